import { OperationError } from '@brandwright/contract';
import { colorFamilyOf, type ColorFamily } from '@brandwright/language/values/colors.ts';
import {
  blankColors,
  printPlaceLabels,
  templateStateLabels,
  type BlankColor,
  type PrintPlace,
  type TemplateState,
} from '@brandwright/contract/print-on-demand/enums.ts';
import type { BlankCategory, BlankVariant, PrintArea } from '@brandwright/providers';

/** What a template may become. Out of the archive it comes by undo alone, as what it was. */
export const templateTransitions: Readonly<Record<TemplateState, readonly TemplateState[]>> = {
  DRAFT: ['READY', 'ARCHIVED'],
  READY: ['DRAFT', 'ARCHIVED'],
  ARCHIVED: [],
};

/** The next state, or a refusal that says what is possible now. */
export function advance(title: string, from: TemplateState, to: TemplateState): TemplateState {
  if (templateTransitions[from].includes(to)) return to;
  const now = templateStateLabels[from].toLowerCase();
  if (from === to) throw new OperationError('bad_transition', `${title} is already ${now}.`);
  const possible = templateTransitions[from].map((state) => templateStateLabels[state].toLowerCase());
  throw new OperationError(
    'bad_transition',
    `${title} is ${now} and can’t become ${templateStateLabels[to].toLowerCase()}. ${possible.length === 0 ? 'Undo the archiving first.' : `Possible now: ${possible.join(', ')}.`}`,
  );
}

/** Refuses a change of what was put away. */
export function checkChangeable(title: string, state: TemplateState): void {
  if (state !== 'ARCHIVED') return;
  throw new OperationError('conflict', `${title} is archived. Undo the archiving, then change it.`);
}

/** Titles of categories that are left out, with all below them (brand-kit document §4). */
const excludedTitles: ReadonlySet<string> = new Set(['Collections', 'Brands', 'Jewelry']);
/** Products that are left out, by their id at the carrier (brand-kit document §4). */
const excludedRemoteIds: ReadonlySet<number> = new Set([303]);

/** The categories that are shown: not the excluded ones, and nothing below them. */
export function shownCategories(categories: readonly BlankCategory[]): BlankCategory[] {
  const hidden = new Set(categories.filter(({ title }) => excludedTitles.has(title)).map(({ id }) => id));
  for (let before = -1; before !== hidden.size;) {
    before = hidden.size;
    for (const { id, parent_id } of categories) if (hidden.has(parent_id)) hidden.add(id);
  }
  return categories.filter(({ id }) => !hidden.has(id));
}

export const shownProducts = <P extends { remoteId: number }>(products: readonly P[]): P[] =>
  products.filter(({ remoteId }) => !excludedRemoteIds.has(remoteId));

export const isShownProduct = (remoteId: number): boolean => !excludedRemoteIds.has(remoteId);

/** A category with all below it. */
export function withBelow(categories: readonly BlankCategory[], id: number): Set<number> {
  const within = new Set([id]);
  for (let before = -1; before !== within.size;) {
    before = within.size;
    for (const row of categories) if (within.has(row.parent_id)) within.add(row.id);
  }
  return within;
}

const channels = (hex: string) => [1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16) / 255);

/** Perceived brightness of `#rrggbb`, 0 to 1. */
export function brightnessOf(hex: string): number {
  const [red = 0, green = 0, blue = 0] = channels(hex);
  return red * 0.299 + green * 0.587 + blue * 0.114;
}

/** Whether dark ink reads on it better than light ink. */
export const takesDarkInk = (hex: string): boolean => brightnessOf(hex) > 0.52;

/** Families that blanks are sorted by under another name. */
const blankFamilies: Partial<Record<ColorFamily, BlankColor>> = { GRAY: 'GREY', TEAL: 'GREEN' };

