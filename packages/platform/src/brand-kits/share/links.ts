import { OperationError } from '@brandwright/contract';
import { and, eq, isNull, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import type { KitRow } from '../find-kit.ts';
import { brandKits, brandKitShares } from '../tables.ts';

const shareUrl = ({ publicUrl }: Pick<Context, 'publicUrl'>, shareId: string): string =>
  `${publicUrl}/bk/${shareId}`;

const openOf = (context: Context, kitId: string) =>
  and(
    eq(brandKitShares.storeId, context.storeId),
    eq(brandKitShares.kitId, kitId),
    isNull(brandKitShares.closedAt),
  );

/** The address of a kit's link; null while it is not shared. */
export async function openShareUrl(context: Context, kitId: string): Promise<string | null> {
  const [open] = await context.db
    .select({ id: brandKitShares.id })
    .from(brandKitShares)
    .where(openOf(context, kitId));
  return open ? shareUrl(context, open.id) : null;
}

/** Opens a link to a kit, at an address that was never used. One that is open already is kept. */
export async function openLink(context: Context, kitId: string): Promise<string> {
  const open = await openShareUrl(context, kitId);
  if (open !== null) return open;
  const id = randomUUID();
  await context.db
    .insert(brandKitShares)
    .values({ storeId: context.storeId, id, kitId, openedAt: context.clock.now(), closedAt: null });
  return shareUrl(context, id);
}

/** Closes the link to a kit for good. Answers whether one was open. */
export async function closeLink(context: Context, kitId: string): Promise<boolean> {
  const closed = await context.db
    .update(brandKitShares)
    .set({ closedAt: context.clock.now() })
    .where(openOf(context, kitId))
    .returning({ id: brandKitShares.id });
  return closed.length > 0;
}

const place = z.object({ store_id: z.uuid(), kit_id: z.uuid(), is_open: z.boolean() });
const gone = () =>
  new OperationError(
    'not_found',
    'This brand kit is no longer available. Ask whoever sent the link for a new one.',
  );

/** What the public page says of a link that was closed. */
const closed = () =>
  new OperationError('locked', 'The link to this brand kit is closed. Ask whoever sent it for a new one.');

/**
 * Finds the kit behind a public link and enters its store. Rejects with `not_found` whether there never was such a link or
 * the kit was deleted, and with `locked` when the link was closed.
 */
export async function enterSharedKit(context: Context, shareId: string): Promise<KitRow> {
  const { rows } = await context.db.execute(
    sql`select store_id, kit_id, is_open from shared_brand_kit(${shareId}::uuid)`,
  );
  const found = place.safeParse(rows[0]);
  if (!found.success) throw gone();
  const { store_id: storeId, kit_id: kitId, is_open: isOpen } = found.data;
  if (!isOpen) throw closed();
  await context.enterStore(storeId);
  const [row] = await context.db
    .select()
    .from(brandKits)
    .where(and(eq(brandKits.storeId, storeId), eq(brandKits.id, kitId), isNull(brandKits.deletedAt)));
  if (!row) throw gone();
  return row;
}
