import { clampChroma, converter, formatHex, parse } from 'culori';
import {
  clearColors,
  colorFamilies,
  colorShades,
  colorTable,
  eitherWay,
  usuallyThings,
  type ColorFamily,
} from './colors.data.ts';
import { withNegation } from './negation.ts';
import type { Place } from './value.ts';

export type { ColorFamily } from './colors.data.ts';

/** A color as it was said. */
export interface ColorValue extends Place {
  kind: 'color';
  /** US spelling, lower case, with its shade and without its finish: "dark sage", "gray"; of a code the code. */
  name: string;
  /** "matte" of "matte black". */
  finish: string | null;
  /** `#rrggbb`, lower case; null for what has no hue of its own ("clear"). */
  hex: string | null;
  /** What the word may mean beside a color: in a description `thing` names a food or a material far more often. */
  certainty: 'color' | 'either' | 'thing';
  /** "not red", "anything but red", "red or blue" behind "no". */
  negated: boolean;
}

const hexByName = new Map<string, string | null>(clearColors.map((name) => [name, null]));
const families = new Map<string, ColorFamily>();
for (const family of colorFamilies)
  for (const [name, hex] of Object.entries(colorTable[family])) {
    hexByName.set(name, hex);
    families.set(name, family);
  }

/** Every name of a color, in US spelling, and gray in British. */
export const colorWords: readonly string[] = [...hexByName.keys(), 'grey'];

const oklch = converter('oklch');
const oklab = converter('oklab');
/** `name` as people also spell it: "grey", "off-white". */
const spelling = (name: string) => name.replaceAll(/[ -]/g, '[ -]').replace('gray', 'gr[ae]y');
const anyName = [...hexByName.keys()]
  .sort((a, b) => b.length - a.length)
  .map(spelling)
  .join('|');
const finishes = 'matte|matt|glossy|gloss|satin|metallic|brushed|speckled|frosted|polished';
const colorPattern = new RegExp(
  `#(?<code>[0-9a-f]{6}|[0-9a-f]{3})\\b|(?<![\\p{L}-])(?:(?<finish>${finishes})[ -])?(?:(?<shade>${Object.keys(colorShades).join('|')})[ -])?(?<name>${anyName})(?![\\p{L}])`,
  'giu',
);

/** Words that are no color here, by what stands around them. */
const elsewhere: Readonly<Record<string, { before?: RegExp; behind?: RegExp }>> = {
  natural: {
    behind:
      /^\s+(?:light\w*|daylight|window|rubber|ingredients?|wax|oils?|soaps?|skincare|deodorants?|products?|materials?|fib(?:er|re)s?|scents?|fragrances?|looks?|languages?|dyes?|remed\w+|choice|beauty|food)\b/i,
  },
  golden: { behind: /^\s+(?:hour|light|rules?|ratio|age|retriever)\b/i },
  clear: {
    before: /\b(?:be|is|are|it|that|this|not|very|quite|make it|all|so|crystal)\s+$/i,
    behind:
      /^\s+(?:the|my|our|all|out|about|that|it|its|them|from|cut|a|customs|this|whether|if|and simple)\b/i,
  },
  transparent: { before: /\b(?:be|is|are|more|less|very|quite|semi|half|make it)[\s-]+$/i },
  gold: { behind: /^\s+(?:standard|medal|rush|vermeil|plated|filled)\b/i },
  silver: { behind: /^\s+(?:lining|medal|plated)\b/i, before: /\b(?:sterling|925)\s+$/i },
  white: { behind: /^\s+label(?!s)\b/i },
  orange: { behind: /^\s+(?:juice|peel|blossom|oil)\b/i },
};
/** What stands on, beside or of a thing: "on sand", "made of clay". */
const leadsToThing =
  /\b(?:on|of|against|over|with|beside|made (?:of|from)|in (?:a|an|the|some|raw|wet|dry|fine|warm|rough))(?: (?:a|an|the|some|raw|wet|dry|fine|warm|rough))*\s+$/i;
const leadsToColor = /\b(?:in|into|colou?red?|colou?r(?: is|:)?|shade of|painted|dyed|glazed)\s+$/i;
const colorBehind = /^[\s-]+(?:colou?r(?:ed|s)?|shades?|tones?|glaze[ds]?|hue|tint(?:ed)?)\b/i;

