import { OperationError } from '@brandwright/contract';
import { originLabels, type OrderOrigin } from '@brandwright/contract/orders/enums.ts';
import type { OrderExport } from '@brandwright/contract/orders/files.ts';
import { getFile } from '@brandwright/contract/store/get-file.ts';
import { uploadFile } from '@brandwright/contract/store/upload-file.ts';
import { and, asc, count, desc, eq, gt, gte, lt, or } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { declareJob } from '../kernel/jobs/jobs.ts';
import { jobRuns } from '../kernel/data/tables.ts';
import { uploadReceipt } from '../kernel/data/upload-receipt.ts';
import { csvLine, decimal } from '../kernel/data/csv.ts';
import { paymentStatusOf } from './rules.ts';
import { orders } from './tables.ts';

export const jobName = 'orders.financial_export';

const dayMs = 86_400_000;

const pageSize = 5000;

const span = z.object({
  placedFrom: z.iso.date().optional(),
  placedTo: z.iso.date().optional(),
  origin: z.custom<OrderOrigin>((value) => typeof value === 'string' && value in originLabels).optional(),
});

type Span = z.output<typeof span>;

const exported = z.object({ fileId: z.uuid(), fileName: z.string(), orders: z.int() });

export async function describeExport(context: Context, id: string | undefined): Promise<OrderExport> {
  const [job] = await context.db
    .select()
    .from(jobRuns)
    .where(
      and(
        eq(jobRuns.storeId, context.storeId),
        eq(jobRuns.name, jobName),
        id === undefined ? undefined : eq(jobRuns.id, id),
      ),
    )
    .orderBy(desc(jobRuns.createdAt), desc(jobRuns.id))
    .limit(1);
  if (!job) {
    throw new OperationError(
      'not_found',
      id === undefined ? 'No financial export has been started yet.' : 'That export wasn’t found.',
    );
  }
  const { placedFrom, placedTo } = span.parse(job.payload);
  const done = job.status === 'DONE' ? exported.parse(job.result) : undefined;
  return {
    id: job.id,
    status: z.enum(['QUEUED', 'RUNNING', 'DONE', 'FAILED']).parse(job.status),
    progressPercent: job.percent,
    placedFrom: placedFrom ?? null,
    placedTo: placedTo ?? null,
    orders: done?.orders ?? 0,
    fileId: done?.fileId ?? null,
    fileName: done?.fileName ?? null,
    url: done ? (await context.call(getFile, { fileId: done.fileId })).url : null,
    failure: job.error,
    createdAt: job.createdAt.toISOString(),
    finishedAt: job.finishedAt?.toISOString() ?? null,
  };
}

/** The file is kept under the job's own id, so running again after a crash writes the same file. */
export const financialExportJob = declareJob({
  name: jobName,
  async run(context, payload, report) {
    const chosen = span.parse(payload);
    const lines: string[] = [];
    for await (const line of financialLines(context, chosen, report.progress)) lines.push(line);
    // Excel takes a file for UTF-8 only when it begins with a byte order mark.
    const bytes = Buffer.from(`\uFEFF${lines.join('')}`, 'utf8');
    const name = `order-financials-${chosen.placedFrom ?? 'start'}-to-${chosen.placedTo ?? context.clock.now().toISOString().slice(0, 10)}.csv`;
    const file = { fileId: report.id, name, contentType: 'text/csv' as const, size: bytes.length };
    await context.providers.files.put(`${context.storeId}/${file.fileId}`, bytes, file.contentType);
    await context.call(uploadFile, {
      ...file,
      receipt: uploadReceipt(context.providers.keyring, context.storeId, file),
    });
    return { fileId: file.fileId, fileName: name, orders: lines.length - 1 };
  },
});

const header = [
  'Order',
  'Placed at (UTC)',
  'Origin',
  'Channel reference',
  'Customer',
  'Email',
  'Country',
  'Production status',
  'Cancel status',
  'Fulfillment status',
  'Payment',
  'Currency',
  'Subtotal',
  'Discount',
  'Discount code',
  'Shipping',
  'Tax',
  'Total',
  'Captured',
  'Refunded',
  'Net',
  'Store credit',
];

/** The header and a line for each order of the span, oldest first, read in pages by time and number. */
export async function* financialLines(
  context: Context,
  { placedFrom, placedTo, origin }: Span,
  progress: (percent: number, note: string) => Promise<void>,
): AsyncGenerator<string> {
  const chosen = and(
    eq(orders.storeId, context.storeId),
    placedFrom ? gte(orders.placedAt, new Date(`${placedFrom}T00:00:00Z`)) : undefined,
    placedTo ? lt(orders.placedAt, new Date(Date.parse(`${placedTo}T00:00:00Z`) + dayMs)) : undefined,
    origin && eq(orders.origin, origin),
  );
  const [all] = await context.db.select({ orders: count() }).from(orders).where(chosen);
  yield csvLine(header);
  let written = 0;
  let last: { placedAt: Date; orderNumber: number } | undefined;
  while (true) {
    const page = await context.db
      .select()
      .from(orders)
      .where(
        and(
          chosen,
          last &&
            or(
              gt(orders.placedAt, last.placedAt),
              and(eq(orders.placedAt, last.placedAt), gt(orders.orderNumber, last.orderNumber)),
            ),
        ),
      )
      .orderBy(asc(orders.placedAt), asc(orders.orderNumber))
      .limit(pageSize);
    for (const order of page) yield lineOf(order);
    written += page.length;
    last = page.at(-1);
    if (page.length < pageSize || !last) return;
    await progress((100 * written) / Math.max(1, all?.orders ?? 1), `${written} orders`);
  }
}

function lineOf(order: typeof orders.$inferSelect): string {
  return csvLine([
    order.orderNumber,
    order.placedAt.toISOString().replace('T', ' ').slice(0, 19),
    originLabels[order.origin],
    order.channelReference,
    order.customerName,
    order.email,
    order.countryCode,
    order.productionStatus,
    order.cancelStatus,
    order.fulfillmentStatus,
    paymentStatusOf(order),
    order.currency,
    decimal(order.subtotalMinor),
    decimal(order.discountMinor),
    order.discountCode,
    decimal(order.shippingMinor),
    decimal(order.taxMinor),
    decimal(order.totalMinor),
    decimal(order.capturedMinor),
    decimal(order.refundedMinor),
    decimal(order.capturedMinor - order.refundedMinor),
    decimal(order.creditMinor - order.creditBackMinor),
  ]);
}
