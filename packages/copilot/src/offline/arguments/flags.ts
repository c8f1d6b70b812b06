import type { FieldSpec } from './fields.ts';
import { identifierWords, stem, type Token } from '../words/tokens.ts';

const negations = new Set([
  'not',
  'no',
  'without',
  'never',
  'skip',
  'non',
  'except',
  'excluding',
  'disable',
  'off',
  'stop',
]);

export interface FlagMatch {
  value: boolean;
  start: number;
  end: number;
}

/** Whether the words turn a yes-or-no field on or off; null when they do not speak of it. */
export function matchFlag(field: FieldSpec, tokens: readonly Token[]): FlagMatch | null {
  const own = identifierWords(field.name).at(-1) ?? '';
  const phrases = own.length > 6 ? [...field.phrases, [stem(own)]] : [...field.phrases];
  for (const phrase of phrases.sort((a, b) => b.length - a.length)) {
    for (let i = 0; i + phrase.length <= tokens.length; i++) {
      if (!phrase.every((stem, offset) => tokens[i + offset]?.stem === stem)) continue;
      const first = tokens[i];
      const last = tokens[i + phrase.length - 1];
      if (!first || !last) continue;
      const saysNo = phrase.some((word) => negations.has(word));
      const before = tokens.slice(Math.max(0, i - 3), i);
      const negated =
        !saysNo &&
        before.some((token) => negations.has(token.lower)) &&
        !before.some((token) => token.lower === 'only');
      return { value: !negated, start: first.start, end: last.end };
    }
  }
  return null;
}
