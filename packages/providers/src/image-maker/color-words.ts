import { converter, formatHex, clampChroma, parse } from 'culori';
import { colorModifiers, colorNames } from './color-names.data.ts';

/** A colour as it was said. */
export interface SaidColor {
  /** As it was said: "dark sage", "#2f4f4f". */
  words: string;
  /** `#rrggbb`, lower case. */
  hex: string;
  /** Where it stands in the text. */
  start: number;
  end: number;
}

const oklch = converter('oklch');
const oklab = converter('oklab');
const names = Object.keys(colorNames).sort((a, b) => b.length - a.length);
const modifierGroup = Object.keys(colorModifiers).join('|');
const saidPattern = new RegExp(
  `#(?:[0-9a-f]{6}|[0-9a-f]{3})\\b|(?<![\\p{L}-])(?:(${modifierGroup})[ -])?(${names.map((name) => name.replace(/[ -]/g, '[ -]')).join('|')})(?![\\p{L}])`,
  'giu',
);
/** Words that are also what a thing stands on or is made of: colours only where no such word leads to them. */
const alsoMaterials = new Set([
  'sand',
  'clay',
  'slate',
  'stone',
  'ash',
  'walnut',
  'cardboard',
  'moss',
  'pearl',
  'bone',
]);
const leadsToMaterial =
  /\b(?:on|in|of|against|over|with|beside|made (?:of|from))(?: (?:a|an|the|some|raw|wet|dry|fine|warm|rough))*\s+$/i;

/** The colours that a text names, in their order. */
export function colorsIn(text: string): SaidColor[] {
  const found: SaidColor[] = [];
  for (const match of text.matchAll(saidPattern)) {
    const [words, modifier, name] = match;
    const start = match.index;
    const hex = words.startsWith('#') ? wholeHex(words) : namedHex(modifier, name ?? '');
    if (hex === undefined) continue;
    if (alsoMaterials.has(name?.toLowerCase() ?? '') && leadsToMaterial.test(text.slice(0, start))) continue;
    found.push({ words, hex, start, end: start + words.length });
  }
  return found;
}

/** The colour that words are, or undefined when they are none: "dusty pink", "#2F4F4F". */
export function colorNamed(words: string): string | undefined {
  const said = words.trim();
  const [only, ...more] = colorsIn(said);
  if (!only || more.length > 0) return undefined;
  const rest = said.slice(0, only.start) + said.slice(only.end);
  return /^(?:\s|a|an|the|some|shade of|colou?r|tone|one|[.,!])*$/i.test(rest) ? only.hex : undefined;
}

/** The name of the colour that is nearest, by the eye: "navy". */
export function nameOfColor(hex: string): string {
  const of = oklab(parse(hex));
  if (!of) return hex;
  let [nearest, least] = ['', Number.POSITIVE_INFINITY];
  for (const [name, value] of Object.entries(colorNames)) {
    const other = oklab(parse(value));
    if (!other) continue;
    const apart = (of.l - other.l) ** 2 + 4 * ((of.a - other.a) ** 2 + (of.b - other.b) ** 2);
    if (apart < least) [nearest, least] = [name, apart];
  }
  return nearest;
}

function namedHex(modifier: string | undefined, name: string): string | undefined {
  const own = colorNames[name.toLowerCase()] ?? colorNames[name.toLowerCase().replaceAll('-', ' ')];
  if (own === undefined || modifier === undefined) return own;
  const [lighter = 0, stronger = 1] = colorModifiers[modifier.toLowerCase()] ?? [];
  const base = oklch(parse(own));
  if (!base) return own;
  const turned = { ...base, l: Math.max(0.12, Math.min(0.97, base.l + lighter)), c: base.c * stronger };
  return formatHex(clampChroma(turned, 'oklch'));
}

const wholeHex = (said: string) =>
  said.length === 4
    ? `#${[...said.slice(1)].map((sign) => sign + sign).join('')}`.toLowerCase()
    : said.toLowerCase();
