import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { catalogReads, mayAct } from './entities.ts';
import { stockPlaceKind } from './enums.ts';
import { count } from './words.ts';

export const longestPlaceName = 80;
export const longestPlaceAddress = 300;
/** Places of a store that are in use, at most. */
export const mostPlaces = 50;

/** A place where stock is kept, with what it holds. */
export const stockPlace = z.object({
  id: field(z.uuid(), { ref: 'stock_place', label: 'Place' }),
  name: z.string(),
  kind: stockPlaceKind,
  /** On one line; null where nobody gave one. */
  address: z.string().nullable(),
  /** The place that stock comes to and leaves when none is named. */
  isDefault: z.boolean(),
  /** Units of all SKUs. */
  onHand: z.int(),
  /** SKUs of which it holds any. */
  skuCount: z.int(),
  updatedAt: z.string(),
});
export type StockPlace = z.output<typeof stockPlace>;

/** A place as it is afterwards, and what changed in words. */
export const stockPlaceChanged = z.object({ place: stockPlace, change: z.string() });

/** What all changes of a place have in common. */
export const stockPlaceChange = {
  access: mayAct,
  effect: 'write',
  undoable: true,
  card: 'stock_place_change',
  offered: true,
  invalidates: ['list_stock_places', 'get_stock_place', ...catalogReads],
} as const;

export const placeName = z
  .string()
  .trim()
  .min(1, 'Enter a name.')
  .max(longestPlaceName)
  .regex(/^[^\p{Cc}]*$/u, 'Keep the name on one line.');

/** The address as a person says it; words that come in several lines are one. */
export const placeAddress = () =>
  field(
    z
      .string()
      .trim()
      .max(longestPlaceAddress)
      .transform((text) => text.replaceAll(/\s*,?\s*[\r\n]+\s*/g, ', ')),
    { sense: 'free_text', words: ['address', 'located at', 'street', 'its address is'], label: 'Address' },
  );

export const placeKind = () =>
  field(stockPlaceKind, {
    label: 'Run by',
    valueWords: {
      OWN: ['our own', 'ours', 'run by us', 'my own'],
      FULFILLMENT_PARTNER: [
        'fulfillment partner',
        'fulfillment center',
        'fulfillment company',
        '3pl',
        'third-party warehouse',
        'run by a partner',
      ],
    },
  });

/** "312 units of 9 SKUs"; "empty". */
export const placeHolds = ({ onHand, skuCount }: Pick<StockPlace, 'onHand' | 'skuCount'>): string =>
  onHand === 0 ? 'empty' : `${count(onHand, 'unit')} of ${count(skuCount, 'SKU')}`;
