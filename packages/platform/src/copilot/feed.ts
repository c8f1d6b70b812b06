import { and, asc, desc, eq, gt, inArray, lt } from 'drizzle-orm';
import { approvalPreview } from '@brandwright/contract';
import { count } from '@brandwright/contract/kernel/words.ts';
import { declareFeedSource } from '../kernel/records/feed.ts';
import { jobRuns, pendingActions } from '../kernel/data/tables.ts';

const hourMs = 3_600_000;
/** What was asked for just now stands in front of the person already. */
const waitedMs = hourMs;
const failedWithinMs = 3 * 24 * hourMs;

/** Approvals that wait: they expire a day after they were asked for. */
const waitingApprovals = declareFeedSource({
  name: 'waiting_approvals',
  kind: 'EXPIRING',
  words: ['waiting approval', 'waiting action', 'approval'],
  async read(context) {
    const now = context.clock.now();
    const rows = await context.db
      .select({
        id: pendingActions.id,
        preview: pendingActions.preview,
        createdAt: pendingActions.createdAt,
        expiresAt: pendingActions.expiresAt,
      })
      .from(pendingActions)
      .where(
        and(
          eq(pendingActions.storeId, context.storeId),
          eq(pendingActions.status, 'PENDING'),
          gt(pendingActions.expiresAt, now),
          lt(pendingActions.createdAt, new Date(now.getTime() - waitedMs)),
        ),
      )
      .orderBy(asc(pendingActions.expiresAt), asc(pendingActions.id))
      .limit(50);
    const [first] = rows;
    if (!first) return [];
    const hours = Math.max(1, Math.floor((first.expiresAt.getTime() - now.getTime()) / hourMs));
    const expires = `${rows.length === 1 ? 'it' : 'the first'} expires in ${count(hours, 'hour')}`;
    return [
      {
        key: 'all',
        weight: { urgency: hours <= 6 ? 'NOW' : 'TODAY', dueAt: first.expiresAt },
        title: `${count(rows.length, 'action is waiting', 'actions are waiting')} for your yes, ${expires}`,
        records: rows.slice(0, 4).map(({ id, preview }) => ({
          kind: 'pending_action',
          id,
          label: approvalPreview.safeParse(preview).data?.verb ?? 'Action',
          detail: null,
          path: `/approve/${id}`,
        })),
        recordCount: rows.length,
        figures: [],
        say: 'What is waiting for my approval?',
        sayLabel: 'Decide',
        parts: rows.map(({ id }) => id),
        since: first.createdAt,
      },
    ];
  },
});

/** Background work that failed in the last days and was not done since. */
const failedJobs = declareFeedSource({
  name: 'failed_jobs',
  kind: 'FAILED',
  words: ['failed background work', 'background work', 'failed job', 'failed work'],
  async read(context) {
    const from = new Date(context.clock.now().getTime() - failedWithinMs);
    const rows = await context.db
      .select()
      .from(jobRuns)
      .where(
        and(
          eq(jobRuns.storeId, context.storeId),
          inArray(jobRuns.status, ['FAILED', 'DONE']),
          gt(jobRuns.createdAt, from),
        ),
      )
      .orderBy(desc(jobRuns.createdAt), jobRuns.id)
      .limit(200);
    // The newest run of each kind of work tells how it stands.
    const newest = [...new Map(rows.toReversed().map((row) => [row.name, row])).values()];
    const failed = newest.filter(({ status }) => status === 'FAILED');
    return failed.map((job) => ({
      key: job.name,
      weight: { urgency: 'TODAY' as const },
      title: `Background work failed: ${wordsOf(job.name)}`,
      ...(job.error === null ? {} : { detail: job.error }),
      records: [{ kind: 'job', id: job.id, label: wordsOf(job.name), detail: null, path: null }],
      recordCount: 1,
      figures: [],
      say: `What became of the job ${job.id}?`,
      sayLabel: 'See what failed',
      parts: [job.id],
      since: job.finishedAt ?? job.createdAt,
    }));
  },
});

const wordsOf = (name: string) => name.replace(/[-_.]+/g, ' ');

/** What waits for a yes, and what went wrong in the background. */
export const copilotFeed = [waitingApprovals, failedJobs];
