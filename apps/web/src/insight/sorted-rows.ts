import type { ReportRow } from '@brandwright/contract/insight/report-result.ts';
import type { Sort } from '#ui/table.tsx';

/** `sort` of the address: "-salesMinor" is by sales, the most first. Undefined where no column has that name. */
export function readSort(query: URLSearchParams, columns: readonly { key: string }[]): Sort | undefined {
  const said = query.get('sort') ?? '';
  const by = said.replace(/^-/, '');
  if (!columns.some(({ key }) => key === by)) return undefined;
  return { by, direction: said.startsWith('-') ? 'desc' : 'asc' };
}

export const sortWords = ({ by, direction }: Sort): string => `${direction === 'desc' ? '-' : ''}${by}`;

/** Rows with their places, in the order of a column; what is not known stands last either way. */
export function sortedRows(
  rows: readonly ReportRow[],
  sort: Sort | undefined,
): { row: ReportRow; at: number }[] {
  const numbered = rows.map((row, at) => ({ row, at }));
  if (!sort) return numbered;
  const way = sort.direction === 'desc' ? -1 : 1;
  return numbered.toSorted((one, other) => {
    const [a, b] = [one.row[sort.by] ?? null, other.row[sort.by] ?? null];
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    if (typeof a === 'number' && typeof b === 'number') return way * (a - b);
    return way * String(a).localeCompare(String(b), 'en', { numeric: true });
  });
}
