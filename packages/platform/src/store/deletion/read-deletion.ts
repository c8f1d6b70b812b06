import { planOf } from '@brandwright/contract/kernel/plan-catalog.ts';
import { planTier } from '@brandwright/contract/store/entities.ts';
import type { StoreDeletion } from '@brandwright/contract/store/deletion/entities.ts';
import { and, eq, sql } from 'drizzle-orm';
import { z } from 'zod';
import { dayMs } from '../../kernel/data/days.ts';
import type { Context } from '../../kernel/request/context.ts';
import { readStoreRow } from '../profile.ts';
import { storeDeletions } from './tables.ts';

export type DeletionRow = typeof storeDeletions.$inferSelect;

const mine = ({ storeId }: Context) =>
  and(eq(storeDeletions.storeId, storeId), eq(storeDeletions.id, storeId));

export async function findDeletion(context: Context): Promise<DeletionRow | undefined> {
  const [row] = await context.db.select().from(storeDeletions).where(mine(context));
  return row;
}

/** The same, and nobody else decides on it until this transaction ends. */
export async function lockDeletion(context: Context): Promise<DeletionRow | undefined> {
  const [row] = await context.db.select().from(storeDeletions).where(mine(context)).for('update');
  return row;
}

export const forgetDeletion = (context: Context) => context.db.delete(storeDeletions).where(mine(context));

/** What a founder would miss, by the table that holds it; what follows from it isn't counted apart. */
const missed: readonly { table: string; kind: string }[] = [
  { table: 'orders', kind: 'order' },
  { table: 'customers', kind: 'customer' },
  { table: 'products', kind: 'product' },
  { table: 'purchase_items', kind: 'purchase order' },
  { table: 'supplier_conversations', kind: 'supplier conversation' },
  { table: 'brand_kits', kind: 'brand kit' },
  { table: 'product_designs', kind: 'design' },
  { table: 'vault_documents', kind: 'document' },
  { table: 'conversations', kind: 'chat' },
  { table: 'files', kind: 'file' },
];

async function readLost({ db, storeId }: Context): Promise<StoreDeletion['lost']> {
  const counts = missed.map(
    ({ table, kind }, place) =>
      sql`select ${place}::int as place, ${kind}::text as kind, count(*)::int as count from ${sql.identifier(table)} where store_id = ${storeId}`,
  );
  const { rows } = await db.execute(
    sql`select kind, count from (${sql.join(counts, sql` union all `)}) one where count > 0 order by place`,
  );
  return z.array(z.object({ kind: z.string(), count: z.int() })).parse(rows);
}

async function countPeople({ db, storeId }: Context): Promise<{ people: number; onlyHere: number }> {
  const { rows } = await db.execute(sql`select * from people_of_store(${storeId})`);
  const { people, only_here: onlyHere } = z.object({ people: z.int(), only_here: z.int() }).parse(rows[0]);
  return { people, onlyHere };
}

/** Whether the store is to be deleted, and what goes with it. */
export async function readDeletion(context: Context): Promise<StoreDeletion> {
  const [store, row, lost, counted] = [
    await readStoreRow(context),
    await findDeletion(context),
    await readLost(context),
    await countPeople(context),
  ];
  const tier = planTier.parse(store.planType);
  const leftMs = row ? row.deletesAt.getTime() - context.clock.now().getTime() : 0;
  return {
    storeName: store.name,
    isScheduled: row !== undefined,
    scheduledAt: row?.scheduledAt.toISOString() ?? null,
    scheduledBy: row?.scheduledByName ?? null,
    deletesAt: row?.deletesAt.toISOString() ?? null,
    daysLeft: row ? Math.max(0, Math.ceil(leftMs / dayMs)) : null,
    lost,
    ...counted,
    planName: tier === 'TIER_1' ? null : planOf[tier].name,
  };
}
