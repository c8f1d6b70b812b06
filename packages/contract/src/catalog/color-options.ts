/** A color that a product comes in, and the variant that has it. */
export interface ColorOption {
  name: string;
  /** `#d8c3a5`; empty where none was given. */
  hex: string;
  variant: string;
}

/** Reads a color option string: entries separated by semicolons, each `name|hex|variant` (brand-kit document §3). */
export function readColorOptions(text: string): ColorOption[] {
  return text
    .split(';')
    .map((entry) => entry.split('|').map((part) => part.trim()))
    .filter((parts) => parts.some((part) => part !== ''))
    .map(([name = '', hex = '', variant = '']) => ({ name, hex, variant }));
}

export const writeColorOptions = (colors: readonly ColorOption[]): string =>
  colors.map(({ name, hex, variant }) => [name, hex, variant].map(plain).join('|')).join(';');

/** Without the signs that separate. */
const plain = (part: string) => part.replaceAll(/[;|]/g, ' ').trim();

/** Whether every entry has a name and, where it names a color, one as `#rrggbb`. */
export const areColorOptions = (text: string): boolean =>
  readColorOptions(text).every(({ name, hex }) => name !== '' && (hex === '' || /^#[0-9a-f]{6}$/i.test(hex)));

/** Shopify's name for the only option of a product without options, and its only value. */
const defaultValues = new Set(['default title', 'default']);

/** The variant as it is shown: its values joined by commas, a dash for the default single variant (brand-kit document §3). */
export function variantWords(values: readonly string[]): string {
  const shown = values.map((value) => value.trim()).filter(Boolean);
  const [only] = shown;
  if (only === undefined || (shown.length === 1 && defaultValues.has(only.toLowerCase()))) return '-';
  return shown.join(', ');
}
