import { OperationError } from '@brandwright/contract';
import type { ReportResult } from '@brandwright/contract/insight/report-result.ts';
import type { ReportShare } from '@brandwright/contract/insight/report-share.ts';
import { reports } from '@brandwright/contract/insight/reports.ts';
import { eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { storeFacts } from './store-facts.ts';
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
 * What the public can see: no record ids, and "Customer 1" in place of a customer's name if names are hidden, in the rows and in
 * every sentence.
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
      const name = String(row[key] ?? '');
      // If two people share a name, sentences refer to the first.
      if (!hidden.has(name)) hidden.set(name, `Customer ${at + 1}`);
      shown[key] = `Customer ${at + 1}`;
    }
    return shown;
  });
  const said = withoutNames(hidden);
  return {
    ...content,
    rows,
    finding: said(content.finding),
    figures: content.figures.map((figure) => ({ ...figure, label: said(figure.label) })),
    notes: content.notes.map(said),
  };
}

/** Replaces names wherever they are whole words: "Also" doesn't contain the name "Al". */
function withoutNames(hidden: ReadonlyMap<string, string>): (words: string) => string {
  // Longest first: one name may be part of another.
  const names = [...hidden.keys()]
    .filter((name) => name !== '')
    .toSorted((one, other) => other.length - one.length)
    .map((name) => name.replaceAll(/[\\^$.*+?()[\]{}|]/g, String.raw`\$&`));
  if (names.length === 0) return (words) => words;
  const named = new RegExp(String.raw`(?<![\p{L}\p{N}])(?:${names.join('|')})(?![\p{L}\p{N}])`, 'gu');
  return (words) => words.replaceAll(named, (name) => hidden.get(name) ?? name);
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

/** Finds the report behind a public link and enters its store. Errors: not_found; locked if the link expired or was revoked, or its report was turned off. */
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
  const { name, flags } = await storeFacts(context);
  // Those who can no longer run the report can't close its links either.
  if (!flags.includes(reports[row.content.report].flag))
    throw new OperationError(
      'locked',
      'This report isn’t available right now. Ask whoever sent the link for the figures.',
    );
  return { row, storeName: name };
}
