import { modelText, type ParseContext } from './encoder-input.ts';

/** Features are hashed to so many buckets; two that share one are told apart by their company. */
export const buckets = 1 << 16;

/**
 * What the n-gram classifier sees of a message, each once: its words, pairs and triples of them, parts of words for slips of the
 * finger, its words together with what was shown or asked last. All digits count as the same.
 */
export function ngramsOf(message: string, context: ParseContext): number[] {
  const words = (modelText(message).match(/[\p{L}\p{N}']+|[^\s\p{L}\p{N}]/gu) ?? [])
    .slice(0, mostWords)
    .map((word) => word.replace(/\d/g, '0'));
  const [shown = '', before = ''] = context.shown;
  const situation = context.asked ? 'asked' : context.waits ? 'waits' : shown ? 'shown' : 'open';
  const found = new Set<number>();
  const add = (kind: string, text: string) => found.add(hashOf(kind, text));
  add('shown', shown);
  add('before', before);
  add('waits', context.waits ?? '');
  add('asked', context.asked ?? '');
  add('first', words[0] ?? '');
  add('last', words.at(-1) ?? '');
  add('length', String(Math.min(6, Math.floor(words.length / 3))));
  for (const [at, word] of words.entries()) {
    const [next, third] = [words[at + 1], words[at + 2]];
    add('word', word);
    add('in', `${shown}|${word}`);
    add(situation, word);
    if (context.asked) add('answer', `${context.asked}|${word}`);
    if (next !== undefined) {
      add('pair', `${word} ${next}`);
      add('pair in', `${shown}|${word} ${next}`);
    }
    if (third !== undefined) {
      add('triple', `${word} ${next} ${third}`);
      add('around', `${word} ${third}`);
    }
    if (word.length > 3) for (const part of partsOf(`<${word}>`)) add('part', part);
  }
  return [...found];
}

const mostWords = 60;

function* partsOf(word: string): Generator<string> {
  for (const length of [3, 4])
    for (let at = 0; at + length <= word.length; at++) yield word.slice(at, at + length);
}

/** FNV-1a, 32 bits. */
function hashOf(kind: string, text: string): number {
  let hash = 0x811c9dc5;
  for (const part of [kind, '\u0000', text])
    for (let at = 0; at < part.length; at++) hash = Math.imul(hash ^ part.charCodeAt(at), 0x01000193);
  // The low bits of FNV depend on the low bits of the text alone.
  return ((hash >>> 16) ^ hash) & (buckets - 1);
}
