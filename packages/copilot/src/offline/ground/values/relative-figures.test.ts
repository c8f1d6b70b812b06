import { updateOrderRule } from '@brandwright/contract/orders/update-order-rule.ts';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { perceive } from '../../perceive/utterance.ts';
import { fillFromTo, fillReplaced } from './relative-figures.ts';

const fields = fieldsOf(updateOrderRule);
const utterance = (text: string) => perceive(text, new Date('2026-11-22'), buildVocabulary([]), []);

it('takes the second of “from … to …” for what changes', () => {
  const input: Record<string, unknown> = { totalOverMinor: 60_000 };
  fillFromTo(fields, utterance('the limit of that rule from 600 to 900 please'), input);
  expect(input).toEqual({ totalOverMinor: 90_000 });
  const other: Record<string, unknown> = { totalOverMinor: 60_000 };
  fillFromTo(fields, utterance('orders of 600 to 900 go on hold'), other);
  expect(other).toEqual({ totalOverMinor: 60_000 });
});

it('puts a new figure where the old one stood, not where its kind would go', () => {
  const input: Record<string, unknown> = { totalOverMinor: 3500 };
  fillReplaced(fields, utterance('25 is too low, rather 35'), { unitsAtLeast: 25 }, input, []);
  expect(input).toEqual({ unitsAtLeast: 35 });
});
