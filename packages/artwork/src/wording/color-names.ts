import { colorTable } from '@brandwright/language/values/colors.data.ts';
import { converter, differenceCiede2000 } from 'culori';
import { capitalized } from './grammar.ts';
import { surveyedColors } from './color-names.data.ts';

const surveyed = surveyedColors.split(', ').map((entry) => {
  const at = entry.lastIndexOf(' ');
  return { name: entry.slice(0, at), hex: `#${entry.slice(at + 1)}` };
});
const whites = Object.entries({ ...colorTable.WHITE, ...colorTable.CREAM }).map(([name, hex]) => ({
  name,
  hex,
}));
interface Oklab {
  l: number;
  a: number;
  b: number;
}
const oklab = converter('oklab');
const named = [...surveyed, ...whites].map((color) => ({
  ...color,
  lab: oklab(color.hex) ?? { l: 0, a: 0, b: 0 },
}));
const apart = differenceCiede2000();
/** Lightness of OKLab above which a color is a white of some kind. */
const nearWhite = 0.94;
const nearlyWhite = named.filter(({ lab }) => lab.l > 0.91);

/** "dusty teal" → "Dusty Teal". */
const asTitle = (name: string) => name.split(' ').map(capitalized).join(' ');

const squared = (one: Oklab, other: Oklab) =>
  (one.l - other.l) ** 2 + (one.a - other.a) ** 2 + (one.b - other.b) ** 2;
/** How much farther in OKLab than the nearest one may be the nearest to the eye: a factor, and what is added. */
const [nearFactor, nearMore] = [2, 0.001];

/**
 * The name of the nearest color of the list by CIEDE2000, none of `taken` and none with a word of `avoid`: "#4c9085" →
 * "Dusty Teal".
 */
export function nameOfColor(
  hex: string,
  taken: ReadonlySet<string> = new Set(),
  avoid: readonly string[] = [],
): string {
  const of = oklab(hex) ?? { l: 0, a: 0, b: 0 };
  const free = (of.l > nearWhite ? nearlyWhite : named).filter(
    ({ name }) => !taken.has(asTitle(name)) && !avoid.some((word) => name.includes(word)),
  );
  const least = Math.min(...free.map(({ lab }) => squared(of, lab)));
  const [nearest] = free
    .filter(({ lab }) => squared(of, lab) <= least * nearFactor + nearMore)
    .map(({ name, hex: own }) => ({ name, distance: apart(hex, own) }))
    .toSorted((one, other) => one.distance - other.distance);
  return asTitle(nearest?.name ?? 'gray');
}

/** How far a color is from the list's color of a name, CIEDE2000; undefined for a name that the list lacks. */
export function distanceFromName(hex: string, name: string): number | undefined {
  const found = named.find((color) => color.name === name.toLowerCase());
  return found && apart(hex, found.hex);
}
