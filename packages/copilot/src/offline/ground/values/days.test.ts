import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { readDates } from '@brandwright/language/values/dates.ts';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { isDateField, needsTime, timeFor } from './days.ts';

const field = (operation: string, name: string) => {
  const found = fieldsOf(findOperation(operation) as AnyDeclaration).find((one) => one.name === name);
  if (!found) throw new Error(`There is no ${operation}.${name}.`);
  return found;
};
const callTime = field('request_supplier_meeting', 'callTime');

it.each([
  ['tuesday the 24th at 3, half an hour is plenty', '15:00'],
  ['tuesday, at 10', '10:00'],
  ['on the 24th of november at 5:30 pm', '17:30'],
  ['tuesday the 24, 11 in the morning', '11:00'],
  ['tuesday will do', null],
])('the time of a call on %s', (text, wanted) => {
  const [date] = readDates(text, new Date('2026-11-20T15:00:00Z'));
  expect(date && timeFor(callTime, date, text)).toBe(wanted);
});

it('is needed for a call, and not for a day to deliver by', () => {
  expect(needsTime(callTime)).toBe(true);
  expect(needsTime(field('update_project_request', 'neededBy'))).toBe(false);
});

it('is no day that somebody says: when a form was opened', () => {
  expect(isDateField(field('update_sku', 'seenAt'))).toBe(false);
  expect(isDateField(field('set_reminder', 'remindOn'))).toBe(true);
});
