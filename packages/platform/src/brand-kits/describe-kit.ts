import type {
  BrandGeneration,
  BrandKit,
  BrandKitSummary,
} from '@brandwright/contract/brand-kits/entities.ts';
import { and, count, desc, eq, inArray } from 'drizzle-orm';
import type { Context } from '../kernel/request/context.ts';
import { jobRuns } from '../kernel/data/tables.ts';
import type { KitRow } from './find-kit.ts';
import { defaultPalette } from './default-palette.ts';
import { chosenIdea, completenessOf, isPicture, promptsOf } from './rules.ts';
import { openShareUrl } from './share/links.ts';
import { brandGenerations, brandWaitlist } from './tables.ts';

/** A kit as everybody sees it: its content, and what follows from it and from the work for it. */
export async function describeKit(context: Context, row: KitRow): Promise<BrandKit> {
  const generations = (await generationsOf(context, [row.id])).get(row.id) ?? [];
  const [counted] = await context.db
    .select({ total: count() })
    .from(brandWaitlist)
    .where(and(eq(brandWaitlist.storeId, context.storeId), eq(brandWaitlist.kitId, row.id)));
  return {
    ...row.content,
    id: row.id,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
    name: row.name,
    isSample: false,
    completeness: completenessOf(row.content),
    prompts: promptsOf(row.content),
    generations: shownOf(generations),
    progressPercent: progressOf(generations),
    shareUrl: await openShareUrl(context, row.id),
    waitlistCount: counted?.total ?? 0,
  };
}

/** Kits for a list, with how far their work is. */
export async function summarize(context: Context, rows: readonly KitRow[]): Promise<BrandKitSummary[]> {
  const generations = await generationsOf(
    context,
    rows.map(({ id }) => id),
  );
  return rows.map((row) => ({
    ...summaryOf(row.content, row.name),
    id: row.id,
    progressPercent: progressOf(generations.get(row.id) ?? []),
    isSample: false,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  }));
}

type FromContent = Omit<BrandKitSummary, 'id' | 'progressPercent' | 'isSample' | 'createdAt' | 'updatedAt'>;

export function summaryOf(content: KitRow['content'], name: string): FromContent {
  const idea = chosenIdea(content);
  const pictures = [...(idea?.images ?? []), ...content.moodboardImages].filter(isPicture);
  return {
    name,
    category: content.category,
    productDescription: content.productDescription,
    slogan: idea?.slogan ?? null,
    palette: (idea?.colorPalette ?? defaultPalette(content.productDescription)).map(({ hexCode }) => hexCode),
    images: pictures.slice(0, 4),
    ideas: content.brandIdeas.generations.length,
    products: content.productSkus.generations.length,
    completeness: completenessOf(content),
    isArchived: content.isArchived,
    isWaitlistSitePublished: content.isWaitlistSitePublished,
  };
}

const mostShown = 400;

/** The work of some kits, newest first. Work whose job broke is a failure, whatever is written. */
async function generationsOf(
  context: Context,
  kitIds: readonly string[],
): Promise<Map<string, BrandGeneration[]>> {
  const found = new Map<string, BrandGeneration[]>();
  if (kitIds.length === 0) return found;
  const rows = await context.db
    .select({
      work: brandGenerations,
      job: { status: jobRuns.status, percent: jobRuns.percent, note: jobRuns.note, error: jobRuns.error },
    })
    .from(brandGenerations)
    .leftJoin(
      jobRuns,
      and(eq(jobRuns.storeId, brandGenerations.storeId), eq(jobRuns.id, brandGenerations.jobId)),
    )
    .where(and(eq(brandGenerations.storeId, context.storeId), inArray(brandGenerations.kitId, [...kitIds])))
    .orderBy(desc(brandGenerations.createdAt), desc(brandGenerations.position))
    .limit(mostShown);
  for (const { work, job } of rows) {
    if (work.result === 'CANCELED') continue;
    const isBroken = work.result === 'PENDING' && job?.status === 'FAILED';
    const isPending = work.result === 'PENDING' && !isBroken;
    const one: BrandGeneration = {
      uuid: work.id,
      type: work.type,
      result: isBroken ? 'FAILURE' : work.result,
      percent: isPending ? Math.min(99, job?.percent ?? 0) : 100,
      note: isPending ? (job?.note ?? '') : '',
      wish: work.order.wish ?? null,
      failure: isBroken ? (job?.error ?? 'It couldn’t be made. Please try again.') : work.failure,
      createdAt: work.createdAt.toISOString(),
      finishedAt: work.finishedAt?.toISOString() ?? null,
    };
    found.set(work.kitId, [...(found.get(work.kitId) ?? []), one]);
  }
  return found;
}

/** What is pending, in the order in which it is done, and then the latest of each type that ended. */
function shownOf(all: readonly BrandGeneration[]): BrandGeneration[] {
  const pending = all.filter(({ result }) => result === 'PENDING').reverse();
  const latest = new Map<string, BrandGeneration>();
  for (const one of all) if (one.result !== 'PENDING' && !latest.has(one.type)) latest.set(one.type, one);
  return [...pending, ...latest.values()];
}

/** Over the work that was asked for together with what is pending; 100 when nothing is. */
function progressOf(all: readonly BrandGeneration[]): number {
  const pending = all.filter(({ result }) => result === 'PENDING');
  if (pending.length === 0) return 100;
  const since = pending.reduce(
    (first, { createdAt }) => (createdAt < first ? createdAt : first),
    pending[0]?.createdAt ?? '',
  );
  const together = all.filter(({ createdAt }) => createdAt >= since);
  return Math.floor(together.reduce((sum, { percent }) => sum + percent, 0) / together.length);
}
