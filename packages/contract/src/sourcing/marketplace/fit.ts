import { z } from 'zod';
import { amountMinor, field } from '../../kernel/fields.ts';

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

/** Why a row of a search is there: the words of the search that it says, and those that one has to ask about. */
export const rowMatch = z.object({ matched: z.array(z.string()), open: z.array(z.string()) });
export type RowMatch = z.output<typeof rowMatch>;

/** Of a supplier with the item that is what was asked for; null where only its headline says that it makes it. */
export const supplierMatch = rowMatch.extend({
  item: z
    .object({
      itemId: field(z.uuid(), { ref: 'catalog_item' }),
      title: z.string(),
      /** Per unit at the smallest order; null: quoted on request. */
      unitPriceMinor: amountMinor().nullable(),
      currency: z.string(),
    })
    .nullable(),
});
export type SupplierMatch = z.output<typeof supplierMatch>;

/** What an answer says where nothing is what was asked for. */
export const nothingFitsFacts = {
  /** One sentence: that nothing fits, the nearest thing, and what would help. Null where something fits. */
  nothingFits: z.string().nullable(),
  /** Never a match; best first, three at most. */
  nearest: z.array(nearestItem),
};
