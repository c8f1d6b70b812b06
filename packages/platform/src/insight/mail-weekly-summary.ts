import { getWeeklySummary } from '@brandwright/contract/insight/get-weekly-summary.ts';
import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import { and, eq } from 'drizzle-orm';
import { declareJob } from '../kernel/jobs/jobs.ts';
import { declareRound } from '../kernel/jobs/rounds.ts';
import { letter } from '../kernel/jobs/letter.ts';
import { isTaken } from '../kernel/jobs/send-mail.ts';
import type { Context } from '../kernel/request/context.ts';
import { storeFacts } from './store-facts.ts';
import { weeklySummaryReaders } from './tables.ts';
import { addressOf } from './weekly-readers.ts';
import { summarize, weekOf } from './weekly.ts';

/** The hour on Monday, UTC, when sending starts: morning in the US, where midnight UTC is still Sunday. */
const sentFromHour = 12;

const mine = (context: Context, id: string) =>
  and(eq(weeklySummaryReaders.storeId, context.storeId), eq(weeklySummaryReaders.id, id));

/** Runs on Mondays for the week that just ended. A week that wasn't sent in time is skipped. */
export const weeklySummaryRound = declareRound({
  name: 'weekly_summary',
  everyMs: 600_000,
  table: 'weekly_summary_readers',
  due: (now) =>
    `sent_for < date_trunc('week', ${now} at time zone 'utc' - interval '${sentFromHour} hours')::date - 7`,
  order: 'sent_for',
  async run(context, id) {
    const { from } = weekOf(new Date(context.clock.now().getTime() - sentFromHour * 3_600_000), 1);
    const [row] = await context.db.select().from(weeklySummaryReaders).where(mine(context, id)).for('update');
    if (!row || row.sentFor >= from) return;
    await context.db.update(weeklySummaryReaders).set({ sentFor: from }).where(mine(context, id));
    await context.jobs.enqueue(mailWeeklySummary.name, { readerId: id, from });
  },
});

/** Keyed by reader and week, so the email is sent once however often the job runs. */
export const mailWeeklySummary = declareJob({
  name: 'mail_weekly_summary',
  async run(context, payload) {
    const [readerId, from] = [String(payload['readerId']), String(payload['from'])];
    const [reader] = await context.db.select().from(weeklySummaryReaders).where(mine(context, readerId));
    // Turned off in the meantime, or a week has passed and the summary would be of another week.
    if (!reader || weekOf(context.clock.now(), 1).from !== from) return { readerId, sent: false };
    const to = await addressOf(context, reader.userId);
    if (to === null) return { readerId, sent: false };
    const summary = await summarize(context, 1, true);
    const { name } = await storeFacts(context);
    const sales = summary.figures.find(({ measure }) => measure === 'SALES')?.value ?? 0;
    const sent = await isTaken(context, 'a weekly summary', readerId, () =>
      context.providers.mail.send({
        to,
        subject: `${name}: ${formatMoney(sales)} in sales last week`,
        ...letter(name, [
          getWeeklySummary.summary(summary, { weeksAgo: 1 }),
          { label: 'Open analytics', url: `${context.publicUrl}/analytics` },
          'To stop these emails, tell the partner “stop mailing me the weekly summary.”',
        ]),
        idempotencyKey: `weekly-summary:${readerId}:${from}`,
      }),
    );
    return { readerId, sent };
  },
});
