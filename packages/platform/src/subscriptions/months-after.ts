/** The same day of a later month, or its last day where it has no such day. UTC. */
export function monthsAfter(from: Date, months: number): Date {
  const first = new Date(from);
  first.setUTCMonth(from.getUTCMonth() + months, 1);
  const last = new Date(Date.UTC(first.getUTCFullYear(), first.getUTCMonth() + 1, 0)).getUTCDate();
  first.setUTCDate(Math.min(from.getUTCDate(), last));
  return first;
}
