import type { ThreadMessage, ThreadSentence } from './thread-message.ts';

/** After these a full stop ends no sentence. */
const abbreviations =
  /\b(?:no|nos|approx|incl|excl|e\.g|i\.e|vs|mr|mrs|ms|dr|co|st|ref|qty|art|jan|feb|mar|apr|jun|jul|aug|sept?|oct|nov|dec)\.$/i;
/** After these it ends one only before a capital letter, after pieces before a figure too. */
const units = /\b(?:min|max|ltd|inc|corp)\.$/i;
const pieces = /\b(?:pcs|pc)\.$/i;

/** A message longer than this is read no further: nobody writes a promise at the end of a book. */
const longestRead = 8000;

/** The sentences of a text, as written. Lines and bullets end sentences too. */
export function sentencesOf(text: string): string[] {
  return text
    .slice(0, longestRead)
    .split(/[\r\n]+/)
    .flatMap(sentencesOfLine)
    .map((sentence) => sentence.replace(/^[\s•·▪*–—-]+(?=\S)/, '').trim())
    .filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

function sentencesOfLine(line: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const match of line.matchAll(/[.!?]+(?=\s|$)|[。！？；]/g)) {
    const end = match.index + match[0].length;
    const so = line.slice(from, end);
    if (match[0] === '.' && abbreviations.test(so)) continue;
    if (match[0] === '.' && units.test(so) && !/^\s+\p{Lu}/u.test(line.slice(end))) continue;
    if (match[0] === '.' && pieces.test(so) && !/^\s+[\p{Lu}\d]|^\s*$/u.test(line.slice(end))) continue;
    sentences.push(so);
    from = end;
  }
  sentences.push(line.slice(from));
  return sentences;
}

/** Signs of every keyboard as the plain ones: full-width letters, dashes, quotes, odd spaces. */
export function plainOf(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/[‐‑‒–—―−]/g, '-')
    .replace(/[‘’]/g, "'")
    .replace(/[“”]/g, '"')
    .replace(/\s+/g, ' ')
    .trim();
}

/** Every sentence of a thread in order, with who wrote it. */
export function threadSentences(messages: readonly ThreadMessage[]): ThreadSentence[] {
  return messages.flatMap(({ text, ...message }) =>
    sentencesOf(text).map((sentence) => ({ ...message, sentence, plain: plainOf(sentence) })),
  );
}

/** Whether a sentence asks something, also without its mark. */
export function isQuestion(plain: string): boolean {
  if (/\?["')\]]*$/.test(plain)) return true;
  return /^(?:(?:hi|hello|dear|also|and|so|but|ok|okay)[ ,]+)*(?:can|could|would|will|may|do|does|did|is|are|what|which|when|how|who|where)\s+(?:you|your|we|i|it|this|that|the|there|is|are|would|much|many|long|about)\b(?!.*[.!]$)/i.test(
    plain,
  );
}

const nextQuestion =
  /(?:,\s*(?:and|or)?\s*|\s+and\s+)(?=(?:also )?(?:do|does|is|are|can|could|would|will|shall|should|what|which|how|when|where|who|by when)\b)/i;

/** The questions that one sentence asks: "which color, and do you need a label?" asks two. */
export const questionsIn = (plain: string): string[] =>
  plain
    .split(nextQuestion)
    .map((part) => part.trim())
    .filter((part) => /\p{L}{2}/u.test(part));
