import { count } from '@brandwright/contract/kernel/words.ts';
import type { ReportRow } from '@brandwright/contract/insight/report-result.ts';
import { reportList, reports } from '@brandwright/contract/insight/reports.ts';
import type { ReportSlug } from '@brandwright/contract/insight/slugs.ts';
import { and, eq, getTableColumns, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { canonicalHash } from '../kernel/data/canonical.ts';
import { dayMs } from '../kernel/data/days.ts';
import type { Database } from '../kernel/data/database.ts';
import type { Context } from '../kernel/request/context.ts';
import { makePage, type Asked, type MadeReport } from './make-report.ts';
import { mayHaveReport, requireReport } from './may-have-report.ts';
import { daysAsked } from './periods.ts';
import { momentWords } from './say.ts';
import { rowsOf } from './scope.ts';
import { blocksWith, keepRows, rowsIn, type Page } from './kept-rows.ts';
import { keptReports, type KeptQuestion, type ReportHead } from './tables.ts';

/** With fewer orders a report is made when it is asked for, which is fast enough and never old. */
const manyOrders = 50_000;

const minuteMs = 60_000;
const hourMs = 60 * minuteMs;

/** Making a report anew takes at most one part in so many of a processor. */
const shareOfTime = 200;

type Kept = typeof keptReports.$inferSelect;

export type ReportPage = ReportHead & { rows: ReportRow[] };

/** Whether all rows were made, not only those of a page. */
const isWhole = ({ rows, total }: MadeReport) => rows.length === total;

const pageOf = (made: MadeReport, { page, size }: Page): ReportPage =>
  isWhole(made) ? { ...made, rows: made.rows.slice(page * size, (page + 1) * size) } : made;

/** How often a report is made anew: more often if someone looked at it within a day, less often if that takes long. */
export function everyMinutes(tookMs: number, lookedAt: Date, now: Date): number {
  if (now.getTime() - lookedAt.getTime() >= dayMs) return 360;
  return Math.min(60, Math.max(10, Math.ceil((tookMs * shareOfTime) / minuteMs / 10) * 10));
}

/**
 * A page of a report. With many orders it is of the one made last, unless that is too old, and says so in its notes. Errors: those
 * of `makePage`.
 */
export async function reportPage(
  context: Context,
  slug: ReportSlug,
  asked: Asked,
  page: Page,
  from = manyOrders,
): Promise<ReportPage> {
  if ((await ordersPlaced(context)) < from) return pageOf(await makePage(context, slug, asked, page), page);
  requireReport(context, reports[slug]);
  const question = questionOf(asked);
  const now = context.clock.now();
  const kept = await findKept(context, slug, question, page);
  const head = await headOf(context, slug, asked, kept);
  if (head && kept) {
    if (now.getTime() - kept.lookedAt.getTime() > hourMs)
      await context.apart((db) => noteLook(db, kept, now));
    return { ...head, rows: rowsIn(kept.blocks, page) };
  }
  const { made, tookMs } = await timed(context, slug, asked, page);
  const isFirst = !kept?.content;
  await context.apart(async (db) => {
    if (isWhole(made)) await keep(db, context, slug, question, { made, tookMs, lookedAt: now });
    else await keepLater(db, context, slug, question, now);
    await prepareOthers(db, context, now);
  });
  const shown = pageOf(made, page);
  return isFirst ? { ...shown, notes: [...shown.notes, ...firstWords(tookMs, now)] } : shown;
}

/** From this on a person has noticed that it took long. */
const noticedMs = 1000;

/** Why it took so long to show one that had never been made for these days, and that it won't again. */
export function firstWords(tookMs: number, now: Date): string[] {
  if (tookMs < noticedMs) return [];
  const every = intervalWords(everyMinutes(tookMs, now, now));
  return [
    `This was the first look at this period, so every order had to be counted, which took ${count(Math.round(tookMs / 1000), 'second')}. From now on the report opens right away and is updated about every ${every}.`,
  ];
}

/** What the store's orders come to, counted as they were placed. */
async function ordersPlaced(context: Context): Promise<number> {
  const [row] = await rowsOf(
    context,
    sql`select coalesce(sum(orders), 0)::int as placed from insight_tallies where store_id = ${context.storeId}`,
  );
  return Number(row?.['placed'] ?? 0);
}

const questionOf = ({ from, to, channel, grain }: Asked): KeptQuestion => ({
  ...(from === undefined ? {} : { from }),
  ...(to === undefined ? {} : { to }),
  ...(channel === undefined ? {} : { channel }),
  ...(grain === undefined ? {} : { grain }),
});

async function findKept(
  context: Context,
  slug: ReportSlug,
  question: KeptQuestion,
  page: Page,
): Promise<(Kept & { blocks: ReportRow[][] }) | undefined> {
  const [row] = await context.db
    .select({ ...getTableColumns(keptReports), blocks: blocksWith(page) })
    .from(keptReports)
    .where(
      and(
        eq(keptReports.storeId, context.storeId),
        eq(keptReports.report, slug),
        eq(keptReports.askedHash, canonicalHash(question)),
      ),
    );
  return row;
}

/** What is kept, if it is of the days asked for and no older than twice the time after which it is made anew. */
async function headOf(
  context: Context,
  slug: ReportSlug,
  asked: Asked,
  kept: Kept | undefined,
): Promise<ReportHead | undefined> {
  if (!kept?.content || !kept.madeAt) return undefined;
  const { content, madeAt, everyMinutes: every } = kept;
  if (context.clock.now().getTime() - madeAt.getTime() > 2 * every * minuteMs) return undefined;
  const days = await daysAsked(context, asked, reports[slug].usual);
  const { total } = content;
  if (total === undefined || days.from !== content.from || days.to !== content.to) return undefined;
  return {
    ...content,
    total,
    notes: [
      ...content.notes,
      `As of ${momentWords(madeAt)}. With this many orders, it’s updated about every ${intervalWords(every)}.`,
    ],
  };
}

const intervalWords = (minutes: number): string => {
  if (minutes < 60) return `${minutes} minutes`;
  return minutes === 60 ? 'hour' : `${minutes / 60} hours`;
};

/** Makes a report and says how long that took. */
export async function timed(
  context: Context,
  slug: ReportSlug,
  asked: Asked,
  page: Page | null = null,
): Promise<{ made: MadeReport; tookMs: number }> {
  const began = performance.now();
  const made = await makePage(context, slug, asked, page);
  return { made, tookMs: Math.round(performance.now() - began) };
}

/** One that nobody had looked at is made anew soon. */
async function noteLook(db: Database, { storeId, id, everyMinutes: every }: Kept, now: Date): Promise<void> {
  await db
    .update(keptReports)
    .set({ lookedAt: now, ...(every > 60 ? { dueAt: now } : {}) })
    .where(and(eq(keptReports.storeId, storeId), eq(keptReports.id, id)));
}

/** Keeps a report that was just made, in place of the one before. */
export async function keep(
  db: Database,
  { storeId, clock }: Context,
  report: ReportSlug,
  asked: KeptQuestion,
  { made, tookMs, lookedAt }: { made: MadeReport; tookMs: number; lookedAt: Date },
): Promise<void> {
  const now = clock.now();
  const every = everyMinutes(tookMs, lookedAt, now);
  const { rows, ...head } = made;
  const row = {
    content: head,
    madeAt: now,
    everyMinutes: every,
    lookedAt,
    dueAt: new Date(now.getTime() + every * minuteMs),
  };
  const [kept] = await db
    .insert(keptReports)
    .values({ storeId, id: randomUUID(), report, asked, askedHash: canonicalHash(asked), ...row })
    .onConflictDoUpdate({
      target: [keptReports.storeId, keptReports.report, keptReports.askedHash],
      // Someone may have looked at it while it was made.
      set: { ...row, lookedAt: sql`greatest(${keptReports.lookedAt}, excluded.looked_at)` },
    })
    .returning({ id: keptReports.id });
  if (kept) await keepRows(db, storeId, kept.id, rows);
}

/** One of which only a page was made is made whole soon, in the background: nobody waits for its many rows. */
async function keepLater(
  db: Database,
  { storeId }: Context,
  report: ReportSlug,
  asked: KeptQuestion,
  now: Date,
): Promise<void> {
  await db
    .insert(keptReports)
    .values({
      storeId,
      id: randomUUID(),
      report,
      asked,
      askedHash: canonicalHash(asked),
      everyMinutes: everyMinutes(0, now, now),
      lookedAt: now,
      dueAt: now,
    })
    .onConflictDoUpdate({
      target: [keptReports.storeId, keptReports.report, keptReports.askedHash],
      // Someone may be making it for the first time.
      set: {
        lookedAt: now,
        dueAt: sql`case when ${keptReports.content} is null then ${keptReports.dueAt} else excluded.due_at end`,
      },
    });
}

/** Whoever looks at one report may look at others: those are made for their usual days too, in the background. */
async function prepareOthers(db: Database, context: Context, now: Date): Promise<void> {
  const lookedAt = new Date(now.getTime() - dayMs);
  await db
    .insert(keptReports)
    .values(
      reportList
        .filter((declaration) => mayHaveReport(context, declaration))
        .map(({ slug }) => ({
          storeId: context.storeId,
          id: randomUUID(),
          report: slug,
          asked: {},
          askedHash: canonicalHash({}),
          everyMinutes: everyMinutes(0, lookedAt, now),
          lookedAt,
          dueAt: now,
        })),
    )
    .onConflictDoNothing();
}
