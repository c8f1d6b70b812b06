import { blanksIn } from '@brandwright/language/outgoing/blanks.ts';

/** What may stand in a subject or a text, and what takes its place. */
export interface PlaceholderValues {
  name: string;
  product: string | null;
  quantity: number | null;
}

const known = ['name', 'product', 'quantity'] as const;
const pattern = /\{\{\s*([^{}]*?)\s*\}\}/g;

/** The text with its placeholders filled in, in one pass: what is put in is never read again. */
export function fillPlaceholders(text: string, values: PlaceholderValues): string {
  const words: Record<string, string> = {
    name: values.name,
    product: values.product ?? '',
    quantity: values.quantity === null ? '' : values.quantity.toLocaleString('en-US'),
  };
  return text.replace(pattern, (whole, name: string) => words[name.toLowerCase()] ?? whole);
}

/** What is wrong with the placeholders of a text, in sentences; empty when all can be filled in. */
export function placeholderProblems(
  what: string,
  text: string,
  values: Pick<PlaceholderValues, 'product' | 'quantity'>,
): string[] {
  const used = [...text.matchAll(pattern)].map(([, name = '']) => name.toLowerCase());
  const strange = [...new Set(used.filter((name) => !known.some((one) => one === name)))];
  const problems = strange.map(
    (name) => `The ${what} uses {{${name}}}, which isn’t known. Use {{name}}, {{product}} and {{quantity}}.`,
  );
  if (used.includes('product') && values.product === null)
    problems.push(`The ${what} uses {{product}}, but no brief says which product.`);
  if (used.includes('quantity') && values.quantity === null)
    problems.push(`The ${what} uses {{quantity}}, but the brief has no quantity yet.`);
  const left = text.replace(pattern, '');
  if (/\{\{|\}\}/.test(left))
    problems.push(`The ${what} has a placeholder that isn’t closed: write {{name}}.`);
  for (const blank of new Set(blanksIn(text).map((one) => one.text)))
    if (!blank.includes('{')) problems.push(`The ${what} still has “${blank}” to be filled in.`);
  return problems;
}
