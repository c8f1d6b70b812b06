import type { Looks, PartName } from '../find-form/looks.ts';
import {
  contrast,
  darker,
  lighter,
  luminance,
  mix,
  readable,
  vividness,
  type Color,
} from '../color/color.ts';

/** What each color of a brand does on a product. Ink reads on what it is named for: contrast 4.5 or more. */
export interface Roles {
  /** The thing itself. */
  body: Color;
  bodyInk: Color;
  /** Its label, or a second color of it. */
  label: Color;
  labelInk: Color;
  /** Caps, bands, ribbons, tags. */
  accent: Color;
  accentInk: Color;
  /** The wall and floor around it: quiet, and never the body's own lightness. */
  ground: Color;
  /** A stronger color for a wall that is painted. */
  groundDeep: Color;
}

/** Small words stand out from their paper by this much before light and shadow fall on them. */
export const leastContrast = 4.8;
/** The least that counts as legible (WCAG 2, level AA). */
const legible = 4.55;
const paper = '#fbf7ef';
const night = '#211d1f';

/** `#rrggbb` of each color that is one; at most four; never empty. */
export function cleanPalette(colors: readonly string[]): Color[] {
  const clean = colors
    .map((color) => color.trim().toLowerCase().replace(/^#?/, '#'))
    .map((color) => (/^#[0-9a-f]{3}$/.test(color) ? color.replaceAll(/[0-9a-f]/g, '$&$&') : color))
    .filter((color) => /^#[0-9a-f]{6}$/.test(color))
    .slice(0, 4);
  return clean.length > 0 ? clean : ['#b56b4b', '#f3e9da', '#3d4a44'];
}

/** Gives the colors of a brand their parts. Any colors will do: what would not read is moved until it does. */
export function rolesOf(colors: readonly string[]): Roles {
  const palette = cleanPalette(colors);
  const [first = paper, ...others] = palette;
  const label = labelFor(first, others);
  const { body, ink } = printable(first, label);
  const accent = accentFor(body, label, others);
  const ground = apart(groundFor(body, palette), body);
  return {
    body,
    bodyInk: inkFor(body, [ink, label, ...others, accent]),
    label,
    labelInk: inkFor(label, [body, ...others]),
    accent,
    accentInk: inkFor(accent, [label, body, ...others]),
    ground,
    groundDeep: deepGround(body, [accent, ...others]),
  };
}

/** The colors with those that were said of a part: "a mug with a red handle". Ink is made to read on them again. */
export function withParts(
  roles: Roles,
  parts: Partial<Record<PartName, keyof Roles | undefined>>,
  { parts: said = {}, isClear }: Looks,
): Roles {
  const changed = { ...roles };
  for (const [part, role] of Object.entries(parts)) {
    const color = said[part as PartName];
    if (color && role) changed[role] = color;
  }
  if (isClear) changed.body = mix(changed.body, '#eef3f1', 0.55);
  return {
    ...changed,
    bodyInk: inkFor(changed.body, [roles.bodyInk, roles.label, roles.body]),
    labelInk: inkFor(changed.label, [roles.labelInk, roles.body]),
    accentInk: inkFor(changed.accent, [roles.accentInk, roles.label]),
  };
}

/** The body a very little deeper, or the ink a little paler, where that lets pale ink read, as a printer would choose. */
function printable(body: Color, label: Color): { body: Color; ink: Color } {
  if (luminance(body) > 0.34 || luminance(label) < 0.5) return { body, ink: label };
  for (let share = 0; share <= 0.14; share += 0.02)
    for (const lift of [0, 0.4, 0.8]) {
      const [tried, ink] = [darker(body, share), mix(label, '#ffffff', lift)];
      if (contrast(tried, ink) >= legible) return { body: tried, ink };
    }
  return { body, ink: label };
}

/** The first of the colors that reads on the paper, or the first of them made to read. */
function inkFor(on: Color, colors: readonly Color[]): Color {
  const reads = colors.find((color) => contrast(color, on) >= legible);
  if (reads) return reads;
  const byLight = colors.toSorted((a, b) => luminance(a) - luminance(b));
  const dark = contrast('#000000', on) > contrast('#ffffff', on);
  return readable((dark ? byLight[0] : byLight.at(-1)) ?? night, on, leastContrast);
}

/** Ink of the brand that reads on a color that is none of its parts: a tint of its label, a third color. */
export const inkOnColor = (on: Color, roles: Roles): Color =>
  inkFor(on, [roles.labelInk, roles.body, roles.accent, roles.label, roles.bodyInk]);

/** Paper that stands apart from the body, and on which ink can be strong. */
function labelFor(body: Color, others: readonly Color[]): Color {
  const light = others
    .filter((color) => contrast(color, body) >= 1.55 && luminance(color) > 0.5)
    .toSorted((a, b) => luminance(b) - luminance(a));
  if (light[0]) return light[0];
  const tinted = mix(others[0] ?? body, paper, 0.86);
  const dark = others.find((color) => contrast(color, body) >= 3);
  return (
    [tinted, dark].find((color) => color && contrast(color, body) >= 1.55) ??
    mix(others[0] ?? body, night, 0.74)
  );
}

function accentFor(body: Color, label: Color, others: readonly Color[]): Color {
  const free = others
    .filter((color) => color !== label && contrast(color, body) >= 1.3 && contrast(color, label) >= 1.2)
    .toSorted((a, b) => vividness(b) - vividness(a));
  if (free[0]) return free[0];
  return luminance(body) > 0.4 ? darker(body, 0.52) : mix(label, body, 0.3);
}

/** A quiet tint of the brand that the body stands out from. */
function groundFor(body: Color, palette: readonly Color[]): Color {
  const light = luminance(body);
  const tint = palette.slice(1).toSorted((a, b) => vividness(b) - vividness(a))[0] ?? body;
  if (light > 0.55) {
    const strength = vividness(tint) > 0.12 ? 0.42 : 0.2;
    const mid = mix(mix('#c9bfb2', tint, strength), '#ffffff', luminance(tint) < 0.1 ? 0.25 : 0.06);
    return luminance(mid) < light * 0.8 ? mid : darker(mid, 0.22);
  }
  return mix(mix(tint, '#f1e9de', 0.72), '#ffffff', 0.2);
}

/** A ground moved away from the body until the two are told apart without their hue. */
function apart(ground: Color, body: Color): Color {
  const away = luminance(ground) >= luminance(body) && luminance(body) < 0.7 ? lighter : darker;
  for (let share = 0; share < 0.6; share += 0.06)
    if (contrast(away(ground, share), body) >= 1.22) return away(ground, share);
  return away(ground, 0.6);
}

/** A painted wall: one of the brand's own colors that the body does not vanish in. */
function deepGround(body: Color, others: readonly Color[]): Color {
  const own = others.find((color) => contrast(color, body) >= 1.7 && vividness(color) > 0.06);
  if (own) return mix(own, luminance(own) > 0.5 ? '#ffffff' : '#3a332f', 0.12);
  return luminance(body) > 0.35 ? darker(mix(body, '#6f6258', 0.35), 0.3) : lighter(body, 0.55);
}

/** The same brand's thing in a sister shade (1 lighter, 2 deeper), for pictures of several. */
export function sisterRoles(roles: Roles, turn: 1 | 2): Roles {
  const body = turn === 1 ? lightSister(roles) : deepSister(roles);
  const label = contrast(roles.label, body) >= 1.35 ? roles.label : labelFor(body, [roles.body]);
  return {
    ...roles,
    body,
    bodyInk: inkFor(body, [roles.bodyInk, roles.label, roles.body]),
    label,
    labelInk: inkFor(label, [roles.labelInk, body]),
  };
}

const lightSister = ({ body, accent }: Roles) =>
  luminance(body) > 0.6 ? mix(body, accent, 0.4) : lighter(body, 0.5);
const deepSister = ({ body, label, accent }: Roles) =>
  luminance(body) < 0.05 ? mix(body, label, 0.4) : mix(darker(body, 0.32), accent, 0.22);
