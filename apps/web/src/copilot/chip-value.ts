/** A chip's value as text to edit; null when it is not one that can be typed. Lists are separated by commas. */
export function toEdited(value: unknown): string | null {
  if (typeof value === 'string' || typeof value === 'number') return String(value);
  if (Array.isArray(value) && value.length > 0 && value.every((item) => typeof item === 'string' || typeof item === 'number')) return value.join(', ');
  return null;
}

/** The edited text as a value of the same kind as before; undefined when it is none. */
export function fromEdited(text: string | null, before: unknown): unknown {
  const trimmed = text?.trim();
  if (!trimmed) return undefined;
  if (typeof before === 'number') return toNumber(trimmed);
  if (!Array.isArray(before)) return trimmed;
  const items = trimmed.split(',').map((item) => item.trim()).filter((item) => item !== '');
  if (typeof before[0] !== 'number') return items;
  const figures = items.map(toNumber);
  return figures.includes(undefined) ? undefined : figures;
}

function toNumber(text: string): number | undefined {
  const value = Number(text.replace(/[,\s$%]/g, ''));
  return Number.isFinite(value) ? value : undefined;
}
