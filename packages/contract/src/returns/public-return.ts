import { z } from 'zod';
import { amountMinor, day } from '../kernel/fields.ts';
import { returnRefund } from './entities.ts';
import { returnReason } from './enums.ts';

/** What a shopper says to be let in. */
export const shopperOrder = {
  orderNumber: z.int().min(1).max(2_147_483_647),
  email: z.email('That isn’t an email address.').max(200),
  /** The store whose return page it is; needed where the number and email are those of orders of two stores. */
  fromStoreId: z.uuid().optional(),
};

/** Lines as a shopper chooses them. */
export const shopperLines = z
  .array(z.object({ lineItemId: z.uuid(), quantity: z.int().min(1).max(100_000), reason: returnReason }))
  .min(1)
  .max(100);

/** What a shopper sees of their order: what can come back and the rules, and nothing else of it or of the store. */
export const returnableOrder = z.object({
  orderNumber: z.int(),
  lines: z.array(
    z.object({
      lineItemId: z.uuid(),
      title: z.string(),
      variant: z.string().nullable(),
      /** Units that can still be sent back. */
      returnable: z.int(),
    }),
  ),
  /** Why nothing can be sent back; null where something can. */
  refused: z.string().nullable(),
  policy: z.string(),
  until: day().nullable(),
  feeMinor: amountMinor(),
  isStoreCredit: z.boolean(),
  currency: z.string(),
  /** What the chosen lines pay back. */
  refund: returnRefund,
  /** Returns that are in. */
  returns: z.array(
    z.object({ handle: z.string(), status: z.string(), banner: z.string(), itemsText: z.string() }),
  ),
});
