// The sentences that the server told of one answer, as text to read. Only words are looked at: no rule and no event is known here.

const kEnded = /[.:!?…]$/;
// What follows a helping verb is another verb: "Vous avez payé", "Vous avez pris" share no more than who it was.
const kHelping = /^(a|ai|as|avez|avons|ont|es|est|êtes|sont|was|were|is|are|has|have)$/;
// Where a sentence may be cut: behind a colon or a small word, so that no name and no number is.
const may_end = (word: string) => word.endsWith(':') || (!/[\p{Lu}\d()«»]/u.test(word) && !kHelping.test(word));
const rest = (words: string[], from: number) => words.slice(from).join(' ');

// With how many words both begin, so that the rest of them can stand in one list; 0: it cannot.
function shared(a: string[], b: string[]): number {
  let n = 0;
  while (n < Math.min(a.length, b.length) - 1 && a[n] === b[n]) ++n;
  while (n > 0 && !may_end(a[n - 1] ?? '')) --n;
  return [a, b].some((words) => /[,:;.!?]/.test(rest(words, n))) ? 0 : n;
}

// "A, B ×2": what is there several times is counted.
function listed(parts: string[]): string {
  return [...new Set(parts)]
    .map((part) => {
      const count = parts.filter((p) => p === part).length;
      return count > 1 ? `${part} ×${count}` : part;
    })
    .join(', ');
}

// "You discarded A", "You discarded B": "You discarded A, B".
export function merged(told: string[]): string[] {
  const out: { sentences: string[][]; head: number }[] = [];
  for (const sentence of told) {
    const words = sentence.split(' ');
    const run = out.at(-1);
    const first = run?.sentences[0];
    const same = first?.join(' ') === sentence && !kEnded.test(sentence);
    const head = run && first ? Math.min(run.head, shared(first, words)) : 0;
    if (run && (head > 0 || (same && run.sentences.every((s) => s.join(' ') === sentence)))) {
      run.sentences.push(words);
      run.head = head;
    } else {
      out.push({ sentences: [words], head: words.length });
    }
  }
  return out.map(({ sentences, head }) => {
    if (sentences.length === 1) return rest(sentences[0] ?? [], 0);
    return `${sentences[0]?.slice(0, head).join(' ') ?? ''} ${listed(sentences.map((words) => rest(words, head)))}`.trim();
  });
}

// One after the other. Behind a colon stands a list: those that begin with the same word, as cards of one monument do.
export function joined(sentences: string[]): string {
  let listing = '';
  return sentences.reduce((text, sentence) => {
    const begins = sentence.split(' ')[0] ?? '';
    if (text === '') return sentence;
    if (text.endsWith(':')) {
      listing = begins;
      return `${text} ${sentence}`;
    }
    if (listing !== '' && begins === listing) return `${text}, ${sentence}`;
    listing = '';
    return kEnded.test(text) ? `${text} ${sentence}` : `${text}. ${sentence}`;
  }, '');
}

export const telling = (told: string[]) => joined(merged(told));
