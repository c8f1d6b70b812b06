import { cutNote, shownToModel } from '../say.ts';
import type { SearchFacts } from './filters.ts';

/** What a model sees of a search: its first rows, and what stood in the way of more. */
export const searchForModel = <Row extends { match: object | null }>(
  {
    rows,
    page,
    total,
    readAs,
    loosen,
    unmet,
    nothingFits,
    nearest,
  }: SearchFacts & { rows: Row[]; page: number; total: number },
  rowForModel: (row: Row) => object,
) => ({
  rows: rows.slice(0, shownToModel).map((row) => ({
    ...rowForModel(row),
    ...(row.match ? { match: row.match } : {}),
  })),
  page,
  total,
  ...(readAs ? { readAs } : {}),
  ...(loosen.length > 0 ? { loosen } : {}),
  ...(unmet.length > 0 ? { unmet } : {}),
  ...(nothingFits === null ? {} : { nothingFits, nearest }),
  ...cutNote(Math.min(rows.length, shownToModel), total),
});
