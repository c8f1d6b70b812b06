/** An input as lines to read: `{ countryCode: 'VN', quantity: 2000 }` → [['country code', 'VN'], ['quantity', '2000']]. */
export function inputLines(input: unknown): [label: string, value: string][] {
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => [inWords(name), said(value)]);
}

/** 'sampleAmountMinor' → 'sample amount'. */
const inWords = (name: string) =>
  name
    .replace(/Minor$/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();

function said(value: unknown): string {
  if (Array.isArray(value)) return value.map(said).join(', ');
  if (typeof value === 'object' && value !== null) return inputLines(value).map(([label, text]) => `${label} ${text}`).join('; ');
  return String(value);
}
