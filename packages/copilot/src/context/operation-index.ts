/** Names of operations by verbs and what they act on, such as "cancel get list: order"; `list_` is followed by the plural. */
export function tellIndex(names: readonly string[]): string {
  const parts = names.map(partsOf);
  const singulars = new Map(parts.map(({ object }) => [pluralOf(object), object]));
  const verbsOf = new Map<string, string[]>();
  for (const { verb, object } of parts) {
    const one = verb === 'list' ? (singulars.get(object) ?? object) : object;
    verbsOf.set(one, [...(verbsOf.get(one) ?? []), verb]);
  }
  const objectsOf = new Map<string, string[]>();
  for (const [object, verbs] of verbsOf) {
    const line = verbs.toSorted().join(' ');
    objectsOf.set(line, [...(objectsOf.get(line) ?? []), object]);
  }
  return [...objectsOf].map(([verbs, objects]) => `${verbs}: ${objects.join(' ')}`).join('\n');
}

/** The name without its plural: what one makes of a line of the index may have the other number. */
export const singularName = (name: string): string => name.replace(/ies$/, 'y').replace(/s$/, '');

const pluralOf = (noun: string) => (/[^aeiou]y$/.test(noun) ? `${noun.slice(0, -1)}ies` : `${noun}s`);

function partsOf(name: string): { verb: string; object: string } {
  const end = name.indexOf('_');
  return { verb: name.slice(0, end), object: name.slice(end + 1) };
}
