import type { BrandIdea, PaletteColor, ProductSku } from '@brandwright/contract/brand-kits/entities.ts';
import {
  longestDescription,
  longestMission,
  longestName,
  longestResearch,
  longestSlogan,
  longestValueProp,
} from '@brandwright/contract/brand-kits/limits.ts';
import { count } from '#ui/format.ts';
import { readHex } from '../look/color.ts';

/** Dialog of a brand idea (brand-kit document §5). */
export interface IdeaForm {
  brandName: string;
  slogan: string;
  mission: string;
  valueProps: readonly string[];
  colorPalette: readonly PaletteColor[];
}

/** Dialog of a product; the price as it is typed, in dollars. */
export interface ProductForm {
  title: string;
  suggestedRetailPrice: string;
  popularity: string;
  description: string;
}

export type Errors<Form> = Partial<Record<keyof Form, string>>;

export const ideaFormOf = (idea: BrandIdea): IdeaForm => ({
  brandName: idea.brandName,
  slogan: idea.slogan,
  mission: idea.mission,
  valueProps: idea.valueProps,
  colorPalette: idea.colorPalette,
});

export const productFormOf = (product: ProductSku): ProductForm => ({
  title: product.title,
  suggestedRetailPrice: product.suggestedRetailPrice.toFixed(2),
  popularity: String(product.popularity),
  description: product.description,
});

function textError(text: string, most: number, needed: string): string | undefined {
  const length = text.trim().length;
  if (length === 0) return needed;
  return length > most ? `${count(length - most, 'character')} too long.` : undefined;
}

/** Only what is wrong. */
function found<Form>(errors: { [Key in keyof Form]?: string | undefined }): Errors<Form> {
  return Object.fromEntries(
    Object.entries(errors).filter(([, error]) => error !== undefined),
  ) as Errors<Form>;
}

export function ideaErrors(form: IdeaForm): Errors<IdeaForm> {
  const short = form.valueProps.findIndex((value) => value.trim() === '');
  const long = form.valueProps.findIndex((value) => value.trim().length > longestValueProp);
  return found<IdeaForm>({
    brandName: textError(form.brandName, longestName, 'Enter a brand name.'),
    slogan: textError(form.slogan, longestSlogan, 'Enter a slogan.'),
    mission: textError(form.mission, longestMission, 'Enter a mission.'),
    valueProps:
      short >= 0
        ? `Value prop ${short + 1} is empty. A brand needs three.`
        : long >= 0
          ? `Value prop ${long + 1} is longer than ${longestValueProp} characters.`
          : undefined,
    colorPalette: paletteError(form.colorPalette),
  });
}

export function paletteError(palette: readonly PaletteColor[]): string | undefined {
  const bad = palette.findIndex(({ hexCode }) => readHex(hexCode) === undefined);
  if (bad >= 0) return `Color ${bad + 1} isn’t a valid color. Enter it like #2F6B4F.`;
  const unnamed = palette.findIndex(({ name }) => name.trim() === '');
  if (unnamed >= 0) return `Color ${unnamed + 1} needs a name.`;
  const long = palette.findIndex(({ name }) => name.trim().length > longestName);
  return long >= 0 ? `The name of color ${long + 1} is longer than ${longestName} characters.` : undefined;
}

export function productErrors(form: ProductForm): Errors<ProductForm> {
  const price = readPrice(form.suggestedRetailPrice);
  const popularity = Number(form.popularity.trim());
  return found<ProductForm>({
    title: textError(form.title, 160, 'Enter a product name.'),
    suggestedRetailPrice: price === undefined ? 'Enter an amount, such as 24.50.' : undefined,
    popularity:
      form.popularity.trim() === '' || !Number.isInteger(popularity) || popularity < 1 || popularity > 100
        ? 'Enter a whole number from 1 to 100.'
        : undefined,
    description: textError(form.description, longestDescription, 'Say what the product is.'),
  });
}

/** What of a product was changed, as the edit takes it. Made of a form without errors. */
export function productEdit(product: ProductSku, form: ProductForm) {
  const price = readPrice(form.suggestedRetailPrice);
  const popularity = Number(form.popularity.trim());
  return {
    ...(form.title.trim() === product.title ? {} : { title: form.title.trim() }),
    ...(price === undefined || price === product.suggestedRetailPrice
      ? {}
      : { suggestedRetailPriceMinor: Math.round(price * 100) }),
    ...(popularity === product.popularity ? {} : { popularity }),
    ...(form.description.trim() === product.description ? {} : { description: form.description.trim() }),
  };
}

/** US dollars of what was typed ("$24.50", "1,200"); undefined for anything else or below zero. */
export function readPrice(text: string): number | undefined {
  const plain = text
    .trim()
    .replace(/^\$\s*/, '')
    .replace(/,(?=\d{3}\b)/g, '');
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Number(plain) : undefined;
}

export const researchError = (content: string): string | undefined =>
  textError(content, longestResearch, 'Add what you know about the market, or have it researched.');
