interface Dated {
  from: string | null;
  to: string | null;
}

/** The day so many days after a day, YYYY-MM-DD. */
export function nextDay(day: string, days: number): string {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}

/** The days within a span on which a layer begins, or is over for the first time; earliest first, each once. */
export function daysOfChange(layers: readonly Dated[], first: string, last: string): string[] {
  const days = layers.flatMap(({ from, to }) => [
    ...(from === null ? [] : [from]),
    ...(to === null ? [] : [nextDay(to, 1)]),
  ]);
  return [...new Set(days)].filter((day) => day >= first && day <= last).toSorted();
}
