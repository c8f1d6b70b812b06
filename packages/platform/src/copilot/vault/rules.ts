import { OperationError } from '@brandwright/contract';
import type { DocumentStatus } from '@brandwright/contract/copilot/vault/entities.ts';
import { countOf } from '@brandwright/contract/copilot/vault/words.ts';
import { isVaultType, largestDocument, mostDocuments } from '@brandwright/contract/copilot/vault/limits.ts';

/** What a document may become next. A replacement or a retry queues it again; READY text is never read anew by itself. */
export const documentTransitions: Readonly<Record<DocumentStatus, readonly DocumentStatus[]>> = {
  QUEUED: ['EXTRACTING', 'QUEUED'],
  EXTRACTING: ['READY', 'FAILED', 'QUEUED'],
  READY: ['QUEUED'],
  FAILED: ['QUEUED'],
};

/** The next status, or a refusal that says what is possible now. */
export function advance(from: DocumentStatus, to: DocumentStatus): DocumentStatus {
  if (documentTransitions[from].includes(to)) return to;
  throw new OperationError(
    'bad_transition',
    `A document that is ${from.toLowerCase()} can’t become ${to.toLowerCase()}. Possible now: ${documentTransitions[
      from
    ]
      .map((next) => next.toLowerCase())
      .join(', ')}.`,
  );
}

/** Refuses a retry of what is not failed. */
export function checkRetry(status: DocumentStatus): void {
  if (status === 'FAILED') return;
  const now = {
    QUEUED: 'It’s already waiting to be read.',
    EXTRACTING: 'It’s already being read.',
    READY: 'It was read and can be searched. Replace it to read another file.',
  }[status];
  throw new OperationError(
    'bad_transition',
    `Only a document that couldn’t be read can be read again. ${now}`,
  );
}

/** Refuses what the vault does not read, what is too large, and one too many. */
export function checkFile(file: { name: string; contentType: string; size: number }): void {
  if (!isVaultType(file.contentType)) {
    throw new OperationError(
      'unsupported_file',
      `The Brand Vault can’t read ${file.contentType}. Add a PDF, Word (DOCX), Excel (XLSX), CSV, Markdown or text file, or a PNG, JPG or WebP picture.`,
    );
  }
  if (file.size > largestDocument) {
    throw new OperationError(
      'too_large',
      `The file is ${megabytes(file.size)} MB; the limit is ${megabytes(largestDocument)} MB. Split it or save it smaller, and add it again.`,
    );
  }
}

export function checkRoom(kept: number): void {
  if (kept < mostDocuments) return;
  throw new OperationError(
    'conflict',
    `The Brand Vault is full at ${countOf(mostDocuments, 'document')}. Remove one first.`,
  );
}

const megabytes = (bytes: number) => (bytes / 1024 / 1024).toFixed(bytes % (1024 * 1024) === 0 ? 0 : 1);

