import type { AnyDeclaration } from '@brandwright/contract';
import { setOrderNote } from '@brandwright/contract/orders/set-order-note.ts';
import { rememberFact } from '@brandwright/contract/copilot/vault/remember-fact.ts';
import { updateStoreProfile } from '@brandwright/contract/store/update-store-profile.ts';
import { expect, it } from 'vitest';
import { isDictated } from './dictated.ts';

const said = 'Remember that we never ship on Fridays, please.';
const remember = (fact: string) => isDictated(rememberFact as AnyDeclaration, { fact }, said);

it('knows a fact that the founder just dictated, and no other', () => {
  expect(remember('We never ship on Fridays')).toBe(true);
  expect(remember('We never ship on Fridays or Mondays')).toBe(false);
  expect(remember('on Fridays')).toBe(false);
});

it('is never said of what names a record or takes more than words', () => {
  const note = { orderNumber: 1042, note: 'we never ship on Fridays' };
  expect(isDictated(setOrderNote as AnyDeclaration, note, said)).toBe(false);
  expect(isDictated(updateStoreProfile as AnyDeclaration, {}, said)).toBe(false);
});
