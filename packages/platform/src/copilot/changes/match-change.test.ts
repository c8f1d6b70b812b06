import { expect, it } from 'vitest';
import { isMeant, tellingWordsOf } from './match-change.ts';

const hold = {
  operation: 'change_order_status',
  title: "Change an order's status",
  summary: 'Order #1042 went from outstanding to on hold.',
  input: { orderNumber: 1042, productionStatus: 'ON_HOLD' },
};
const note = {
  operation: 'add_order_note',
  title: 'Add a note to an order',
  summary: 'Noted on order #1061: “call her first”.',
  input: { orderNumber: 1061, text: 'call her first' },
};
const profile = {
  operation: 'update_store_profile',
  title: 'Update the store profile',
  summary: 'Changed the name of Bar.',
  input: { name: 'Bar' },
};
const phone = {
  ...profile,
  summary: 'Changed the phone number of Bar.',
  input: { phone: '+1 503 555 0142' },
};

it.each([
  ['the hold on 1042', [hold]],
  ['the hold', [hold]],
  ['the note', [note]],
  ['the note to 1061', [note]],
  ['the rename from before', [profile]],
  ['the phone change', [phone]],
  ['the hold on 1061', []],
  ['the change to the orders', [hold, note]],
  ['the last change', []],
])('“%s” means what it says', (phrase, meant) => {
  expect([hold, note, profile, phone].filter((change) => isMeant(phrase, change))).toEqual(meant);
});

it('tells nothing from words that only point', () => {
  expect(tellingWordsOf('the change you made earlier today')).toEqual([]);
});