/** A title from a file's name: without its ending, dashes and underscores as spaces, letters and plain signs only. */
export function titleOf(fileName: string): string {
  const words = fileName
    .replace(/\.[A-Za-z0-9]{1,5}$/, '')
    .replace(/[_-]+/g, ' ')
    .replace(/[^\p{L}\p{N} &'’().,+%#]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 80)
    .trim();
  return words === '' ? 'Document' : words.charAt(0).toLocaleUpperCase('en-US') + words.slice(1);
}

/** Longest text of one passage, in characters: about what is read at a glance and quoted whole. */
export const longestPassage = 900;

/** One piece of text as a reader found it. */
export interface Piece {
  page: number;
  section: string | null;
  text: string;
}

/** Pieces as passages: short neighbors of a page and section together, long ones cut at a sentence or word. */
export function toPassages(pieces: readonly Piece[]): Piece[] {
  const passages: Piece[] = [];
  for (const piece of pieces.flatMap(cutLong)) {
    const last = passages.at(-1);
    const fits =
      last &&
      last.page === piece.page &&
      last.section === piece.section &&
      last.text.length + piece.text.length + 1 <= longestPassage * 0.7;
    if (fits) last.text += `\n${piece.text}`;
    else passages.push({ ...piece });
  }
  return passages;
}

function cutLong(piece: Piece): Piece[] {
  const text = cleanText(piece.text);
  if (text === '') return [];
  const parts: Piece[] = [];
  let rest = text;
  while (rest.length > longestPassage) {
    const at = cutPlace(rest);
    parts.push({ ...piece, text: rest.slice(0, at).trim() });
    rest = rest.slice(at).trim();
  }
  return [...parts, { ...piece, text: rest }];
}

function cutPlace(text: string): number {
  const head = text.slice(0, longestPassage);
  const sentence = Math.max(...['. ', '.\n', '! ', '? ', '\n'].map((end) => head.lastIndexOf(end)));
  if (sentence > longestPassage / 2) return sentence + 1;
  const word = head.lastIndexOf(' ');
  return word > longestPassage / 2 ? word : longestPassage;
}

/** Text without what no reader sees: controls, zero-width and direction signs, tags hidden in private planes. */
export function cleanText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\r\n?/g, '\n')
    .replace(/[^\P{Cc}\n\t]/gu, ' ')
    .replace(/[\p{Cf}\p{Co}\p{Cn}\p{Cs}]/gu, '')
    .replace(/[ \t\u00a0]+/g, ' ')
    .replace(/ *\n */g, '\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
}

const sentenceEnd = /(?<=[.!?])\s+|\n+/u;
/** A quote is at most this long, in characters. */
const longestQuote = 320;

/**
 * The neighboring sentences of a marked text (`\u0002match\u0003`) with the most matches, from the first that has one,
 * and where the matches stand in them.
 */
export function bestQuote(marked: string): { quote: string; marks: [number, number][] } {
  const sentences = marked.split(sentenceEnd).filter((sentence) => plainOf(sentence).trim() !== '');
  let best = { quote: sentences[0] ?? '', matches: -1 };
  for (const from of sentences.keys()) {
    const quote = longestFrom(sentences.slice(from));
    const matches = matchesIn(quote);
    const begins = (sentences[from] ?? '').includes('\u0002');
    if (matches > best.matches || (matches === best.matches && begins && !startsWithMatch(best.quote)))
      best = { quote, matches };
  }
  return readMarks(aroundMatches(best.quote));
}

/** As many of the first sentences as a quote may have. */
function longestFrom(sentences: readonly string[]): string {
  let quote = sentences[0] ?? '';
  for (const sentence of sentences.slice(1)) {
    if (plainOf(quote).length + plainOf(sentence).length + 1 > longestQuote) break;
    quote += ` ${sentence}`;
  }
  return quote;
}

const startsWithMatch = (quote: string) => (quote.split(sentenceEnd)[0] ?? '').includes('\u0002');

const plainOf = (marked: string) => marked.replace(/[\u0002\u0003]/g, '');
const matchesIn = (marked: string) =>
  new Set([...marked.matchAll(/\u0002([^\u0003]*)\u0003/g)].map((match) => (match[1] ?? '').toLowerCase()))
    .size;

/** A single sentence that is too long is cut around its first match. */
function aroundMatches(marked: string): string {
  if (plainOf(marked).length <= longestQuote * 2) return marked;
  const first = Math.max(0, marked.indexOf('\u0002') - longestQuote / 2);
  const cut = marked.slice(first, first + longestQuote * 2);
  const opened = (cut.match(/\u0002/g) ?? []).length > (cut.match(/\u0003/g) ?? []).length;
  return `${first > 0 ? '… ' : ''}${cut}${opened ? '\u0003' : ''} …`;
}

function readMarks(marked: string): { quote: string; marks: [number, number][] } {
  let quote = '';
  const marks: [number, number][] = [];
  let start: number | null = null;
  for (const sign of marked) {
    if (sign === '\u0002') start = quote.length;
    else if (sign === '\u0003') {
      if (start !== null) marks.push([start, quote.length]);
      start = null;
    } else quote += sign;
  }
  return { quote: quote.trimEnd(), marks: marks.filter(([, end]) => end <= quote.trimEnd().length) };
}
