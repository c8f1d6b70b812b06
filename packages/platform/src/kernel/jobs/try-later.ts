import type { JobSink } from './job-sink.ts';

/**
 * Before each next try of a job that threw TryLater: what is away for hours is asked again, what is back in a moment is not waited
 * for.
 */
const retryWaitsMs = [10_000, 60_000, 600_000, 3_600_000, 6 * 3_600_000];

/**
 * Thrown by a job when what it asks, such as a mail server, is away: nothing of this run stays, and the job runs again later. After
 * the last time it fails with the reason.
 */
export class TryLater extends Error {
  readonly reason: unknown;

  constructor(reason: unknown) {
    super(`To be tried later: ${String(reason)}`, { cause: reason });
    this.reason = reason;
  }
}

interface Job {
  name: string;
  payload: Record<string, unknown>;
}

const triesBefore = ({ payload }: Pick<Job, 'payload'>): number => {
  const { triesBefore: tries } = payload;
  return typeof tries === 'number' ? tries : 0;
};

/** Undefined for its last try. */
export const retryWaitOf = (job: Pick<Job, 'payload'>): number | undefined => retryWaitsMs[triesBefore(job)];

/** Queues the next try of a job that is not at its last. Answers its id. */
export function queueAgain(jobs: JobSink, job: Job): Promise<string> {
  const payload = { ...job.payload, triesBefore: triesBefore(job) + 1 };
  return jobs.enqueue(job.name, payload, retryWaitOf(job));
}
