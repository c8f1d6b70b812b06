import { OperationError } from '@brandwright/contract';
import type { ReportResult } from '@brandwright/contract/insight/report-result.ts';
import type { ReportShare } from '@brandwright/contract/insight/report-share.ts';
import { reports } from '@brandwright/contract/insight/reports.ts';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { reportShares } from './tables.ts';

export type ShareRecord = typeof reportShares.$inferSelect;

export const shareUrl = ({ publicUrl }: Pick<Context, 'publicUrl'>, id: string): string =>
  `${publicUrl}/share-report/${id}`;

export const isOpen = (
  { revokedAt, expiresAt }: Pick<ShareRecord, 'revokedAt' | 'expiresAt'>,
  now: Date,
): boolean => revokedAt === null && expiresAt > now;

export const toShare = (context: Context, row: ShareRecord): ReportShare => ({
  id: row.id,
  report: row.content.report,
  title: row.content.title,
  from: row.content.from,
  to: row.content.to,
  url: shareUrl(context, row.id),
  withNames: row.withNames,
  createdBy: row.createdBy,
  createdAt: row.createdAt.toISOString(),
  expiresAt: row.expiresAt.toISOString(),
  isOpen: isOpen(row, context.clock.now()),
});

/** Whether a report names customers. */
export const namesCustomers = (report: ReportResult['report']): boolean =>
  reports[report].columns.some(({ record }) => record?.kind === 'customer');

/**
 * What the public may see: no ids of records, and where names are left out "Customer 1" in place of a customer, in the rows and the sentence.
 */
export function forPublic(content: ReportResult, withNames: boolean): ReportResult {
  const { columns } = reports[content.report];
  const linked = columns.flatMap((column) => (column.record ? [{ ...column, record: column.record }] : []));
  const hidden = new Map<string, string>();
  const rows = content.rows.map((row, at) => {
    const shown = { ...row };
    for (const { key, record } of linked) {
      delete shown[record.id];
      if (record.kind !== 'customer' || withNames) continue;
      hidden.set(String(row[key] ?? ''), `Customer ${at + 1}`);
      shown[key] = `Customer ${at + 1}`;
    }
    return shown;
  });
  // Longest first: a name may be a part of another.
  const names = [...hidden]
    .filter(([name]) => name !== '')
    .toSorted((one, other) => other[0].length - one[0].length);
  const finding = names.reduce((text, [name, instead]) => text.replaceAll(name, instead), content.finding);
  return { ...content, rows, finding };
}

const place = z.object({
  store_id: z.uuid(),
  revoked_at: z.coerce.date().nullable(),
  expires_at: z.coerce.date(),
});

const gone = () =>
  new OperationError(
    'not_found',
    'There’s no shared report at this address. Ask whoever sent the link for a new one.',
  );

/** Finds what a public link shows and enters its store. Errors: not_found, and locked for a link that expired or was revoked. */
export async function enterShare(
  context: Context,
  id: string,
): Promise<{ row: ShareRecord; storeName: string }> {
  const { rows } = await context.db.execute(sql`select * from shared_report(${id}::uuid)`);
  const found = place.safeParse(rows[0]);
  if (!found.success) throw gone();
  if (found.data.revoked_at !== null)
    throw new OperationError(
      'locked',
      'The link to this report was closed. Ask whoever sent it for a new one.',
    );
  await context.enterStore(found.data.store_id);
  if (found.data.expires_at <= context.clock.now())
    throw new OperationError(
      'locked',
      'The link to this report has expired. Ask whoever sent it for a new one.',
    );
  const [row] = await context.db.select().from(reportShares).where(eq(reportShares.id, id));
  if (!row) throw gone();
  return { row, storeName: await storeNameOf(context) };
}

/** What the store is called, also where nobody is logged in. */
export async function storeNameOf(context: Context): Promise<string> {
  const { rows } = await context.db.execute<{ name: string }>(
    sql`select name from stores where id = ${context.storeId}`,
  );
  return rows[0]?.name ?? '';
}
