import type { AnyDeclaration } from '@brandwright/contract';
import { changeShippingAddress } from '@brandwright/contract/orders/change-shipping-address.ts';
import { updateReturnSettings } from '@brandwright/contract/returns/update-return-settings.ts';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { turnDictated } from './turn-dictated.ts';

const dictated = (operation: AnyDeclaration, text: string, field: string, said: string) => {
  const start = text.indexOf(said);
  const span = {
    field,
    value: null,
    drops: false,
    certainty: 1,
    text: said,
    start,
    end: start + said.length,
  };
  return Object.fromEntries(
    turnDictated(fieldsOf(operation), [span], text).map((one) => [one.field, one.text]),
  );
};

it('takes what follows as the text, and no value out of it', () => {
  const text = 'Make the policy say: Unused pieces come back within 21 days.';
  expect(dictated(updateReturnSettings, text, 'windowDays', '21')).toEqual({
    policy: 'Unused pieces come back within 21 days.',
  });
});

it('leaves values that stand before, and operations without such a text', () => {
  const text = 'make it 14 days and let the text say: come back within two weeks';
  expect(dictated(updateReturnSettings, text, 'windowDays', '14')).toEqual({
    windowDays: '14',
    policy: 'come back within two weeks',
  });
  const moved = 'her message: new address 12 Elm Street, Dayton';
  expect(dictated(changeShippingAddress, moved, 'addressLine1', '12 Elm Street')).toEqual({
    addressLine1: '12 Elm Street',
  });
});
