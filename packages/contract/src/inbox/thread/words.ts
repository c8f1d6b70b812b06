/** "Nov 18" of an ISO instant, by UTC. */
export function shortDay(at: string): string {
  return new Intl.DateTimeFormat('en-US', { month: 'short', day: 'numeric', timeZone: 'UTC' }).format(
    new Date(at),
  );
}

/** A sentence in quotes, cut to be said. */
export function quoted(sentence: string, most = 160): string {
  const text = sentence.replaceAll(/\s+/g, ' ').trim();
  return `“${text.length > most ? `${text.slice(0, most - 1).trimEnd()}…` : text}”`;
}
