import { findOperation, type AnyDeclaration } from '@brandwright/contract';
import { expect, it } from 'vitest';
import type { Decision } from '../decide/decision.ts';
import type { Reading } from '../ground/reading.ts';
import { emptyFilling } from '../testing/empty.ts';
import { inMind } from './in-mind.ts';

const reading = (name: string, input: Record<string, unknown>, assumed = emptyFilling.assumed): Reading => ({
  operation: findOperation(name) as AnyDeclaration,
  probability: 0.2,
  relation: 'new',
  filling: { ...emptyFilling, input, assumed },
  trial: null,
  isEmpty: false,
  leavesNamed: false,
  otherProduct: null,
  score: 0,
  evidence: [],
});
const declined: Decision = { kind: 'decline', near: null, options: [] };
const about = (...readings: Reading[]) => inMind({ decision: declined, readings, answer: null });

it('keeps the numbers of records that a message named in vain, of the likeliest reading', () => {
  expect(
    about(reading('quote_label', { orderNumber: 1056 }), reading('get_order', { orderNumber: 1056 })),
  ).toEqual([{ kind: 'order', value: 1056, label: '#1056' }]);
  expect(about(reading('buy_labels', { orderNumbers: [1050, 5746] }))).toHaveLength(2);
});

it('keeps none that was only assumed', () => {
  const seen = { kind: 'order' as const, refs: new Map([['order' as const, []]]), label: '#879', data: {} };
  expect(about(reading('get_order', { orderNumber: 879 }, [seen]))).toEqual([]);
});
