import type { ReportRow } from '@brandwright/contract/insight/report-result.ts';
import { and, eq, sql, type SQL } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import type { Database } from '../kernel/data/database.ts';
import { keptReportRows } from './tables.ts';

/** A page of rows, from zero. */
export interface Page {
  page: number;
  size: number;
}

const blockSize = 100;
/** Of a statement that inserts: so many fit well below the limit of bound values. */
const blocksAtOnce = 500;

const blocksOf = ({ page, size }: Page) => ({
  first: Math.floor((page * size) / blockSize),
  last: Math.floor((page * size + size - 1) / blockSize),
});

/**
 * The blocks that hold a page of a kept report, as a column of the query that reads the report: both are then of one moment, also
 * while it is being made anew.
 */
export const blocksWith = (page: Page): SQL<ReportRow[][]> => {
  const { first, last } = blocksOf(page);
  // Written out, as drizzle names the columns of a query of one table without the table.
  return sql<ReportRow[][]>`coalesce((select jsonb_agg(b.rows order by b.block) from ${keptReportRows} b
    where b.store_id = kept_reports.store_id and b.report_id = kept_reports.id and b.block between ${first} and ${last}), '[]')`;
};

/** The rows of the page in the blocks that hold it. */
export function rowsIn(blocks: readonly ReportRow[][], page: Page): ReportRow[] {
  const start = page.page * page.size - blocksOf(page).first * blockSize;
  return blocks.flat().slice(start, start + page.size);
}

/** Keeps rows in place of those kept before. */
export async function keepRows(
  db: Database,
  storeId: string,
  reportId: string,
  rows: readonly ReportRow[],
): Promise<void> {
  await db
    .delete(keptReportRows)
    .where(and(eq(keptReportRows.storeId, storeId), eq(keptReportRows.reportId, reportId)));
  const perStatement = blocksAtOnce * blockSize;
  for (let at = 0; at < rows.length; at += perStatement) {
    const part = rows.slice(at, at + perStatement);
    await db.insert(keptReportRows).values(
      Array.from({ length: Math.ceil(part.length / blockSize) }, (_, of) => ({
        storeId,
        id: randomUUID(),
        reportId,
        block: at / blockSize + of,
        rows: part.slice(of * blockSize, (of + 1) * blockSize),
      })),
    );
  }
}
