import { OperationError } from '@brandwright/contract';
import type { BrandKitContent } from '@brandwright/contract/brand-kits/entities.ts';
import { and, eq, lt } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { kitReads } from '@brandwright/contract/brand-kits/refs.ts';
import type { Context } from '../kernel/request/context.ts';
import type { KitRow } from './find-kit.ts';
import { chosenIdea, isListed } from './rules.ts';
import { brandKits, brandKitVersions } from './tables.ts';

/** So many versions of a kit are kept. */
const mostVersions = 300;

/** Columns that follow from the content. */
export const derived = (content: BrandKitContent) => ({
  name: nameOf(content),
  category: content.category,
  isListed: isListed(content),
  isArchived: content.isArchived,
});

/** A kit is called as its chosen idea's brand; before there is one, as what it is for. */
export const nameOf = (content: BrandKitContent): string =>
  chosenIdea(content)?.brandName ||
  content.category ||
  content.productDescription.slice(0, 60) ||
  'New brand kit';

/** Who is named in the history. */
export const whoActs = ({ actor }: Context): string => (actor.kind === 'user' ? actor.name : 'Brandwright');

/** A new kit, with its first version. */
export async function addKit(context: Context, content: BrandKitContent, what: string): Promise<KitRow> {
  const now = context.clock.now();
  const [row] = await context.db
    .insert(brandKits)
    .values({
      storeId: context.storeId,
      id: randomUUID(),
      content,
      version: 1,
      ...derived(content),
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new Error('A brand kit was not written.');
  await keepVersion(context, row, what);
  return row;
}

/** Locks the kit, so that a change and what finishes meanwhile come one after the other. */
export async function lockKit(context: Context, id: string): Promise<KitRow> {
  const [row] = await context.db
    .select()
    .from(brandKits)
    .where(and(eq(brandKits.storeId, context.storeId), eq(brandKits.id, id)))
    .for('update');
  if (!row) throw new OperationError('not_found', 'That brand kit wasn’t found. It may have been deleted.');
  return row;
}

export interface Change {
  before: KitRow;
  after: KitRow;
}

/** Changes a kit under its lock and keeps the new version. What changes nothing is no version. */
export async function changeKit(
  context: Context,
  id: string,
  what: string,
  change: (content: BrandKitContent) => BrandKitContent,
): Promise<Change> {
  const before = await lockKit(context, id);
  const content = change(before.content);
  if (JSON.stringify(content) === JSON.stringify(before.content)) return { before, after: before };
  const [after] = await context.db
    .update(brandKits)
    .set({ content, ...derived(content), version: before.version + 1, updatedAt: context.clock.now() })
    .where(and(eq(brandKits.storeId, context.storeId), eq(brandKits.id, id)))
    .returning();
  if (!after) throw new Error('A brand kit was not changed.');
  await keepVersion(context, after, what);
  return { before, after };
}

async function keepVersion(context: Context, row: KitRow, what: string): Promise<void> {
  await context.db.insert(brandKitVersions).values({
    storeId: context.storeId,
    id: randomUUID(),
    kitId: row.id,
    version: row.version,
    content: row.content,
    by: whoActs(context),
    what,
    at: context.clock.now(),
  });
  if (row.version % 50 === 0)
    await context.db
      .delete(brandKitVersions)
      .where(
        and(
          eq(brandKitVersions.storeId, context.storeId),
          eq(brandKitVersions.kitId, row.id),
          lt(brandKitVersions.version, row.version - mostVersions),
        ),
      );
}

/** Tells the store's clients that a kit is another. For work in the background; an operation's own reads are told by the kernel. */
export const tellKitChanged = (context: Context): Promise<void> =>
  context.events.publish({ type: 'invalidate', operations: kitReads });

/** The content of a kit in a version, or undefined where it is not kept any more. */
export async function contentOfVersion(context: Context, kitId: string, version: number) {
  const [row] = await context.db
    .select({ content: brandKitVersions.content })
    .from(brandKitVersions)
    .where(
      and(
        eq(brandKitVersions.storeId, context.storeId),
        eq(brandKitVersions.kitId, kitId),
        eq(brandKitVersions.version, version),
      ),
    );
  return row?.content;
}
