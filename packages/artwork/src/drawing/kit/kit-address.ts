import { letterableName, longestName } from '../lettering/brand-name.ts';
import { drawKitProduct, type KitProduct } from './draw-kit-product.ts';
import { isKitView } from './kit-views.ts';
import { cleanPalette } from './kit-colors.ts';
import { kitFormNamed } from './forms/index.ts';
import { isMarkName } from '../lettering/marks.ts';
import { isSetting } from '../settings.ts';
import { brandVoice } from '../lettering/brand-voice.ts';

/**
 * The part of an address that says a brand's name: letters and digits, `-` for a space, `~` for an ampersand, `_` for
 * an apostrophe; every other sign is left out. `unknown` for a name without letters.
 */
export function nameInAddress(name: string): string {
  const plain = letterableName(name)
    .replaceAll('&', '~')
    .replaceAll(/['’]/g, '_')
    .replaceAll(/[^\p{L}\p{M}\p{N}~_]+/gu, '-')
    .replaceAll(/^-+|-+$/g, '');
  return /[\p{L}\p{N}]/u.test(plain) ? encodeURIComponent(plain) : '-';
}

/** The name that an address says (decoded once, as a server hands it on). Undefined for what is not one. */
export function nameFromAddress(part: string): string | undefined {
  if (part === '-') return '';
  if (!/^[\p{L}\p{M}\p{N}~_-]+$/u.test(part) || [...part].length > longestName) return undefined;
  return part.replaceAll('-', ' ').replaceAll('~', '&').replaceAll('_', '’').trim();
}

/** `#rrggbb` colors as `rrggbb-rrggbb`. */
export const colorsInAddress = (colors: readonly string[]): string =>
  cleanPalette(colors)
    .map((color) => color.slice(1))
    .join('-');

/** The colors that an address says: one to four. Undefined for anything else. */
export const colorsFromAddress = (part: string): string[] | undefined =>
  /^[0-9a-f]{6}(-[0-9a-f]{6}){0,3}$/.test(part) ? part.split('-').map((color) => `#${color}`) : undefined;

/**
 * Where a brand's product is drawn: `/files/drawn/kit.{form}.{colors}.{mark}.{view}.{name}[.{setting}]`. It is drawn
 * when first asked for, so that nothing needs to be stored.
 */
export function kitProductAddress(product: Omit<KitProduct, 'what'>): string {
  const mark = product.mark ?? brandVoice(letterableName(product.brandName)).mark;
  const parts = [
    'kit',
    product.form,
    colorsInAddress(product.palette),
    mark,
    product.view,
    nameInAddress(product.brandName),
    ...(product.setting ? [product.setting] : []),
  ];
  return `/files/drawn/${parts.join('.')}`;
}

/**
 * The address of the same picture of a kit's product in other colors. Undefined for what is not such a drawing: a
 * stored picture is recoloured by its pixels.
 */
export function recoloredAddress(address: string, colors: readonly string[]): string | undefined {
  const [kind, form = '', before = '', ...rest] = address.replace(/^\/files\/drawn\//, '').split('.');
  if (
    !address.startsWith('/files/drawn/kit.') ||
    kind !== 'kit' ||
    !kitFormNamed(form) ||
    !colorsFromAddress(before)
  )
    return undefined;
  return `/files/drawn/${['kit', form, colorsInAddress(colors), ...rest].join('.')}`;
}

/** The picture of `kit.…` in an address, or undefined where any part is not known. */
export function kitDrawingNamed(parts: readonly string[]): string | undefined {
  const [form = '', colors = '', mark = '', view = '', part = '', setting, ...rest] = parts;
  const palette = colorsFromAddress(colors);
  const brandName = nameFromAddress(part);
  if (rest.length > 0 || !palette || brandName === undefined) return undefined;
  if (!kitFormNamed(form) || !isMarkName(mark) || !isKitView(view)) return undefined;
  if (setting === undefined) return drawKitProduct({ form, palette, mark, view, brandName });
  return isSetting(setting) ? drawKitProduct({ form, palette, mark, view, brandName, setting }) : undefined;
}
