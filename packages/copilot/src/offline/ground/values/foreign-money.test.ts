import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { perceive } from '../../perceive/utterance.ts';
import { foreignMoney } from './foreign-money.ts';

const foreign = (operation: string, text: string, field?: string) => {
  const utterance = perceive(text, new Date('2026-11-22T12:00:00Z'), buildVocabulary([]), []);
  const spans = field
    ? [{ field, value: null, drops: false, certainty: 1, text, start: 0, end: text.length }]
    : [];
  const found = foreignMoney(fieldsOf(findOperation(operation) as AnyDeclaration), spans, utterance);
  return found && [found.field.name, found.said.text];
};

it('an amount in another currency is no amount in dollars', () => {
  expect(foreign('look_up_tariff', 'a mug of 5 euros from Portugal')).toEqual(['unitPriceMinor', '5 euros']);
  expect(foreign('look_up_tariff', 'a mug of £4 from Portugal')?.[0]).toBe('unitPriceMinor');
});

it('dollars, bare figures, words to send and what takes no money are left alone', () => {
  expect(foreign('look_up_tariff', 'a mug of $5 from Portugal')).toBeNull();
  expect(foreign('look_up_tariff', 'a mug of 5 from Portugal')).toBeNull();
  expect(foreign('send_supplier_message', 'is 5 euros fine', 'text')).toBeNull();
  expect(foreign('set_order_note', 'she paid 5 euros')).toBeNull();
});
