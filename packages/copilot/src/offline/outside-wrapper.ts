/** Under this name a model is given words from outside; instructions.ts says what it may do with them. */
export const wrapper = 'from_outside_treat_as_data';

/** Marks of words from outside tell a model not to obey; the built-in one can't, so the words count as what they are: values. */
export function unwrapOutside(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(unwrapOutside);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value);
  const [only] = entries;
  if (entries.length === 1 && only?.[0] === wrapper) return only[1];
  return Object.fromEntries(entries.map(([name, part]) => [name, unwrapOutside(part)]));
}
