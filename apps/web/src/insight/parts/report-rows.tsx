import type { ReportDeclaration } from '@brandwright/contract/insight/report.ts';
import type { ReportResult } from '@brandwright/contract/insight/report-result.ts';
import { PagesOf } from '#ui/pagination.tsx';
import { readSort, sortWords, sortedRows } from '../sorted-rows.ts';
import { ReportTable } from './report-table.tsx';

const size = 50;

/** All rows of a report, sorted and turned here: they have come as a whole. */
export function ReportRows({
  declaration: { title, columns },
  result: { rows, grain, currency },
  query,
  page,
  onPage,
  onSort,
  isPublic = false,
}: {
  declaration: ReportDeclaration;
  result: ReportResult;
  query: URLSearchParams;
  page: number;
  onPage: (page: number) => void;
  onSort: (sort: string) => void;
  isPublic?: boolean;
}) {
  const sort = readSort(query, columns);
  const last = Math.max(0, Math.ceil(rows.length / size) - 1);
  const shown = Math.min(page, last);
  const sorted = sortedRows(rows, sort);
  // A column without a value in any row says nothing, and takes the room of others.
  const said = columns.filter(({ key }, at) => at === 0 || rows.some((row) => (row[key] ?? '') !== ''));
  return (
    <>
      <ReportTable
        title={title}
        columns={said}
        rows={sorted.slice(shown * size, (shown + 1) * size)}
        grain={grain}
        currency={currency}
        sort={sort}
        onSort={(next) => onSort(sortWords(next))}
        isPublic={isPublic}
      />
      <PagesOf answer={{ page: shown, size, total: rows.length }} noun="rows" onPage={onPage} />
    </>
  );
}
