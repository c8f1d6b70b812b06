/** The names of operations by their first word, a line each: "list_: orders designs". The fewest tokens for all of them. */
export function tellIndex(names: readonly string[]): string {
  const byVerb = new Map<string, string[]>();
  for (const name of names) {
    const end = name.indexOf('_');
    const verb = name.slice(0, end);
    byVerb.set(verb, [...(byVerb.get(verb) ?? []), name.slice(end + 1)]);
  }
  return [...byVerb].map(([verb, objects]) => `${verb}_: ${objects.join(' ')}`).join('\n');
}
