import { operations } from '@brandwright/contract';
import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { flagSaid } from './flags.ts';

function said(operation: string, name: string, text: string): boolean | undefined {
  const declared = operations.find((one) => one.name === operation);
  const field = declared && fieldsOf(declared).find((one) => one.name === name);
  if (!field) throw new Error(`There is no ${operation}.${name}.`);
  return flagSaid(field, text);
}

describe('a flag that is said', () => {
  it.each([
    ['cancel order 1066 without a refund', false],
    ['cancel 1066, no refund', false],
    ["cancel it but don't refund her", false],
    ['cancel it with the refund', true],
    ['cancel order 1066', undefined],
  ])('refund: %s', (text, value) => expect(said('cancel_order', 'refund', text)).toBe(value));

  it.each([
    ['mexico qualifies yes', true],
    ['usmca: no', false],
    ['is it under usmca', undefined],
  ])('usmca: %s', (text, value) => expect(said('compare_tariffs', 'usmcaQualifies', text)).toBe(value));

  it.each([
    ['buy 2 samples with my card', undefined],
    ['only the ones among my favorites', true],
  ])('favorites: %s', (text, value) => expect(said('search_suppliers', 'isFavorite', text)).toBe(value));

  it.each([
    ['stop the emails about supplier messages', false],
    ['turn email notices off', false],
    ['switch the emails back on', true],
  ])('email: %s', (text, value) => expect(said('set_inbox_notifications', 'isEmailOn', text)).toBe(value));

  it.each([
    ['the candle one is paused, switch it on again', true],
    ['turn the Monday one off', false],
    ['run it once', undefined],
  ])('assistant: %s', (text, value) => expect(said('set_assistant_active', 'isActive', text)).toBe(value));
});
