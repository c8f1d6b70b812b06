/** Whether `wanted` is a subset of `got`: objects by their named fields, lists by position, everything else equal. */
export function isSubset(wanted: unknown, got: unknown): boolean {
  if (typeof wanted === 'string' && isPattern(wanted))
    return typeof got === 'string' && toPattern(wanted).test(got);
  if (wanted === null || typeof wanted !== 'object')
    return Object.is(wanted, got) || sameInstant(wanted, got);
  if (Array.isArray(wanted)) {
    return (
      Array.isArray(got) &&
      wanted.length <= got.length &&
      wanted.every((item, index) => isSubset(item, got[index]))
    );
  }
  if (got === null || typeof got !== 'object') return false;
  const fields = got as Record<string, unknown>;
  return Object.entries(wanted).every(
    ([name, value]) => (value === null && fields[name] === undefined) || isSubset(value, fields[name]),
  );
}

/** YAML reads bare dates as text or as numbers; an instant is the same however it is written. */
function sameInstant(wanted: unknown, got: unknown): boolean {
  if (typeof wanted !== 'string' || typeof got !== 'string') return false;
  return /^\d{4}-\d\d-\d\dT/.test(wanted) && Date.parse(wanted) === Date.parse(got);
}

/** Whether words occur in a text: as they stand (case aside), or as a pattern between slashes. */
export function occurs(words: string, text: string): boolean {
  if (isPattern(words)) return toPattern(words).test(text);
  return text.toLowerCase().includes(words.toLowerCase());
}

const isPattern = (text: string) => /^\/.+\/[a-z]*$/s.test(text);

function toPattern(text: string): RegExp {
  const end = text.lastIndexOf('/');
  return new RegExp(text.slice(1, end), text.slice(end + 1));
}
