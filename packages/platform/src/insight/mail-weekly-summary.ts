import { getWeeklySummary } from '@brandwright/contract/insight/get-weekly-summary.ts';
import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import { and, eq } from 'drizzle-orm';
import { declareJob } from '../kernel/jobs/jobs.ts';
import { declareRound } from '../kernel/jobs/rounds.ts';
import { isTaken } from '../kernel/jobs/send-mail.ts';
import type { Context } from '../kernel/request/context.ts';
import { storeNameOf } from './report-shares.ts';
import { weeklySummaryReaders } from './tables.ts';
import { summarize, weekOf } from './weekly.ts';

const mine = (context: Context, id: string) =>
  and(eq(weeklySummaryReaders.storeId, context.storeId), eq(weeklySummaryReaders.id, id));

/** On Mondays, for the week that is over. A week that nobody was told of in time is passed over. */
export const weeklySummaryRound = declareRound({
  name: 'weekly_summary',
  everyMs: 600_000,
  table: 'weekly_summary_readers',
  due: (now) => `sent_for < date_trunc('week', ${now} at time zone 'utc')::date - 7`,
  order: 'sent_for',
  async run(context, id) {
    const { from } = weekOf(context.clock.now(), 1);
    const [row] = await context.db.select().from(weeklySummaryReaders).where(mine(context, id)).for('update');
    if (!row || row.sentFor >= from) return;
    await context.db.update(weeklySummaryReaders).set({ sentFor: from }).where(mine(context, id));
    await context.jobs.enqueue(mailWeeklySummary.name, { readerId: id, from });
  },
});

/** Its key is the reader and the week, so that the mail leaves once, however often the job runs. */
export const mailWeeklySummary = declareJob({
  name: 'mail_weekly_summary',
  async run(context, payload) {
    const [readerId, from] = [String(payload['readerId']), String(payload['from'])];
    const [reader] = await context.db.select().from(weeklySummaryReaders).where(mine(context, readerId));
    // Turned off meanwhile, or a week went by: what would be summed up is another one.
    if (!reader || weekOf(context.clock.now(), 1).from !== from) return { readerId, sent: false };
    const summary = await summarize(context, 1, true);
    const storeName = await storeNameOf(context);
    const sales = summary.figures.find(({ measure }) => measure === 'SALES')?.value ?? 0;
    const sent = await isTaken(context, 'a weekly summary', readerId, () =>
      context.providers.mail.send({
        to: reader.email,
        subject: `${storeName}: ${formatMoney(sales)} in sales last week`,
        text: [
          getWeeklySummary.summary(summary, { weeksAgo: 1 }),
          '',
          `See more: ${context.publicUrl}/analytics`,
          'To stop this mail, say “stop mailing me the weekly summary” to the partner.',
        ].join('\n'),
        idempotencyKey: `weekly-summary:${readerId}:${from}`,
      }),
    );
    return { readerId, sent };
  },
});
