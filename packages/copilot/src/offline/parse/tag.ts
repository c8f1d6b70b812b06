import type { Encoded } from './encoder.ts';
import { scoreOf, type Head, type Heads } from './heads.ts';
import type { Piece } from './tokenizer.ts';

/** Words of a message that stand for a value of a field. */
export interface TaggedSpan {
  field: string;
  /** A member of the field's list of values, or `true` and `false`; null for what the words themselves say. */
  value: string | null;
  /** The words take the value away. */
  drops: boolean;
  start: number;
  end: number;
  text: string;
  /** 0 to 1. */
  certainty: number;
}

interface Label {
  index: number;
  field: string;
  value: string | null;
  drops: boolean;
}

/** What changing from one label to another costs, in the units of log probability. */
const changeCost = 0.6;

/** Labels of a head that one operation can use: `takes` says which of its fields there are. */
export function labelsFor(head: Head, takes: (field: string) => boolean): Label[] {
  return labelsOf(head).filter(({ field }) => takes(field));
}

const readLabels = new WeakMap<Head, readonly Label[]>();

/** The labels of a head in their parts, read once. */
function labelsOf(head: Head): readonly Label[] {
  const known = readLabels.get(head);
  if (known) return known;
  const labels = head.labels.flatMap((label, index): Label[] => {
    if (label === 'O') return [];
    const match = /^(?<drops>-)?(?<field>[\w.]+)(?:=(?<value>.*))?$/.exec(label);
    const { drops, field = '', value } = match?.groups ?? {};
    return [{ index, field, value: value ?? null, drops: drops !== undefined }];
  });
  readLabels.set(head, labels);
  return labels;
}

/** States of pieces as they are read for an intent. */
export function statesFor(intent: string, { states }: Encoded, { tagOffsets, tags }: Heads): Float32Array {
  const known = tagOffsets.labels.indexOf(intent);
  const from = (known < 0 ? tagOffsets.labels.length - 1 : known) * tags.width;
  return states.map((value, at) => Math.max(0, value + (tagOffsets.weights[from + (at % tags.width)] ?? 0)));
}

/**
 * The likeliest way to give each word of a message one of some labels or none. Pieces of one word go together; the whole
 * is read at once, so that a text of several words is not torn.
 */
export function tag(
  text: string,
  pieces: readonly Piece[],
  states: Float32Array,
  head: Head,
  labels: readonly Label[],
): TaggedSpan[] {
  const outside = head.labels.indexOf('O');
  const columns = [outside, ...labels.map(({ index }) => index)];
  const words = wordsOf(text, pieces);
  const rows = words.map(({ from, to }) => {
    const sums = columns.map(() => 0);
    for (let piece = from; piece < to; piece++) {
      const scores = columns.map((label) => scoreOf(head, label, states, piece * head.width));
      const norm = logSum(scores);
      for (const [at, score] of scores.entries()) sums[at] = (sums[at] ?? 0) + score - norm;
    }
    return sums.map((sum) => sum / Math.max(1, to - from));
  });
  const path = viterbi(rows);
  const spans: TaggedSpan[] = [];
  let open: { column: number; first: number } | null = null;
  for (let at = 0; at <= words.length; at++) {
    const column = path[at] ?? 0;
    if (open && column !== open.column) {
      spans.push(spanOf(text, words, rows, labels, open.column, open.first, at - 1));
      open = null;
    }
    if (column !== 0 && !open) open = { column, first: at };
  }
  return spans;
}

interface Word {
  from: number;
  to: number;
  start: number;
  end: number;
}

/** Pieces grouped where a space begins; punctuation stays with its word. */
function wordsOf(text: string, pieces: readonly Piece[]): Word[] {
  const words: Word[] = [];
  for (const [at, piece] of pieces.entries()) {
    const begins = at === 0 || text[piece.start] === ' ' || isPunctuation(text.slice(piece.start, piece.end));
    const start = text[piece.start] === ' ' ? piece.start + 1 : piece.start;
    const last = words.at(-1);
    const afterPunctuation = last !== undefined && isPunctuation(text.slice(last.start, last.end));
    if (!last || begins || afterPunctuation) words.push({ from: at, to: at + 1, start, end: piece.end });
    else {
      last.to = at + 1;
      last.end = piece.end;
    }
  }
  return words;
}

const isPunctuation = (text: string) => /^[\s,;:!?()"]+$/.test(text);

function spanOf(
  text: string,
  words: readonly Word[],
  rows: readonly (readonly number[])[],
  labels: readonly Label[],
  column: number,
  first: number,
  last: number,
): TaggedSpan {
  const label = labels[column - 1];
  const start = words[first]?.start ?? 0;
  const end = words[last]?.end ?? start;
  const chosen = rows.slice(first, last + 1).map((row) => row[column] ?? 0);
  const raw = text.slice(start, end);
  const trimmed = raw.replace(/^[\s,;:]+|[\s,;:]+$/g, '');
  const from = start + Math.max(0, raw.indexOf(trimmed));
  return {
    field: label?.field ?? '',
    value: label?.value ?? null,
    drops: label?.drops ?? false,
    start: from,
    end: from + trimmed.length,
    text: trimmed,
    certainty: Math.exp(chosen.reduce((sum, one) => sum + one, 0) / Math.max(1, chosen.length)),
  };
}

function viterbi(rows: readonly (readonly number[])[]): number[] {
  const back: number[][] = [];
  let scores: number[] = [];
  for (const [at, row] of rows.entries()) {
    if (at === 0) {
      scores = [...row];
      continue;
    }
    const best = scores.indexOf(Math.max(...scores));
    const from: number[] = [];
    scores = row.map((own, column) => {
      const stay = scores[column] ?? 0;
      const change = (scores[best] ?? 0) - (column === best ? 0 : changeCost);
      from[column] = stay >= change ? column : best;
      return own + Math.max(stay, change);
    });
    back.push(from);
  }
  if (rows.length === 0) return [];
  const path = [scores.indexOf(Math.max(...scores))];
  for (let at = back.length - 1; at >= 0; at--) path.unshift(back[at]?.[path[0] ?? 0] ?? 0);
  return path;
}

function logSum(scores: readonly number[]): number {
  const highest = Math.max(...scores);
  return highest + Math.log(scores.reduce((sum, score) => sum + Math.exp(score - highest), 0));
}
