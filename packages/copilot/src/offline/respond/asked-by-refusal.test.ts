import { enableProductFeed } from '@brandwright/contract/fulfillment/channels/enable-product-feed.ts';
import { receivePurchase } from '@brandwright/contract/purchasing/receive-purchase.ts';
import { expect, it } from 'vitest';
import type { CallOutcome, PastCall } from '../ground/conversation/conversation.ts';
import { askedByRefusal } from './asked-by-refusal.ts';

const refused: CallOutcome = {
  ok: false,
  code: 'bad_input',
  message: 'Which product do the Gift boxes go to? Say its name.',
  details: [{ path: 'sku', message: 'Which product do the Gift boxes go to?' }],
};
const call = (outcome: CallOutcome, input: Record<string, unknown> = {}): PastCall => ({
  callId: '1',
  operation: receivePurchase.name,
  input: { purchaseItemId: 'Gift boxes', quantity: 980, ...input },
  outcome,
});
const ask = (...calls: PastCall[]) => askedByRefusal(calls, () => receivePurchase);

it('takes a refusal that asks for a field as a question, and offers what may be said instead', () => {
  expect(ask(call(refused))).toEqual({
    asked: {
      operation: 'receive_purchase',
      input: { purchaseItemId: 'Gift boxes', quantity: 980 },
      field: 'sku',
      question: 'Which product do the Gift boxes go to?',
      choices: [],
    },
    options: [
      {
        operation: 'receive_purchase',
        input: { purchaseItemId: 'Gift boxes', quantity: 980, asNewProduct: true },
        label: 'Receive a purchase order into stock: as a new product',
      },
    ],
  });
});

it('asks nothing after other refusals, for what was given, and of several calls', () => {
  expect(ask(call({ ...refused, code: 'conflict' }))).toBeNull();
  expect(ask(call({ ...refused, details: [{ path: 'sku', message: 'Either one.' }] }))).toBeNull();
  expect(ask(call({ ...refused, details: [{ path: 'other', message: 'Which?' }] }))).toBeNull();
  expect(ask(call(refused, { sku: 'MUG-1' }))).toBeNull();
  expect(ask(call(refused), call(refused))).toBeNull();
  expect(ask(call({ ok: true, result: null, summary: '', untrusted: false }))).toBeNull();
});

it('asks for the field of a plain refusal in the words of its declaration', () => {
  const message = 'Enter the address of your product pages, such as https://my-brand.com/products/.';
  const details = [{ path: 'pagesUrl', message }];
  const past: PastCall = {
    callId: '1',
    operation: enableProductFeed.name,
    input: { channel: 'INSTAGRAM' },
    outcome: { ok: false, code: 'bad_input', message, details },
  };
  const asked = askedByRefusal([past], () => enableProductFeed)?.asked;
  expect(asked?.field).toBe('pagesUrl');
  expect(asked?.question).toMatch(/^Where are your product pages/);
});
