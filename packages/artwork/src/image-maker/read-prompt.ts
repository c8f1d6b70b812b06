import { readColors } from '@brandwright/language/values/colors.ts';
import { findForm, type FoundThing } from '../drawing/find-form/form-of.ts';
import type { Looks } from '../drawing/find-form/looks.ts';
import type { KitView } from '../drawing/kit/kit-views.ts';
import { chosen } from '../drawing/seeded.ts';
import { settingOf, type Setting } from '../drawing/settings.ts';
import type { BrandLook } from './image-maker.ts';
import { materialColor, readLooks } from './read-looks.ts';

/** What words ask a picture to show, as far as it can be drawn. */
export interface ReadPrompt {
  /** The form, or what no form shows. */
  thing: FoundThing;
  /** The words without those of its looks and its name. */
  rest: string;
  /** How it differs from the plain one. */
  looks: Looks;
  /** What was asked for and is not drawn, as it was said. */
  notDrawn: readonly string[];
  /** `#rrggbb`, the main color first. */
  palette: readonly string[];
  view: KitView | undefined;
  setting: Setting | undefined;
  brandName: string;
}

/** Colors that go together, for prompts that name none. */
const quiet: readonly [readonly string[], ...(readonly string[])[]] = [
  ['#9cac8f', '#f3ead7', '#c2694a', '#3d4a44'],
  ['#c2694a', '#f3e3d2', '#3e5f4b', '#2b2a2e'],
  ['#243658', '#efe4cc', '#d19b3b', '#a3c4de'],
  ['#e0b1a5', '#fbf0e4', '#7a4b45', '#6c4361'],
  ['#d6bf98', '#fbf6ec', '#6d5a44', '#8aa596'],
  ['#3d3f45', '#e8dfcf', '#b7934a', '#8e9094'],
  ['#b6a7d6', '#f8f1f4', '#4b6786', '#3b2f4f'],
];

const viewWords: readonly (readonly [KitView, RegExp])[] = [
  ['close', /\b(close[- ]?up|close|detail|macro|zoomed in)\b/i],
  [
    'group',
    /\b(set of|sets|collection|range|line[- ]?up|trio|several|bundle|group|family|assortment|pair of)\b/i,
  ],
  ['lifestyle', /\b(lifestyle|in use|styled|scene|flat ?lay|at home|with props|editorial)\b/i],
  ['front', /\b(front|straight on|packshot|hero|centred|centered)\b/i],
];

const quoted = /["“”«»]([^"“”«»]{1,40})["“”«»]/u;
const called =
  /\b(?:called|named|that says|that reads|saying|reading|branded|labell?ed|with the (?:name|words?|brand))\s+((?:[\p{Lu}\d&][\p{L}\p{M}\p{N}'’&-]*\s*){1,4})/u;

/**
 * Reads a prompt: the thing (by form words), its colors (names and hex; the brand's where none are said), how it differs from
 * the plain one, what of that is not drawn, its view, its setting, and the name on it (in quotes, or after "called"; the brand's otherwise).
 */
export function readPrompt(prompt: string, look: BrandLook | undefined, seed: string): ReadPrompt {
  const name = quoted.exec(prompt)?.[1] ?? called.exec(prompt)?.[1];
  const words = prompt.replace(quoted, ' ').replace(called, ' ');
  const thing = findForm(words);
  const { looks, rest, notDrawn } =
    thing.kind === 'form' ? readLooks(words, thing.form) : { looks: {}, rest: words, notDrawn: [] };
  const shown = readColors(rest).filter(
    ({ negated, text }) => !negated && !/^(?:natural|golden)$/i.test(text),
  );
  const named = [...new Set(shown.flatMap(({ hex }) => hex ?? []))];
  const made = thing.kind === 'form' && named.length === 0 ? materialColor(thing) : undefined;
  const said = made ? [made] : named;
  const own = look?.palette ?? [];
  const palette =
    said.length > 0
      ? [...said, ...own.filter((color) => !said.includes(color.toLowerCase()))].slice(0, 4)
      : own.length > 0
        ? own
        : chosen(quiet, `${seed} colours`);
  return {
    thing,
    rest,
    looks,
    notDrawn,
    palette,
    view: viewWords.find(([, pattern]) => pattern.test(words))?.[0],
    setting: settingOf(looks.window ? rest : words),
    brandName: (name ?? look?.brandName ?? '').trim(),
  };
}
