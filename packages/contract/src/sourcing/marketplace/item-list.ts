import { z } from 'zod';
import { catalogItemSummary } from './entities.ts';
import { cutNote, itemForModel, itemLine, shownToModel } from '../say.ts';

export const itemList = z.object({
  rows: z.array(catalogItemSummary),
  /** Why these: "Like what you looked at: candles". */
  because: z.string(),
});

export const limit = z.int().min(1).max(50).default(12);

export const itemsForModel = ({ rows, because }: z.output<typeof itemList>) => ({
  because,
  rows: rows.slice(0, shownToModel).map(itemForModel),
  ...cutNote(Math.min(rows.length, shownToModel), rows.length),
});

export const saysItems = ({ rows, because }: z.output<typeof itemList>) =>
  rows.length === 0
    ? 'Nothing to recommend yet.'
    : `${because}: ${rows.slice(0, 3).map(itemLine).join('; ')}${rows.length > 3 ? `, and ${rows.length - 3} more` : ''}.`;
