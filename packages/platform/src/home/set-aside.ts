import { OperationError } from '@brandwright/contract';
import { and, eq, inArray } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { readSources, type StandingItem } from './read-feed.ts';
import { isAway, mostParts, named, sourceOf, type Nameable } from './rules.ts';
import { feedSetAside } from './tables.ts';

type Aside = typeof feedSetAside.$inferSelect;

/** The feed is a person's own: what one puts aside, the others still see. */
function personOf(context: Context): string {
  if (context.actor.kind === 'user') return context.actor.userId;
  throw new OperationError('conflict', 'Only a person can put feed items aside.');
}

async function asidesOf(context: Context): Promise<Aside[]> {
  if (context.actor.kind !== 'user') return [];
  return context.db
    .select()
    .from(feedSetAside)
    .where(and(eq(feedSetAside.storeId, context.storeId), eq(feedSetAside.userId, context.actor.userId)))
    .orderBy(feedSetAside.createdAt, feedSetAside.itemId);
}

export const ofMine = (context: Context, itemIds: readonly string[]) =>
  and(
    eq(feedSetAside.storeId, context.storeId),
    eq(feedSetAside.userId, personOf(context)),
    inArray(feedSetAside.itemId, [...itemIds]),
  );

export const asideOut = ({ itemId, title, until }: Aside) => ({
  id: itemId,
  title,
  until: until?.toISOString() ?? null,
});

/** What people call the source of an item. */
export const calledOf = (context: Context, id: string): readonly string[] =>
  context.feedSources.find(({ name }) => name === sourceOf(id))?.words ?? [];

/** The one of `items` that is meant. Refuses what names none or several, and lists them. */
export function theOne<T extends Nameable>(items: readonly T[], said: string, where: string): T {
  const [item, ...others] = named(items, said);
  if (item && others.length === 0) return item;
  const choices = (item ? [item, ...others] : items).map(({ title }) => `"${title}"`).join(', ');
  if (item) throw new OperationError('conflict', `Which one: ${choices}?`);
  throw new OperationError(
    'not_found',
    items.length === 0
      ? `There’s nothing ${where}.`
      : `Nothing ${where} matches that. Choose from ${choices}.`,
  );
}

/** Kept for undo: the row that stood there before, if one did. */
export const undoAside = z.object({
  itemId: z.string(),
  before: z
    .object({
      title: z.string(),
      parts: z.array(z.string()),
      until: z.iso.datetime().nullable(),
      createdAt: z.iso.datetime(),
    })
    .nullable(),
});

export const keptOf = (row: Aside | undefined, itemId: string): z.input<typeof undoAside> => ({
  itemId,
  before: row
    ? {
        title: row.title,
        parts: row.parts,
        until: row.until?.toISOString() ?? null,
        createdAt: row.createdAt.toISOString(),
      }
    : null,
});

export async function putBack(
  context: Context,
  { itemId, before }: z.output<typeof undoAside>,
): Promise<void> {
  await context.db.delete(feedSetAside).where(ofMine(context, [itemId]));
  if (!before) return;
  await context.db.insert(feedSetAside).values({
    storeId: context.storeId,
    id: randomUUID(),
    userId: personOf(context),
    itemId,
    title: before.title,
    parts: before.parts,
    until: before.until === null ? null : new Date(before.until),
    createdAt: new Date(before.createdAt),
  });
}

/** What stands now; what this person put aside is apart. */
export async function viewFeed(context: Context) {
  const now = context.clock.now();
  const { standing, unread } = await readSources(context, context.feedSources);
  const asides = new Map((await asidesOf(context)).map((row) => [row.itemId, row]));
  const away = ({ id, parts }: StandingItem) => {
    const aside = asides.get(id);
    return aside !== undefined && isAway(aside, parts, now);
  };
  return {
    unread,
    asides,
    here: standing.filter((one) => !away(one)),
    away: standing.filter(away).flatMap(({ id }) => asides.get(id) ?? []),
  };
}

/** Puts the item that is meant aside, until an instant or for as long as nothing about it changes (null). */
export async function putAside(context: Context, said: string, until: Date | null) {
  const { here, away, asides } = await viewFeed(context);
  const items = here.map(({ id, item, parts }) => ({
    id,
    title: item.title,
    parts,
    words: calledOf(context, id),
  }));
  // What is away already can be put away anew: a snooze that should last longer.
  const others = away.map(({ itemId: id, title, parts }) => ({
    id,
    title,
    parts,
    words: calledOf(context, id),
  }));
  const known = named(items, said).length > 0 ? items : [...items, ...others];
  const { id, title, parts } = theOne(known, said, 'in the feed');
  const earlier = asides.get(id);
  const values = { title, parts: parts.slice(0, mostParts), until, createdAt: context.clock.now() };
  const [row] = await context.db
    .insert(feedSetAside)
    .values({
      ...values,
      storeId: context.storeId,
      id: randomUUID(),
      userId: personOf(context),
      itemId: id,
    })
    .onConflictDoUpdate({
      target: [feedSetAside.storeId, feedSetAside.userId, feedSetAside.itemId],
      set: values,
    })
    .returning();
  if (!row) throw new OperationError('conflict', 'The feed changed just now. Try again.');
  return {
    output: asideOut(row),
    undo: keptOf(earlier, id),
    subject: { kind: 'feed_item', id },
  };
}

/** Undo of one that was put aside. */
export const undoPutAside = (context: Context, saved: unknown): Promise<void> =>
  putBack(context, undoAside.parse(saved));
