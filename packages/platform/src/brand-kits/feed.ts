import { countOf, listed, workNames } from '@brandwright/contract/brand-kits/say.ts';
import { and, desc, eq, inArray, isNull } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { declareFeedSource } from '../kernel/records/feed.ts';
import { completenessOf, promptsOf } from './rules.ts';
import { brandGenerations, brandKits } from './tables.ts';

const named = 4;
const pathOf = (id: string) => `/business-kits/${id}`;

const openKits = (context: Context) =>
  context.db
    .select()
    .from(brandKits)
    .where(
      and(
        eq(brandKits.storeId, context.storeId),
        isNull(brandKits.deletedAt),
        eq(brandKits.isArchived, false),
        eq(brandKits.isListed, true),
      ),
    )
    .orderBy(desc(brandKits.updatedAt))
    .limit(50);

/** Kits of which one or two parts are missing: a little more and they can be shown. */
export const unfinishedKits = declareFeedSource({
  name: 'unfinished_brand_kits',
  kind: 'WAITING',
  words: ['unfinished brand kit', 'incomplete brand kit', 'brand kit'],
  async read(context) {
    const rows = (await openKits(context)).filter((row) => {
      const { whole, ...parts } = completenessOf(row.content);
      return !whole && Object.values(parts).filter(Boolean).length >= 2;
    });
    const [first] = rows;
    if (!first) return [];
    return [
      {
        key: 'all',
        weight: { urgency: 'SOON' },
        title:
          rows.length === 1
            ? `The brand kit ${first.name} is nearly complete`
            : `${countOf(rows.length, 'brand kit is', 'brand kits are')} nearly complete`,
        detail: `${first.name}: ${promptsOf(first.content).join('. ')}.`,
        records: rows.slice(0, named).map((row) => ({
          kind: 'brand_kit' as const,
          id: row.id,
          label: row.name.slice(0, 160),
          detail: promptsOf(row.content).join('. ').slice(0, 160),
          path: pathOf(row.id),
        })),
        recordCount: rows.length,
        figures: [{ label: 'Nearly complete', value: String(rows.length) }],
        say: 'Which brand kits do I have?',
        sayLabel: 'Look at them',
        parts: rows.map((row) => `${row.id}:${promptsOf(row.content).length}`),
        since: rows.reduce((since, row) => (row.updatedAt < since ? row.updatedAt : since), first.updatedAt),
      },
    ];
  },
});

/** Kits of which the latest try to make something failed. */
export const failedGenerations = declareFeedSource({
  name: 'failed_brand_generations',
  kind: 'FAILED',
  words: ['failed brand generation', 'failed brand kit', 'failed generation'],
  async read(context) {
    const kits = await openKits(context);
    if (kits.length === 0) return [];
    const work = await context.db
      .select()
      .from(brandGenerations)
      .where(
        and(
          eq(brandGenerations.storeId, context.storeId),
          inArray(
            brandGenerations.kitId,
            kits.map(({ id }) => id),
          ),
        ),
      )
      .orderBy(desc(brandGenerations.createdAt), desc(brandGenerations.position))
      .limit(400);
    const latest = new Map<string, (typeof work)[number]>();
    for (const one of work) {
      const key = `${one.kitId} ${one.type}`;
      if (!latest.has(key)) latest.set(key, one);
    }
    const failed = [...latest.values()].filter(({ result }) => result === 'FAILURE');
    const [oldest] = [...failed].reverse();
    if (!oldest) return [];
    const broken = kits.filter(({ id }) => failed.some(({ kitId }) => kitId === id));
    const what = listed([...new Set(failed.map(({ type }) => workNames[type]))]);
    return [
      {
        key: 'all',
        weight: { urgency: 'SOON' },
        title: `Could not make the ${what} of ${listed(broken.slice(0, 2).map(({ name }) => name))}`,
        detail: failed[0]?.failure ?? '',
        records: broken.slice(0, named).map((row) => ({
          kind: 'brand_kit' as const,
          id: row.id,
          label: row.name.slice(0, 160),
          detail: listed(failed.filter(({ kitId }) => kitId === row.id).map(({ type }) => workNames[type])),
          path: pathOf(row.id),
        })),
        recordCount: broken.length,
        figures: [{ label: 'Failed', value: String(failed.length) }],
        say: `What is still missing in the brand kit ${broken[0]?.name ?? ''}?`,
        sayLabel: 'Look at it',
        parts: failed.map(({ id }) => id),
        since: oldest.createdAt,
      },
    ];
  },
});
