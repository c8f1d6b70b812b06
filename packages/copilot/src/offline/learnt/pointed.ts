import type { Learnt } from './models.ts';

/** Below this share the words hardly mean any of them. */
const leastShare = 0.03;

/**
 * Likelihoods anew where a request points at a record ("who put it on hold?"): operations that take the record share
 * among themselves what words alone gave to all. `takers` are their names.
 */
export function amongTakers(learnt: Learnt, takers: readonly string[]): Learnt {
  const logs = takers.flatMap((name) => learnt.logs.get(name) ?? []);
  const share = logs.reduce((sum, log) => sum + Math.exp(log), 0);
  if (share < leastShare) return learnt;
  const taken = new Set(takers);
  return {
    ...learnt,
    logs: new Map(
      [...learnt.logs].map(([name, log]) => [name, taken.has(name) ? log - Math.log(share) : log]),
    ),
  };
}
