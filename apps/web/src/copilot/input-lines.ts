import { formatEnum } from '#ui/format.ts';

/** An input as lines to read: `{ countryCode: 'VN', quantity: 2000 }` → [['country code', 'VN'], ['quantity', '2000']]. */
export function inputLines(input: unknown): [label: string, value: string][] {
  if (typeof input !== 'object' || input === null) return [];
  return Object.entries(input)
    .filter(([, value]) => value !== undefined && value !== null && value !== '')
    .map(([name, value]) => [inWords(name), said(value)]);
}

const identifier = /^[\da-f]{8}-[\da-f]{4}-/i;
const longest = 24;

/** The short values of an input, to tell two calls of one operation apart: `{ orderNumber: 1042, status: 'ON_HOLD' }` → ['1042', 'On hold']. */
export function shortValues(input: unknown): string[] {
  return inputLines(input)
    .map(([, value]) => value)
    .filter((value) => value.length <= longest && !identifier.test(value))
    .map((value) => (/^[A-Z]+(_[A-Z]+)*$/.test(value) && value.length > 3 ? formatEnum(value) : value))
    .slice(0, 2);
}

/** 'sampleAmountMinor' → 'sample amount'. */
const inWords = (name: string) =>
  name
    .replace(/Minor$/, '')
    .replace(/([a-z\d])([A-Z])/g, '$1 $2')
    .toLowerCase();

function said(value: unknown): string {
  if (Array.isArray(value)) return value.map(said).join(', ');
  if (typeof value === 'object' && value !== null)
    return inputLines(value)
      .map(([label, text]) => `${label} ${text}`)
      .join('; ');
  return String(value);
}
