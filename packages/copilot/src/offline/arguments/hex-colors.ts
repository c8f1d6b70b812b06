import type { Heard } from '../turn/heard.ts';
import type { FieldSpec } from './fields.ts';

const hexColor = /(?<![\w#])#[0-9a-f]{6}(?!\w)/gi;

/** Colours said as `#2F6B4F`, in their order, upper case. */
export function fillHexColors(
  fields: readonly FieldSpec[],
  { text }: Heard,
  input: Record<string, unknown>,
  used: { start: number; end: number }[],
): void {
  const said = [...text.matchAll(hexColor)];
  for (const field of fields) {
    if (field.meta.sense !== 'hex_color' || input[field.name] !== undefined) continue;
    const taken = field.array ? said.splice(0) : said.splice(0, 1);
    const [first] = taken;
    if (!first) return;
    input[field.name] = field.array ? taken.map(([hex]) => hex.toUpperCase()) : first[0].toUpperCase();
    used.push(...taken.map(({ index, 0: hex }) => ({ start: index, end: index + hex.length })));
  }
}
