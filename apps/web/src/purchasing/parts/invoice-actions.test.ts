import { expect, it } from 'vitest';
import { choicesOf } from './invoice-actions.tsx';

it('offers what can become of an invoice, and nothing that would be refused', () => {
  expect(choicesOf({ status: 'OVERDUE', paidMinor: 0 })).toEqual([
    'KEEP_AS_DRAFT',
    'MARK_UNCOLLECTIBLE',
    'VOID',
  ]);
  expect(choicesOf({ status: 'DRAFT', paidMinor: 0 })).toEqual(['MARK_UNCOLLECTIBLE', 'VOID']);
  expect(choicesOf({ status: 'DUE', paidMinor: 100 })).toEqual(['MARK_UNCOLLECTIBLE']);
  expect(choicesOf({ status: 'UNCOLLECTIBLE', paidMinor: 0 })).toEqual(['VOID']);
  expect(choicesOf({ status: 'UNCOLLECTIBLE', paidMinor: 100 })).toEqual([]);
  expect(choicesOf({ status: 'PAID', paidMinor: 100 })).toEqual([]);
  expect(choicesOf({ status: 'VOID', paidMinor: 0 })).toEqual([]);
});
