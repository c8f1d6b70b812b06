import { type AnyDeclaration, type ApprovalPreview, metaOf } from '@brandwright/contract';
import { creditsOf, creditWords } from '@brandwright/contract/kernel/ai-credits.ts';
import { z } from 'zod';

/** What the approval of a change of the store's own has nothing to say of. */
export const quietPreview = {
  toWhom: null,
  cost: null,
  irreversible: null,
  values: [],
  warnings: [],
} satisfies Partial<ApprovalPreview>;

/** The approval words of an operation that brings none of its own: its title and the exact values. */
export function plainPreview(declaration: AnyDeclaration, input: unknown): ApprovalPreview {
  const values = valuesOf(declaration, input);
  return {
    verb: declaration.title,
    what: withValues(declaration.title, values),
    toWhom: null,
    cost: costOf(declaration, input),
    irreversible: declaration.effect === 'destructive' ? 'This can’t be undone.' : null,
    values,
    warnings: [],
  };
}

/** What it generates, in AI credits. */
function costOf({ generates }: AnyDeclaration, input: unknown): string | null {
  const use = generates?.({ input, output: undefined, byHand: false } as never);
  return use ? creditWords(creditsOf(use)) : null;
}

const mostNamed = 3;

/** "Update the store profile (Phone: +1 503 555 0199)": a yes in words must know what it is for. */
function withValues(title: string, values: ApprovalPreview['values']): string {
  const named = values.slice(0, mostNamed).map(({ label, value }) => `${label}: ${short(value)}`);
  if (named.length === 0) return title;
  return `${title} (${[...named, ...(values.length > mostNamed ? ['…'] : [])].join(', ')})`;
}

const short = (text: string) => (text.length > 80 ? `${text.slice(0, 79)}…` : text);

// An id says nothing to a person.
const machineId = /^(?:[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|(?:CH|IM)[\da-f]{32})$/i;

function valuesOf(declaration: AnyDeclaration, input: unknown): { label: string; value: string }[] {
  if (input === null || typeof input !== 'object') return [];
  const shape = declaration.input instanceof z.ZodObject ? declaration.input.shape : {};
  return Object.entries(input)
    .filter(
      ([name, value]) =>
        value !== undefined &&
        value !== null &&
        !isEmptyByDefault(shape[name], value) &&
        !(typeof value === 'string' && machineId.test(value)),
    )
    .map(([name, value]) => {
      const schema = shape[name];
      const label = (schema ? metaOf(schema).label : undefined) ?? spaced(name);
      return { label, value: said(value) };
    });
}

/** No rows, where nobody said any; an empty list that was said clears what was there. */
const isEmptyByDefault = (schema: z.ZodType | undefined, value: unknown): boolean => {
  if (!Array.isArray(value) || value.length > 0) return false;
  const unsaid = schema?.safeParse(undefined);
  return unsaid?.success === true && Array.isArray(unsaid.data) && unsaid.data.length === 0;
};

/** A value in words: a list by its members, rows by how many there are, as the ids in them say nothing to a person. */
function said(value: unknown): string {
  if (typeof value === 'string') return worded(value);
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (!Array.isArray(value)) return JSON.stringify(value);
  const members = value as unknown[];
  return members.every((one) => typeof one === 'string')
    ? members.map(worded).join(', ')
    : String(members.length);
}

/** A code such as ON_HOLD reads "on hold"; an empty text clears what was there. */
function worded(value: string): string {
  if (value.trim() === '') return 'none';
  return /^[A-Z]+(?:_[A-Z]+)+$/.test(value) ? value.toLowerCase().replaceAll('_', ' ') : value;
}

const spaced = (name: string) => {
  const words = name.replace(/([A-Z])/g, ' $1').toLowerCase();
  return words.charAt(0).toUpperCase() + words.slice(1);
};
