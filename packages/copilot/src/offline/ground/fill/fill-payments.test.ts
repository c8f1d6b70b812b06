import type { AnyDeclaration } from '@brandwright/contract';
import { refundOrder } from '@brandwright/contract/orders/refund-order.ts';
import { payInvoice } from '@brandwright/contract/purchasing/pay-invoice.ts';
import { listPayments } from '@brandwright/contract/payments/list-payments.ts';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { describe, expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { perceive, type Utterance } from '../../perceive/utterance.ts';
import { fillAmount, fillAmountAlone, fillInvoiceNumber, fillShare, partToAsk } from './fill-payments.ts';
import { emptyWork, type Work } from './work.ts';

const read = (text: string) => perceive(text, new Date('2026-11-20T15:00:00Z'), buildVocabulary([]), []);

function inputOf(fill: (utterance: Utterance, work: Work) => void, text: string): Record<string, unknown> {
  const work = emptyWork();
  fill(read(text), work);
  return work.input;
}

describe('what is paid', () => {
  const fields = fieldsOf(payInvoice);

  it.each([
    ['pay half of it', 50],
    ['30% of INV-2048', 30],
    ['pay it', undefined],
  ])('as a share: %s', (text, share) => {
    const input = inputOf((said, work) => fillShare(payInvoice, fields, said, work), text);
    expect(input['sharePercent']).toBe(share);
  });

  it.each([
    ['pay 500 of INV-2048', 50_000],
    ['put only 250 towards the mug bill', 25_000],
    ['pay the invoice of 500 mugs', undefined],
  ])('as an amount: %s', (text, amount) => {
    const input = inputOf((said, work) => fillAmount(payInvoice, fields, said, work), text);
    expect(input['amountMinor']).toBe(amount);
  });

  it.each([
    ['only 100', 10_000],
    ['make it $250', 25_000],
    ['100 or 200', undefined],
  ])('as an amount that is all that is said: %s', (text, amount) => {
    const input = inputOf((said, work) => fillAmountAlone(payInvoice, fields, said, work), text);
    expect(input['amountMinor']).toBe(amount);
  });

  it('is of the invoice that is named, though nobody has it', () => {
    const input = inputOf((said, work) => fillInvoiceNumber(fields, said, work), 'pay INV-9999');
    expect(input).toEqual({ invoiceId: 'INV-9999' });
  });
});

describe('a part without an amount', () => {
  const asked = (operation: AnyDeclaration, text: string, input = {}) =>
    partToAsk(operation, fieldsOf(operation), read(text), input).map(({ name }) => name);

  it.each([
    'we shall pay a part of it only, with the visa',
    'just pay some of it off',
    'pay it partly',
    'put something towards the mug bill',
  ])('is asked for: %s', (text) => expect(asked(payInvoice, text)).toEqual(['amountMinor']));

  it.each([
    'give her a little something back for her trouble',
    'some money back for the wait, please',
    'sling him a few bucks',
  ])('is asked for where it is given back: %s', (text) =>
    expect(asked(refundOrder, text)).toEqual(['amountMinor']),
  );

  it.each([
    [payInvoice, 'pay it all', {}],
    [payInvoice, 'pay a part of it, 200', { amountMinor: 20_000 }],
    [payInvoice, 'pay a part, half', { sharePercent: 50 }],
    [refundOrder, 'give some of it back, the shipping', { part: 'SHIPPING' }],
    [listPayments, 'show some of the payments', {}],
  ] as const)('is not asked for: %#', (operation, text, input) =>
    expect(asked(operation, text, input)).toEqual([]),
  );
});
