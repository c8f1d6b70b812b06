import { moveStock } from '@brandwright/contract/catalog/move-stock.ts';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { perceive } from '../../perceive/utterance.ts';
import { emptyServices } from '../../testing/empty.ts';
import { fillEnds } from './fill-ends.ts';
import type { GroundingServices } from '../conversation/services.ts';
import { emptyWork } from './work.ts';

const places = ['Own stock', 'Cascade Fulfillment'];
const services: GroundingServices = {
  ...emptyServices,
  // As the store finds them: by the first word of a name as well, but less surely.
  findRecords: (words) =>
    Promise.resolve(
      places.flatMap((label) => {
        const first = label.toLowerCase().split(' ')[0] ?? '';
        const matched = [label.toLowerCase(), first].find((name) => words.includes(name));
        const score = matched === first ? 0.475 : 1;
        return matched
          ? [{ kind: 'stock_place' as const, id: label, value: label, label, matched, score }]
          : [];
      }),
    ),
};

async function ends(text: string, before: Record<string, unknown> = {}): Promise<Record<string, unknown>> {
  const work = { ...emptyWork(), input: { ...before } };
  const utterance = perceive(text, new Date('2026-11-20T15:00:00Z'), buildVocabulary([]), []);
  await fillEnds(fieldsOf(moveStock), utterance, services, work);
  return work.input;
}

it.each([
  ['send 30 of them back to Cascade, 20 will do', { to: 'Cascade Fulfillment' }],
  ['move 20 from our own stock to Cascade', { from: 'Own stock', to: 'Cascade Fulfillment' }],
  ['take 5 out of Cascade', { from: 'Cascade Fulfillment' }],
  ['move 20 to the moon', {}],
])('%s', async (text, wanted) => {
  expect(await ends(text)).toEqual(wanted);
});

it('where something comes from is not where it goes', async () => {
  expect(await ends('20 from Cascade, please', { to: 'Cascade Fulfillment' })).toEqual({
    from: 'Cascade Fulfillment',
  });
});
