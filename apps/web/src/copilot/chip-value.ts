export interface ChipValue {
  field: string;
  value: unknown;
}

const day = /^\d{4}-\d{2}-\d{2}$/;
const enumValue = /^[A-Z][A-Z\d]*(_[A-Z\d]+)+$|^[A-Z]{4,}$/;

/**
 * A chip's value as text to edit; null when it is not one that can be typed (yes or no, an enum value, an
 * object). Lists are separated by commas, amounts in minor units (fields that end in `Minor`) are in dollars.
 */
export function toEdited({ field, value }: ChipValue): string | null {
  if (typeof value === 'number') return String(isAmount(field) ? value / 100 : value);
  if (typeof value === 'string') return enumValue.test(value) ? null : value;
  if (!Array.isArray(value) || value.length === 0) return null;
  const items = value.map((item: unknown) =>
    typeof item === 'string' || typeof item === 'number' ? toEdited({ field, value: item }) : null,
  );
  return items.includes(null) ? null : items.join(', ');
}

/** The edited text as a value of the same kind as before; undefined when it is none. */
export function fromEdited(text: string, { field, value: before }: ChipValue): unknown {
  const trimmed = text.trim();
  if (trimmed === '') return undefined;
  if (typeof before === 'number') return toNumber(trimmed, field);
  if (!Array.isArray(before)) return trimmed;
  const items = trimmed
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '');
  if (typeof before[0] !== 'number') return items;
  const figures = items.map((item) => toNumber(item, field));
  return figures.includes(undefined) ? undefined : figures;
}

/** What the text box should be for a value. */
export function editorType({ value }: ChipValue): 'date' | 'text' {
  return typeof value === 'string' && day.test(value) ? 'date' : 'text';
}

const isAmount = (field: string) => field.endsWith('Minor');

function toNumber(text: string, field: string): number | undefined {
  const value = Number(text.replace(/[,\s$%]/g, ''));
  if (!Number.isFinite(value)) return undefined;
  return isAmount(field) ? Math.round(value * 100) : value;
}
