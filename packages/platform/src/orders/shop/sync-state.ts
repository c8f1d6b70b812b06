import { mostListed, type ShopOrderSync } from '@brandwright/contract/orders/shop/shop-order-sync.ts';
import { and, count, eq } from 'drizzle-orm';
import type { Context } from '../../kernel/request/context.ts';
import { openShop, type OpenShop } from './open-shop.ts';
import { shopFulfillments, shopSyncs } from './tables.ts';
import { showWebhooks, webhookUrlOf } from './shop-webhooks.ts';
import type { Taken } from './take-shop-orders.ts';

type SyncRow = typeof shopSyncs.$inferSelect;

const mine = ({ storeId }: Context) => and(eq(shopSyncs.storeId, storeId), eq(shopSyncs.id, storeId));

/** The row, where it is of this shop: of another shop nothing was read yet. */
export async function syncOf(context: Context, shop: Pick<OpenShop, 'key'>): Promise<SyncRow | undefined> {
  const [row] = await context.db.select().from(shopSyncs).where(mine(context));
  return row?.shop === shop.key ? row : undefined;
}

/** Counts anew; what was read before is known by `since`. */
export async function beginSync(context: Context, shop: OpenShop): Promise<SyncRow> {
  const before = await syncOf(context, shop);
  const values = {
    shop: shop.key,
    shopName: shop.name,
    since: before?.since ?? null,
    status: 'RUNNING' as const,
    startedAt: context.clock.now(),
    finishedAt: before?.finishedAt ?? null,
    cameIn: 0,
    changed: 0,
    unchanged: 0,
    skippedCount: 0,
    skipped: [],
    unknownSkus: [],
    failure: null,
  };
  const { storeId } = context;
  const [row] = await context.db
    .insert(shopSyncs)
    .values({ storeId, id: storeId, ...values })
    .onConflictDoUpdate({ target: [shopSyncs.storeId, shopSyncs.id], set: values })
    .returning();
  if (!row) throw new Error('The sync was not written.');
  return row;
}

/** The first sync of a shop that was just connected: so long after that, whoever connected it may ask for it before. */
const firstSyncMs = 5 * 60_000;
/** How often orders of connected shops are looked for. */
export const syncEveryMs = 3_600_000;

/** Has its orders read soon, and each hour after that. Nothing where they were read before. */
export async function waitForFirstSync(context: Context, shop: OpenShop): Promise<void> {
  if (await syncOf(context, shop)) return;
  const startedAt = new Date(context.clock.now().getTime() - syncEveryMs + firstSyncMs);
  const row = await beginSync(context, shop);
  await change(context, row, { status: 'WAITING', startedAt });
}

/** Adds what was taken. `since`: the newest change that was read; it only moves forward. */
export async function addTaken(
  context: Context,
  row: SyncRow,
  taken: Taken,
  since: Date | null,
): Promise<SyncRow> {
  const next = {
    cameIn: row.cameIn + taken.cameIn,
    changed: row.changed + taken.changed,
    unchanged: row.unchanged + taken.unchanged,
    skippedCount: row.skippedCount + taken.skipped.length,
    skipped: [...row.skipped, ...taken.skipped].slice(0, mostListed),
    unknownSkus: [...new Set([...row.unknownSkus, ...taken.unknownSkus])].slice(0, mostListed),
    since: since !== null && (row.since === null || since > row.since) ? since : row.since,
  };
  return change(context, row, next);
}

export const endSync = (context: Context, row: SyncRow): Promise<SyncRow> =>
  change(context, row, { status: 'DONE', finishedAt: context.clock.now() });

export const failSync = (context: Context, row: SyncRow, failure: string): Promise<SyncRow> =>
  change(context, row, { status: 'FAILED', failure });

/** As if it had begun now: it isn't due for a while. */
export const restSync = ({ db, storeId, clock }: Context, id: string) =>
  db
    .update(shopSyncs)
    .set({ startedAt: clock.now() })
    .where(and(eq(shopSyncs.storeId, storeId), eq(shopSyncs.id, id)));

async function change(context: Context, row: SyncRow, values: Partial<SyncRow>): Promise<SyncRow> {
  await context.db.update(shopSyncs).set(values).where(mine(context));
  return { ...row, ...values };
}

/** How orders came in last, as people see it. */
export async function showSync(context: Context): Promise<ShopOrderSync> {
  const shop = await openShop(context);
  const known = await syncOf(context, shop);
  const row = known?.status === 'WAITING' ? undefined : known;
  return {
    shop: shop.name,
    isTest: shop.orders.isTest,
    platform: shop.platform,
    status: statusOf(row),
    startedAt: row?.startedAt.toISOString() ?? null,
    lastSyncedAt: row?.finishedAt?.toISOString() ?? null,
    cameIn: row?.cameIn ?? 0,
    changed: row?.changed ?? 0,
    unchanged: row?.unchanged ?? 0,
    skippedCount: row?.skippedCount ?? 0,
    skipped: row?.skipped ?? [],
    unknownSkus: row?.unknownSkus ?? [],
    failure: row?.failure ?? null,
    untold: await untoldOf(context),
    webhookUrl: webhookUrlOf(context, shop),
    webhooks: await showWebhooks(context, shop),
  };
}

const statusOf = (row: SyncRow | undefined): ShopOrderSync['status'] =>
  row === undefined || row.status === 'WAITING' ? 'NEVER' : row.status;

async function untoldOf({ db, storeId }: Context): Promise<number> {
  const [row] = await db
    .select({ untold: count() })
    .from(shopFulfillments)
    .where(and(eq(shopFulfillments.storeId, storeId), eq(shopFulfillments.status, 'FAILED')));
  return row?.untold ?? 0;
}
