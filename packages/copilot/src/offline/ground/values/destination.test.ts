import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { perceive } from '../../perceive/utterance.ts';
import { withoutDestination } from './destination.ts';

const countries = (operation: string, text: string): string[] => {
  const fields = fieldsOf(findOperation(operation) as AnyDeclaration);
  const said = perceive(text, new Date('2026-11-20T15:00:00Z'), buildVocabulary([]), []);
  return withoutDestination(fields, said).values.flatMap((value) =>
    value.kind === 'country' ? [String(value.value)] : [],
  );
};

it.each([
  ['look_up_tariff', 'duty when I bring mugs from Kyoto to America', []],
  ['look_up_tariff', 'mugs from Portugal into the US', ['PT']],
  ['look_up_tariff', 'duty on mugs made in the United States', ['US']],
  ['list_orders', 'orders from the shop to the US', ['US']],
])('%s, "%s": where goods go is not where they come from', (operation, text, left) => {
  expect(countries(operation, text)).toEqual(left);
});
