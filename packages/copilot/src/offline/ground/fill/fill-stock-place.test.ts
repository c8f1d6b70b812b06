import { adjustStock } from '@brandwright/contract/catalog/adjust-stock.ts';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { perceive } from '../../perceive/utterance.ts';
import { emptyServices, emptyState } from '../../testing/empty.ts';
import { fillStockPlace } from './fill-stock-place.ts';
import { emptyWork } from './work.ts';

async function placeIn(text: string, input: Record<string, unknown>): Promise<unknown> {
  const work = { ...emptyWork(), input: { ...input } };
  const utterance = perceive(text, emptyState.now, buildVocabulary([]), []);
  const services = {
    ...emptyServices,
    findRecords: (words: string) =>
      Promise.resolve(
        words.toLowerCase().includes('garage')
          ? [
              {
                kind: 'stock_place' as const,
                id: 'g',
                value: 'g',
                label: 'Garage',
                matched: 'garage',
                score: 1,
              },
            ]
          : [],
      ),
  };
  await fillStockPlace(fieldsOf(adjustStock), utterance, services, work);
  return work.input['place'];
}

it.each([
  ['we found a box of 24 of those in the garage, add them there', { add: 24 }, 'g'],
  ['for the fair i would have some standing in the garage', {}, undefined],
  ['24 on the door of the garage', { add: 24 }, undefined],
  ['add 24 in the garage', { add: 24, place: 'shop' }, 'shop'],
])('“%s”', async (text, input, place) => expect(await placeIn(text, input)).toBe(place));
