import { z } from 'zod';
import { amountMinor, field } from '../kernel/fields.ts';

/** An item that is not what was asked for, only near it: of its family, or it in a way that contradicts a stated word. */
export const nearestItem = z.object({
  itemId: field(z.uuid(), { ref: 'catalog_item' }),
  title: z.string(),
  supplierId: field(z.uuid(), { ref: 'supplier' }),
  supplierName: z.string(),
  countryName: z.string(),
  /** Per unit at the smallest order; null: quoted on request. */
  unitPriceMinor: amountMinor().nullable(),
  currency: z.string(),
  /** Words of what was asked for that it says too. */
  matched: z.array(z.string()),
  /** Words of what was asked for that it does not say or contradicts. */
  lacking: z.array(z.string()),
});
export type NearestItem = z.output<typeof nearestItem>;

/** What an answer says where nothing is what was asked for. */
export const nothingFitsFacts = {
  /** One sentence: that nothing fits, the nearest thing, and what would help. Null where something fits. */
  nothingFits: z.string().nullable(),
  /** Never a match; best first, three at most. */
  nearest: z.array(nearestItem),
};
