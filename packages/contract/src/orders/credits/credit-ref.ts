import { z } from 'zod';
import { day, field } from '../../kernel/fields.ts';
import { orderReads } from '../order-ref.ts';
import type { StoreCredit, StoreCreditDetail } from './entities.ts';

/** A store credit, as an input field: its code or id, or whose it is. */
export const creditField = () =>
  field(z.string().trim().min(1).max(200), {
    ref: 'store_credit',
    words: ['credit', 'store credit', 'credit code', 'code'],
    question: 'Which store credit? Its code or the customer’s name is enough.',
    label: 'Store credit',
  }).describe('Its code or id, or the customer whose only open credit it is.');

export const expiresOnField = () =>
  day({
    sense: 'date_ahead',
    words: ['expires', 'expires on', 'until', 'valid until', 'good until'],
    label: 'Expires on',
  });

/** Reads that are stale after a credit changed. */
export const creditReads = ['list_store_credits', 'get_store_credit', ...orderReads] as const;

/** A credit as a model sees it. */
export const shortCredit = (credit: StoreCredit | StoreCreditDetail) => ({
  id: credit.id,
  code: credit.code,
  status: credit.status,
  customerName: credit.customerName,
  amountMinor: credit.amountMinor,
  leftMinor: credit.leftMinor,
  currency: credit.currency,
  expiresOn: credit.expiresOn,
  ...('change' in credit ? { change: credit.change } : {}),
});
