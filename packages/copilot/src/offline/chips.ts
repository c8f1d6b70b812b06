import { type AnyDeclaration, formatMoney, unwrap } from '@brandwright/contract';
import { countryName } from '@brandwright/language/values/countries.ts';
import { type FieldSpec, fieldsOf } from './fields.ts';
import { identifierWords } from '@brandwright/language/words/tokens.ts';

/** What was understood of one field, for the row of chips above an answer. */
export interface Chip {
  field: string;
  label: string;
  value: unknown;
  /** As words: "MOQ under 500". */
  text: string;
  /** Whether the call still makes sense without it. */
  removable: boolean;
}

/** Ids of records, and of conversations and messages with a carrier. */
const machineId = /^(?:[\da-f]{8}-(?:[\da-f]{4}-){3}[\da-f]{12}|(?:CH|IM)[\da-f]{32})$/i;

/** The chips of a call: each value that was said, in words. Defaults, paging and what the server fills stay out. */
export function understood(declaration: AnyDeclaration, input: Readonly<Record<string, unknown>>): Chip[] {
  return fieldsOf(declaration).flatMap((field) => {
    const value = input[field.name];
    if (
      value === undefined ||
      value === null ||
      field.meta.sense === 'page' ||
      isDefault(declaration, field, value)
    )
      return [];
    // An id says nothing to a person.
    if (typeof value === 'string' && machineId.test(value)) return [];
    const label = labelOf(field);
    const text = chipText(field, label, value);
    return text
      ? [
          {
            field: field.name,
            label,
            value,
            text,
            removable: !field.required && !(field.meta.ref && field.meta.question),
          },
        ]
      : [];
  });
}

function isDefault(declaration: AnyDeclaration, field: FieldSpec, value: unknown): boolean {
  const parsed = unwrap(declaration.input).safeParse({});
  if (!parsed.success || typeof parsed.data !== 'object' || parsed.data === null) return false;
  return JSON.stringify((parsed.data as Record<string, unknown>)[field.name]) === JSON.stringify(value);
}

function labelOf(field: FieldSpec): string {
  if (field.meta.label) return field.meta.label;
  const words = identifierWords(field.name).filter((word) => word !== 'minor' && word !== 'id');
  const text = words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

function chipText(field: FieldSpec, label: string, value: unknown): string {
  if (Array.isArray(value)) {
    if (value.length === 0 || field.kind === 'object')
      return value.length > 0 ? `${label}: ${value.length}` : '';
    const words = value.map((one) => valueText(field, one));
    if (field.meta.sense === 'country' && field.excludes) return `not ${words.join(' or ')}`;
    return words.join(' or ');
  }
  if (field.kind === 'boolean')
    return value === true ? label : `not ${label.charAt(0).toLowerCase()}${label.slice(1)}`;
  const text = valueText(field, value);
  if (field.meta.sense === 'country') return field.excludes ? `not ${text}` : text;
  if (field.meta.sense === 'search_words' || field.meta.sense === 'product_words') return `“${text}”`;
  if (field.kind === 'enum') return text;
  return limitText(field, label, text);
}

/** "MOQ at most" and 500 become "MOQ under 500"; "Placed from" and a day "Placed from November 1, 2026". */
function limitText(field: FieldSpec, label: string, text: string): string {
  const trimmed = label.replace(/\s*\(.*\)$/, '');
  const atMost = /^(.*?)\s*(?:at most|maximum|max|up to|to)$/i.exec(trimmed);
  if (field.bound === 'max' && atMost && field.meta.sense !== 'date_to') return `${atMost[1]} under ${text}`;
  const atLeast = /^(.*?)\s*(?:at least|minimum|min|from)$/i.exec(trimmed);
  if (field.bound === 'min' && atLeast && field.meta.sense !== 'date_from')
    return `${atLeast[1]} over ${text}`;
  const unit = /\(([^)]+)\)$/.exec(label)?.[1];
  return `${trimmed} ${text}${unit ? ` ${unit}` : ''}`;
}

const dayFormat = new Intl.DateTimeFormat('en-US', {
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

function valueText(field: FieldSpec, value: unknown): string {
  if (typeof value === 'number') {
    if (field.meta.sense === 'money_minor') return formatMoney(value).replace(/\.00$/, '');
    if (field.meta.sense === 'percent') return `${field.greatest <= 1 ? value * 100 : value} %`;
    if (field.meta.ref) return `#${value}`;
    return value.toLocaleString('en-US');
  }
  const text = String(value);
  if (field.meta.sense === 'country') return countryName(text);
  const spoken = field.meta.valueWords?.[text]?.[0];
  if (spoken) return spoken;
  if (field.kind === 'enum') return identifierWords(text).join(' ');
  if (/^\d{4}-\d\d-\d\d/.test(text) && !Number.isNaN(Date.parse(text)))
    return dayFormat.format(new Date(text));
  return text.length > 60 ? `${text.slice(0, 57)}…` : text;
}
