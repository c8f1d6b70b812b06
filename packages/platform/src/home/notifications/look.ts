import { and, eq, inArray } from 'drizzle-orm';
import { hash, randomUUID } from 'node:crypto';
import { notificationEvidence, notificationWatches } from '../../kernel/notifications/tables.ts';
import { tellPeople } from '../../kernel/notifications/tell-people.ts';
import { declareRound } from '../../kernel/jobs/rounds.ts';
import type { Context } from '../../kernel/request/context.ts';
import { readSources, type StandingItem } from '../read-feed.ts';
import { tellingSources, type TellingSource } from './feed-kinds.ts';

/** So soon after something was changed in a store; what only time brings, such as a late order, is looked for less often. */
const everyMinutes = 2;
const idleMinutes = 30;

/** Looks what is new in each store’s feed, and tells its people. */
export const lookForNews = declareRound({
  name: 'look_for_news',
  everyMs: 30_000,
  table: `(select s.id as store_id, s.id, w.looked_at, changed.at as changed_at
    from stores s left join notification_watches w on w.store_id = s.id
    left join lateral (select j.created_at as at from journal_entries j
      where j.store_id = s.id order by j.sequence desc limit 1) as changed on true) as watched`,
  due: (now) =>
    `(looked_at is null or looked_at <= ${now} - interval '${idleMinutes} minutes'
      or (looked_at <= ${now} - interval '${everyMinutes} minutes' and changed_at > looked_at))`,
  order: 'looked_at nulls first',
  run: (context) => look(context),
});

/** Tells what stands in the feed and didn’t at the last look. What stood there at the first is shown and not sent. */
export async function look(context: Context): Promise<void> {
  const { db, storeId } = context;
  const now = context.clock.now();
  await db
    .insert(notificationWatches)
    .values({ storeId, id: storeId, lookedAt: new Date(0), isKnown: false })
    .onConflictDoNothing();
  const [watch] = await db
    .select()
    .from(notificationWatches)
    .where(eq(notificationWatches.storeId, storeId))
    .for('update');
  if (!watch || watch.lookedAt.getTime() > now.getTime() - everyMinutes * 60_000) return;
  const sources = context.feedSources.filter(({ name }) => tellingSources[name]);
  const { standing, unread } = await readSources(context, sources);
  for (const { name } of sources) {
    const telling = tellingSources[name];
    if (!telling || unread.includes(name.replaceAll('_', ' '))) continue;
    const found = standing.filter(({ source }) => source === name);
    await tellNew(context, name, telling, found, !watch.isKnown);
  }
  await db
    .update(notificationWatches)
    .set({ lookedAt: now, isKnown: true })
    .where(eq(notificationWatches.storeId, storeId));
}

/** What an item rests on, so that the same is known again; an item of another key rests on something else. */
const evidenceOf = ({ id, parts }: StandingItem, { newBy }: TellingSource): string[] =>
  parts.map((part) => hash('sha256', `${id}\n${newBy ? newBy(part) : part}`).slice(0, 32));

/** Tells each item that rests on something new, and forgets what no longer stands, so that it is told if it comes again. */
async function tellNew(
  context: Context,
  source: string,
  telling: TellingSource,
  found: readonly StandingItem[],
  isQuiet: boolean,
): Promise<void> {
  const { db, storeId } = context;
  const ofSource = and(eq(notificationEvidence.storeId, storeId), eq(notificationEvidence.source, source));
  const rows = await db
    .select({ part: notificationEvidence.part })
    .from(notificationEvidence)
    .where(ofSource);
  const known = new Set(rows.map(({ part }) => part));
  const stands = new Set<string>();
  for (const one of found) {
    if (telling.tells && !telling.tells(one.item)) continue;
    const evidence = evidenceOf(one, telling);
    const fresh = [...new Set(evidence)].filter((part) => !known.has(part));
    for (const part of evidence) stands.add(part);
    if (fresh.length === 0) continue;
    await tellPeople(context, {
      ...newsOf(one, telling),
      key: `feed:${source}:${keyOf(context, fresh)}`,
      isQuiet,
    });
    await db
      .insert(notificationEvidence)
      .values(fresh.map((part) => ({ storeId, id: randomUUID(), source, part })))
      .onConflictDoNothing();
  }
  const gone = [...known].filter((part) => !stands.has(part));
  if (gone.length > 0)
    await db.delete(notificationEvidence).where(and(ofSource, inArray(notificationEvidence.part, gone)));
}

/** The same evidence may come again later and is then told again: the instant makes it another event. */
const keyOf = ({ clock }: Context, fresh: readonly string[]): string =>
  hash('sha256', [clock.now().toISOString(), ...fresh].join('\n')).slice(0, 32);

/** The words of an item; those from outside the store stay in the feed. */
function newsOf({ id, item }: StandingItem, { kind, path }: TellingSource) {
  const [only] = item.records;
  const isOutside = item.outsideWords.length > 0;
  return {
    kind,
    topic: id,
    title: isOutside ? `${item.author ?? 'An assistant'} found something` : item.title,
    ...(item.detail === null || isOutside ? {} : { detail: item.detail }),
    path: item.recordCount === 1 && only?.path ? only.path : path,
  };
}
