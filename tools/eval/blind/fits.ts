import type { Labels } from './labels.ts';

type KnownLabels = Pick<Labels, 'get' | 'has'>;

/**
 * Whether the input of a call has what was wanted: objects by the wanted fields, lists in any order, text by
 * inclusion either way and without case, ids by the words seen next to them.
 */
export function fits(wanted: unknown, got: unknown, labels: KnownLabels): boolean {
  if (isNothing(wanted)) return isNothing(got);
  if (Array.isArray(wanted)) return fitsList(wanted, got, labels);
  if (isObject(wanted)) return fitsObject(wanted, got, labels);
  if (Array.isArray(got)) return got.some((item) => fits(wanted, item, labels));
  if (typeof wanted === 'number' || typeof got === 'number') return Number(wanted) === Number(got);
  if (typeof wanted === 'boolean') return wanted === got;
  return fitsText(String(wanted), got, labels);
}

function fitsList(wanted: readonly unknown[], got: unknown, labels: KnownLabels): boolean {
  if (!Array.isArray(got)) return wanted.length === 1 && fits(wanted[0], got, labels);
  return wanted.every((one) => got.some((item) => fits(one, item, labels)));
}

function fitsObject(wanted: Record<string, unknown>, got: unknown, labels: KnownLabels): boolean {
  if (!isObject(got)) return false;
  return Object.entries(wanted).every(([field, value]) => fits(value, got[field], labels));
}

function fitsText(wanted: string, got: unknown, labels: KnownLabels): boolean {
  const words = wanted.toLowerCase();
  const found = String(got).toLowerCase();
  if (found.includes(words) || (found.length > 2 && words.includes(found))) return true;
  if (typeof got !== 'string') return false;
  if (labels.get(got)?.toLowerCase().includes(words)) return true;
  // Nothing shown so far names this record, so the id gets the benefit of the doubt.
  return isUuid(found) && !labels.has(got) && !isUuid(words);
}

const isNothing = (value: unknown) => value === null || value === undefined;
const isObject = (value: unknown): value is Record<string, unknown> =>
  typeof value === 'object' && value !== null;
const isUuid = (text: string) => /^[0-9a-f-]{36}$/.test(text);