/** The family of a carrier's color: by its name, else by its hue. */
export function familyOf({ name, hex }: { name: string; hex: string }): BlankColor {
  const said = colorFamilyOf(name);
  const named = said && said !== 'CLEAR' ? (blankFamilies[said] ?? said) : said;
  const known = blankColors.find((family) => family === named);
  if (known) return known;
  const [red = 0, green = 0, blue = 0] = channels(hex);
  const [high, low] = [Math.max(red, green, blue), Math.min(red, green, blue)];
  if (high - low < 0.08) return high > 0.9 ? 'WHITE' : high < 0.22 ? 'BLACK' : 'GREY';
  const turn =
    high === red
      ? ((green - blue) / (high - low) + 6) % 6
      : high === green
        ? (blue - red) / (high - low) + 2
        : (red - green) / (high - low) + 4;
  const hue = turn * 60;
  if (hue < 18 || hue >= 340) return 'RED';
  if (hue < 45) return high < 0.5 ? 'BROWN' : 'ORANGE';
  if (hue < 70) return 'YELLOW';
  if (hue < 170) return 'GREEN';
  if (hue < 255) return high < 0.4 ? 'NAVY' : 'BLUE';
  return hue < 300 ? 'PURPLE' : 'PINK';
}

const placePatterns: Readonly<Record<PrintPlace, RegExp>> = {
  FRONT: /^(front|default|embroidery_front)$/,
  BACK: /^back$/,
  LEFT_CHEST: /chest_left$/,
  SLEEVE: /sleeve|leg/,
  AROUND: /^(around|default)$/,
};

/**
 * The print area that a place means on this blank. The first one where none was said. Refuses with what there is when
 * the blank has no such place; on a blank with one area the front is that one.
 */
export function areaFor(
  title: string,
  areas: readonly PrintArea[],
  place: PrintPlace | undefined,
): PrintArea {
  const [first] = areas;
  if (!first) throw new OperationError('conflict', `${title} can’t be printed on.`);
  if (place === undefined) return first;
  const found = areas.find(({ placement }) => placePatterns[place].test(placement));
  if (found) return found;
  if (areas.length === 1 && (place === 'FRONT' || place === 'AROUND')) return first;
  throw new OperationError(
    'bad_input',
    `${title} can’t be printed on the ${printPlaceLabels[place]}. It can be printed on: ${areas.map((area) => area.title.toLowerCase()).join(', ')}.`,
    [{ path: 'place', message: 'Not on this blank.' }],
  );
}

/** Colors that a new template is sold in unless said: the first six that can be had. */
const firstColors = 6;

/** The variants that a choice of colors and sizes means. Refuses what the blank does not come in. */
export function chosenVariants(
  title: string,
  variants: readonly BlankVariant[],
  choice: {
    families?: readonly BlankColor[] | undefined;
    names?: readonly string[] | undefined;
    sizes?: readonly string[] | undefined;
  },
): BlankVariant[] {
  const colors = [...new Map(variants.map((variant) => [variant.color, variant])).values()];
  const names = new Set<string>();
  for (const family of choice.families ?? []) {
    const fitting = colors.filter(({ color, hex }) => familyOf({ name: color, hex }) === family);
    if (fitting.length === 0)
      throw noSuch(
        title,
        family.toLowerCase(),
        colors.map(({ color }) => color),
      );
    for (const { color } of fitting) names.add(color);
  }
  for (const name of choice.names ?? []) {
    const known = colors.find(({ color }) => color.toLowerCase() === name.toLowerCase());
    if (!known)
      throw noSuch(
        title,
        name,
        colors.map(({ color }) => color),
      );
    names.add(known.color);
  }
  if (names.size === 0)
    for (const { color } of colors.filter(({ available }) => available).slice(0, firstColors))
      names.add(color);
  const sizes = new Set(choice.sizes?.map((size) => size.toLowerCase()));
  const known = [...new Set(variants.flatMap(({ size }) => (size === null ? [] : [size])))];
  for (const size of choice.sizes ?? [])
    if (!known.some((one) => one.toLowerCase() === size.toLowerCase()))
      throw noSuch(title, `size ${size}`, known);
  return variants.filter(
    ({ color, size }) =>
      names.has(color) && (sizes.size === 0 || (size !== null && sizes.has(size.toLowerCase()))),
  );
}

const noSuch = (title: string, what: string, there: readonly string[]) =>
  new OperationError('bad_input', `${title} doesn’t come in ${what}. It comes in ${there.join(', ')}.`);

/** What a template lacks before it can be published, in words. */
export function missingBefore(template: {
  printed: number;
  retailPriceMinor: number | null;
  availableVariants: number;
}): string[] {
  return [
    template.printed === 0 ? 'something to print' : '',
    template.retailPriceMinor === null ? 'a retail price' : '',
    template.availableVariants === 0 ? 'a color that’s available' : '',
  ].filter(Boolean);
}
