import { expiringFileAddress } from '../data/file-address.ts';
import type { jobRuns } from '../data/tables.ts';
import { systemClock } from '../request/clock.ts';
import type { Context } from '../request/context.ts';

/** The file that a job wrote under its own id, and until when it is given out: so many milliseconds from its end. */
export function fileOfJob(
  { clock, providers, storeId }: Context,
  { id, status, finishedAt }: Pick<typeof jobRuns.$inferSelect, 'id' | 'status' | 'finishedAt'>,
  lifeMs: number,
): { url: string | null; expiresAt: Date | null; isExpired: boolean } {
  if (status !== 'DONE' || !finishedAt) return { url: null, expiresAt: null, isExpired: false };
  const expiresAt = new Date(finishedAt.getTime() + lifeMs);
  const leftMs = expiresAt.getTime() - clock.now().getTime();
  if (leftMs <= 0) return { url: null, expiresAt, isExpired: true };
  // Files are served by the machine's clock, which a demo store's may differ from.
  const untilMs = systemClock.now().getTime() + leftMs;
  return { url: expiringFileAddress(providers.keyring, storeId, id, untilMs), expiresAt, isExpired: false };
}
