import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { expect, it } from 'vitest';
import { perceive } from '../../perceive/utterance.ts';
import { emptyServices } from '../../testing/empty.ts';
import type { GroundingServices } from '../conversation/services.ts';
import { withWholeName } from './with-whole-name.ts';

const names = ['Travel candle', 'Scented candle', 'Bud vase'];
const services: GroundingServices = {
  ...emptyServices,
  findRecords: (words) =>
    Promise.resolve(
      names.flatMap((label) => {
        const said = label
          .toLowerCase()
          .split(' ')
          .filter((word) => words.toLowerCase().includes(word));
        return said.length === 0
          ? []
          : [
              {
                kind: 'sku' as const,
                id: label,
                value: label,
                label,
                matched: said.join(' '),
                score: said.length / 2,
              },
            ];
      }),
    ),
};

/** The words that are marked once those of the name before them are taken in. */
async function marked(text: string, words: string): Promise<string> {
  const utterance = perceive(text, new Date('2026-11-20T15:00:00Z'), buildVocabulary([]), []);
  const start = text.indexOf(words);
  const span = { field: 'sku', start, end: start + words.length, text: words, value: null, drops: false };
  return (await withWholeName(span as never, 'sku', utterance, services)).text;
}

it.each([
  ['And the travel candles, there I counted 11.', 'candles', 'travel candles'],
  ['we have 30 bud vases', 'vases', 'bud vases'],
  // Words that are no part of a name stay where they are.
  ['please recount candles', 'candles', 'candles'],
  ['the blue candles came in', 'candles', 'candles'],
  ['the candles came in', 'candles', 'candles'],
  ['take two travel candles off', 'travel candles', 'travel candles'],
])('%s', async (text, words, whole) => {
  expect(await marked(text, words)).toBe(whole);
});
