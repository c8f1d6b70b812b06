/** Where time comes from. Rules and operations never ask the machine. */
export interface Clock {
  now(): Date;
}

export const systemClock: Clock = { now: () => new Date() };

/** A clock that stands still, for replays and tests. */
export function frozenClock(instant: string | Date): Clock {
  const at = new Date(instant);
  if (Number.isNaN(at.getTime())) throw new Error(`CLOCK must be an ISO instant, not "${String(instant)}".`);
  return { now: () => new Date(at) };
}
