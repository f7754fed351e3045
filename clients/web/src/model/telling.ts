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

interface Run {
  sentences: string[][];
  head: number; // how many words they share
}
// How many words the run would share with the sentence in it; 0: it does not belong there.
const head_with = (run: Run | undefined, words: string[] | undefined) => (run && words ? Math.min(run.head, shared(run.sentences[0] ?? [], words)) : 0);

// "You discarded A", "You discarded B": "You discarded A, B". Two that take turns are two lists: "You activated A, B. You gained C, D".
export function merged(told: string[]): string[] {
  const runs: Run[] = [];
  const all = told.map((sentence) => sentence.split(' '));
  all.forEach((words, i) => {
    const [before, last] = [runs.at(-2), runs.at(-1)];
    const next = all.slice(i).find((later) => head_with(before, later) === 0);
    const taking_turns = head_with(last, next) > 0 || ((before?.sentences.length ?? 0) > 1 && (last?.sentences.length ?? 0) > 1);
    const run = head_with(last, words) > 0 ? last : head_with(before, words) > 0 && taking_turns ? before : undefined;
    if (!run) return void runs.push({ sentences: [words], head: words.length });
    run.head = head_with(run, words);
    run.sentences.push(words);
  });
  return runs.map(({ sentences, head }) => {
    const [first = []] = sentences;
    return sentences.length === 1 ? first.join(' ') : `${first.slice(0, head).join(' ')} ${listed(sentences.map((words) => rest(words, head)))}`;
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
