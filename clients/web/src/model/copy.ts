// Copies a text. Browsers have a clipboard on https and localhost only; elsewhere the old way must do, which copies what is selected.
export async function copy(text: string, field?: HTMLInputElement): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copy_selected(text, field);
  }
}

function copy_selected(text: string, field?: HTMLInputElement): boolean {
  const from = field ?? document.body.appendChild(Object.assign(document.createElement('input'), { value: text }));
  from.select();
  const done = document.execCommand('copy');
  if (!field) from.remove();
  return done;
}
