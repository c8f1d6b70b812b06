import { checkOut } from '@brandwright/contract/purchasing/check-out.ts';
import { recordPurchaseEvent } from '@brandwright/contract/purchasing/record-purchase-event.ts';
import { buildVocabulary } from '@brandwright/language/words/spelling.ts';
import { expect, it } from 'vitest';
import { fieldsOf } from '../../fields.ts';
import { perceive } from '../../perceive/utterance.ts';
import { fillWrittenCodes } from './fill-written-codes.ts';
import { emptyWork } from './work.ts';

function filled(operation: Parameters<typeof fieldsOf>[0], text: string, marked = {}) {
  const work = { ...emptyWork(), input: { ...marked } };
  const utterance = perceive(text, new Date('2026-11-20T15:00:00Z'), buildVocabulary([]), []);
  fillWrittenCodes(fieldsOf(operation), utterance, work);
  return work.input;
}

it('takes a promotion code where one is asked for', () => {
  expect(filled(checkOut, 'check out with PRODUCTS10')).toEqual({ promotionCode: 'PRODUCTS10' });
});

it('takes no words for a code that are none', () => {
  expect(filled(checkOut, 'check out with the visa', { promotionCode: 'the visa' })).toEqual({});
});

it('takes a tracking number', () => {
  expect(filled(recordPurchaseEvent, 'the candles shipped, tracking 1Z999AA10123456784')).toEqual({
    trackingNumber: '1Z999AA10123456784',
  });
});