/** The colors that a text names, in order, refused ones marked. */
export function readColors(text: string): ColorValue[] {
  const found = [...text.matchAll(colorPattern)].flatMap((match) => {
    const { code, finish, shade, name = '' } = match.groups ?? {};
    const start = match.index;
    const end = start + match[0].length;
    const place = { start, end, text: match[0] };
    if (code !== undefined)
      return [
        { kind: 'color' as const, ...place, ...codeColor(code), finish: null, certainty: 'color' as const },
      ];
    const known = foldName(name);
    const [before, behind] = [text.slice(0, start), text.slice(end)];
    const around = elsewhere[known];
    if (around?.before?.test(before) || around?.behind?.test(behind)) return [];
    const said = shade === undefined ? known : `${shade.toLowerCase()} ${known}`;
    const certainty = certaintyOf(known, shade !== undefined || finish !== undefined, before, behind);
    return [
      {
        kind: 'color' as const,
        ...place,
        name: said,
        finish: finish?.toLowerCase() ?? null,
        hex: shaded(known, shade),
        certainty,
      },
    ];
  });
  return withNegation(text, found);
}

/** The hue that words are, as `#rrggbb`, or undefined when they are no color or several: "dusty pink", "#2F4F4F". */
export function colorNamed(words: string): string | undefined {
  const said = words.trim();
  const [only, ...more] = readColors(said);
  if (!only || only.hex === null || more.length > 0) return undefined;
  const rest = said.slice(0, only.start) + said.slice(only.end);
  return /^(?:\s|a|an|the|some|shade of|colou?r|tone|one|[.,!])*$/i.test(rest) ? only.hex : undefined;
}

/** The name of the color that is nearest, by the eye: "#22304f" → "navy". The words themselves when they are no color. */
export function nearestColorName(hex: string): string {
  const of = oklab(parse(hex));
  if (!of) return hex;
  let [nearest, least] = ['', Number.POSITIVE_INFINITY];
  for (const [name, lab] of labs()) {
    const apart = (of.l - lab.l) ** 2 + 4 * ((of.a - lab.a) ** 2 + (of.b - lab.b) ** 2);
    if (apart < least) [nearest, least] = [name, apart];
  }
  return nearest;
}

/** The family of a color by its name, the last named deciding: "Heather navy" → NAVY. Undefined for a name of no color. */
export function colorFamilyOf(words: string): ColorFamily | 'CLEAR' | undefined {
  const last = readColors(words).findLast(({ name }) => !name.startsWith('#'));
  if (!last) return undefined;
  if (last.hex === null) return 'CLEAR';
  const bare = last.name.replace(new RegExp(`^(?:${Object.keys(colorShades).join('|')}) `), '');
  return families.get(last.name) ?? families.get(bare);
}

const foldName = (said: string) => said.toLowerCase().replaceAll('-', ' ').replace('grey', 'gray');

function codeColor(code: string): { name: string; hex: string } {
  const digits = code.length === 3 ? [...code].map((sign) => sign + sign).join('') : code;
  const hex = `#${digits.toLowerCase()}`;
  return { name: hex, hex };
}

function certaintyOf(
  name: string,
  isShaded: boolean,
  before: string,
  behind: string,
): ColorValue['certainty'] {
  if (isShaded || colorBehind.test(behind)) return 'color';
  const isThing = usuallyThings.has(name);
  if (!isThing && !eitherWay.has(name)) return 'color';
  if (leadsToThing.test(before)) return 'thing';
  if (leadsToColor.test(before)) return isThing ? 'either' : 'color';
  return isThing ? 'thing' : 'either';
}

function shaded(name: string, shade: string | undefined): string | null {
  const own = hexByName.get(name) ?? null;
  if (own === null || shade === undefined) return own;
  const named = hexByName.get(`${shade.toLowerCase()} ${name}`);
  if (named) return named;
  const [lighter = 0, stronger = 1] = colorShades[shade.toLowerCase()] ?? [];
  const base = oklch(parse(own));
  if (!base) return own;
  const turned = { ...base, l: Math.max(0.12, Math.min(0.97, base.l + lighter)), c: base.c * stronger };
  return formatHex(clampChroma(turned, 'oklch'));
}

interface Lab {
  l: number;
  a: number;
  b: number;
}
let known: [string, Lab][] | undefined;
/** The shorter of two names of one color first: sage, not sage green. */
const labs = () =>
  (known ??= [...hexByName]
    .sort(([one], [other]) => one.length - other.length)
    .flatMap(([name, hex]): [string, Lab][] => {
      const lab = hex === null ? undefined : oklab(parse(hex));
      return lab ? [[name, lab]] : [];
    }));
