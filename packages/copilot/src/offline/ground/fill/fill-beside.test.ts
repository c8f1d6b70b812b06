import { moveOrderRule } from '@brandwright/contract/orders/move-order-rule.ts';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { perceive } from '../../perceive/utterance.ts';
import { emptyServices } from '../../testing/empty.ts';
import type { GroundingServices } from '../conversation/services.ts';
import { fillBeside } from './fill-beside.ts';
import { emptyWork } from './work.ts';

const rules = ['Big orders', 'Gift boxes', 'B2B'];
const services: GroundingServices = {
  ...emptyServices,
  findRecords: (words) =>
    Promise.resolve(
      rules
        .filter((label) => words.toLowerCase().includes(label.toLowerCase()))
        .map((label) => ({
          kind: 'order_rule' as const,
          id: `id of ${label}`,
          value: label,
          label,
          matched: label,
          score: 1,
        })),
    ),
};

async function fill(text: string, work = emptyWork()) {
  const utterance = perceive(text, new Date('2026-11-20T15:00:00Z'), buildVocabulary([]), []);
  await fillBeside(fieldsOf(moveOrderRule), utterance, services, work);
  return work;
}

it.each([
  ['move it before the big orders rule', { before: 'Big orders' }],
  ['put gift boxes right after B2B', { after: 'B2B' }],
  ['gift boxes in front of the rule for big orders', { before: 'Big orders' }],
  ['run gift boxes first', {}],
  ['before you move anything, show gift boxes', {}],
])('%s', async (text, wanted) => {
  expect((await fill(text)).input).toEqual(wanted);
});

it('leaves what is named beside to its own field, whatever it was marked as', async () => {
  const marked = { ...emptyWork(), input: { rule: 'id of Big orders' } };
  expect((await fill('move it before the big orders rule', marked)).input).toEqual({ before: 'Big orders' });
  const two = { ...emptyWork(), several: { field: 'rule', values: ['Gift boxes', 'Big orders'] } };
  const work = await fill('gift boxes before big orders', two);
  expect(work).toMatchObject({ several: null, input: { rule: 'Gift boxes', before: 'Big orders' } });
});
