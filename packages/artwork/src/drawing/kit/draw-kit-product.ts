import { darker } from '../color/color.ts';
import { letterableName } from '../lettering/brand-name.ts';
import { brandVoice } from '../lettering/brand-voice.ts';
import { hangingScene, lyingScene } from '../scene/flat-scene.ts';
import { rolesOf, withParts } from './kit-colors.ts';
import { kitFormNamed } from './forms/index.ts';
import type { KitStage } from './kit-stage.ts';
import { kitViews, type KitView } from './kit-views.ts';
import type { PrintArea } from '../lettering/label.ts';
import { plainLooks, type Looks } from '../find-form/looks.ts';
import type { MarkName } from '../lettering/marks.ts';
import { settingNames, type Setting } from '../settings.ts';
import { chosen } from '../seeded.ts';
import { standingScene } from '../scene/scene.ts';
import { Sketch } from '../sketch.ts';

export interface KitProduct {
  /** One of `kitFormNames`; `formIn(words)` finds it. */
  form: string;
  /** `#rrggbb`, one to four, the main color first. Any colors: labels are made to read. */
  palette: readonly string[];
  /** The brand's own by its name unless given. */
  mark?: MarkName;
  view: KitView;
  brandName: string;
  /** Chosen by name, form and view unless given. */
  setting?: Setting;
  /** What the label says under the name: "calming tea". The form's own word unless given. */
  what?: string;
  /** How it differs from the plain one of its form. What the form does not take is left out. */
  looks?: Looks;
  /** A design of its own: its color, and what it prints into each place in place of the label (`artwork.ts` makes it). */
  design?: { color: string; isOnPaper: boolean; print: (area: PrintArea) => string };
}

/**
 * A product of a brand, as SVG of 1000 × 1000 units, with its name lettered in its own voice. What matters stays
 * within the middle 800. The same input gives the same picture. Throws for a form that is not known.
 */
export function drawKitProduct(product: KitProduct): string {
  const form = kitFormNamed(product.form);
  if (!form) throw new Error(`There is no form "${product.form}".`);
  const name = letterableName(product.brandName);
  const { design } = product;
  const voice = {
    ...brandVoice(name),
    ...(design ? { label: design.isOnPaper ? ('paper' as const) : ('printed' as const) } : {}),
  };
  const sketch = new Sketch('k');
  const looks = product.looks ?? plainLooks;
  const stage: KitStage = {
    sketch,
    roles: withParts(
      design ? rolesOfDesign(product.palette, design.color) : rolesOf(product.palette),
      form.parts ?? {},
      looks,
    ),
    looks,
    words: {
      name,
      voice,
      mark: product.mark ?? voice.mark,
      what: form.what === '' ? '' : (product.what ?? form.what),
      amount: form.amount,
      ...(design ? { print: design.print } : {}),
      ...(looks.hasNoLabel ? { isBare: true as const } : {}),
    },
  };
  const seed = `${name} ${product.form} ${product.view}`;
  const scene = { view: product.view, setting: product.setting ?? chosen(settingNames, seed), seed };
  const drawn = { standing: standingScene, flat: lyingScene, hung: hangingScene }[form.pose](
    stage,
    form,
    scene,
  );
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000">${sketch.definitions}${drawn}</svg>`;
}

/** A design says one color, which is the product's; its lid or brim is a shade of it. */
const rolesOfDesign = (palette: readonly string[], color: string) => ({
  ...rolesOf(palette),
  body: color,
  accent: darker(color, 0.14),
});

/** As many different pictures of one thing as asked (views and settings), the same ones for the same seed. */
export function kitSeries(seed: string, count: number): { view: KitView; setting: Setting }[] {
  const order = settingNames.toSorted(
    (a, b) =>
      chosen([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], `${seed} ${a}`) -
      chosen([0, 1, 2, 3, 4, 5, 6, 7, 8, 9], `${seed} ${b}`),
  );
  return Array.from({ length: count }, (_, index) => ({
    view: kitViews[index % kitViews.length] ?? 'front',
    setting: order[index % order.length] ?? 'sweep',
  }));
}
