import { sisterRoles } from '../kit/kit-colors.ts';
import type { KitForm, KitStage } from '../kit/kit-stage.ts';
import type { KitView } from '../kit/kit-views.ts';
import { drawFloor, vignette } from './grounds.ts';
import { closed, hull } from './hull.ts';
import { nestedShadow, softShadow } from './light.ts';
import { books, foldedCloth, riser, stones, vase } from './props.ts';
import { hashOf } from '../seeded.ts';
import type { Setting } from '../settings.ts';
import { ellipse, group, path, type Point } from '../sketch.ts';

export interface Scene {
  view: KitView;
  setting: Setting;
  /** The same seed arranges the same way. */
  seed: string;
}

const dark = '#1c130f';

/** Another of the same in a sister shade; one of a design of its own is like the other. */
export const sisterStage = (stage: KitStage, turn: 1 | 2): KitStage =>
  stage.words.print ? stage : { ...stage, roles: sisterRoles(stage.roles, turn) };

/** Something that stands in a room. */
export function standingScene(stage: KitStage, form: KitForm, scene: Scene): string {
  const { view, seed } = scene;
  // A plinth is for one; several and their things stand on stone.
  const setting = scene.setting === 'plinth' && view === 'lifestyle' ? 'stone' : scene.setting;
  const horizon = setting === 'plinth' ? 720 : 664;
  const scale = Math.min(1.4, 356 / form.reach, 640 / form.height);
  const room = (x: number, y: number, reach: number) =>
    drawFloor(stage, setting, { horizon, foot: { x, y, reach }, seed });
  const turn = hashOf(`${seed} arrangement`) % 3;
  if (view === 'close') {
    const large = scale * 1.62;
    return (
      room(450, 960, form.reach * large) + onFloor(stage, form, 456, 1010, large) + vignette(stage.sketch)
    );
  }
  if (view === 'group')
    return room(500, 800, 330) + several(stage, form, scale, turn) + vignette(stage.sketch);
  if (view === 'lifestyle')
    return (
      room(430, 820, form.reach * scale) +
      amongThings(stage, form, scale * 0.92, seed, turn) +
      vignette(stage.sketch)
    );
  return room(500, 826, form.reach * scale) + onFloor(stage, form, 500, 826, scale) + vignette(stage.sketch);
}

/** Three of them: a triangle, a row, or one raised. */
function several(stage: KitStage, form: KitForm, scale: number, turn: number): string {
  const [light, deep] = [sisterStage(stage, 1), sisterStage(stage, 2)];
  if (form.reach / form.height > 0.42) return severalWide(stage, [light, deep], form, scale, turn);
  const size = Math.min(scale * 0.82, 150 / form.reach, 420 / form.height);
  const step = Math.min(form.reach * size * 2 + 30, 310);
  if (turn === 1) {
    const small = Math.min(size, 270 / (form.reach * 2));
    const apart = Math.min(302, form.reach * small * 2 + 34);
    return (
      onFloor(light, form, 500 - apart, 800, small) +
      onFloor(deep, form, 500 + apart, 800, small) +
      onFloor(stage, form, 500, 812, small * 1.02)
    );
  }
  if (turn === 2) {
    const radius = Math.max(120, form.reach * size * 1.16);
    return (
      group(riser(stage, radius, 110), `translate(${500 + step * 0.62} 742)`) +
      onFloor(deep, form, 500 + step * 0.62, 632, size * 0.92) +
      onFloor(light, form, 500 - step * 0.72, 748, size * 0.96) +
      onFloor(stage, form, 470, 836, size * 1.06)
    );
  }
  return (
    onFloor(light, form, 500 - step * 0.84, 736, size * 0.94) +
    onFloor(deep, form, 500 + step * 0.84, 744, size * 0.94) +
    onFloor(stage, form, 500, 832, size * 1.1)
  );
}

/** Wide things overlap: two behind, one in front; the side of the nearest changes. */
function severalWide(
  stage: KitStage,
  sisters: readonly KitStage[],
  form: KitForm,
  scale: number,
  turn: number,
): string {
  const [light = stage, deep = stage] = sisters;
  const size = Math.min(scale * 0.7, 226 / form.reach, 380 / form.height);
  const step = Math.min(430 - form.reach * size * 0.84, form.reach * size * 1.02);
  const lift = Math.min(150, form.height * size * 0.62);
  const shift = [0, -step * 0.34, step * 0.34][turn] ?? 0;
  return (
    onFloor(light, form, 500 - step, 838 - lift, size * 0.84) +
    onFloor(deep, form, 500 + step, 842 - lift * 0.94, size * 0.84) +
    onFloor(stage, form, 500 + shift, 850, size)
  );
}

/** One among the things of a home. */
function amongThings(stage: KitStage, form: KitForm, scale: number, seed: string, turn: number): string {
  const reach = form.reach * scale;
  const beside = Math.min(790, 500 + reach + 150);
  if (turn === 1)
    return (
      group(books(stage), `translate(${Math.min(700, 440 + reach * 0.9)} 742)`) +
      group(vase(stage, seed), `translate(${Math.min(760, 500 + reach)} 652) scale(0.86)`) +
      onFloor(stage, form, 400, 840, scale)
    );
  if (turn === 2)
    return (
      group(foldedCloth(stage), `translate(${beside - 60} 770) scale(1.05)`) +
      group(stones(stage), `translate(${Math.max(150, 390 - reach)} 870) scale(0.9)`) +
      onFloor(stage, form, 440, 820, scale)
    );
  return (
    group(vase(stage, seed), `translate(${beside} 760) scale(1.08)`) +
    onFloor(stage, form, 420, 820, scale) +
    group(stones(stage), `translate(${Math.min(720, 480 + reach)} 880)`)
  );
}

/** One thing, the shadow it casts to the right, and the dark line where it touches what it stands on. */
export function onFloor(stage: KitStage, form: KitForm, x: number, y: number, scale: number): string {
  const { sketch } = stage;
  const r = form.reach;
  if (form.footprint)
    return group(
      footprintShadow(stage, form.footprint, form.height, scale) + form.draw(stage),
      `translate(${x} ${y}) scale(${scale.toFixed(3)})`,
    );
  const flat = form.sits === 'flat';
  const long = Math.min(form.height * 0.62, 300);
  const fade = sketch.linear(
    [
      [0, dark, 0.62],
      [0.4, dark, 0.4],
      [1, dark, 0],
    ],
    -8,
  );
  const cast = softShadow(
    sketch,
    path(
      `M${-r * 0.9} 4L${long * 0.85 - r * 0.2} ${-long * 0.26}L${long * 0.9 + r * 0.98} ${-long * 0.22}L${r * 0.98} ${flat ? 6 : r * 0.12}Z`,
      fade,
    ),
    { x: -r * 1.1, y: -long * 0.26 - 40, width: r * 2.2 + long + 80, height: long * 0.26 + r * 0.2 + 90 },
    Math.round(11 * Math.max(0.7, scale)),
    0.5,
  );
  const contact = sketch.radial([
    [0, dark, 0.75],
    [0.72, dark, 0.42],
    [1, dark, 0],
  ]);
  const touch = flat
    ? ellipse(8, 3, r * 1.06, 13, contact)
    : ellipse(r * 0.05, r * 0.03, r * 1.1, r * 0.17 * 1.22 + 5, contact);
  return group(cast + touch + form.draw(stage), `translate(${x} ${y}) scale(${scale.toFixed(3)})`);
}

/** The shadow of what stands on corners: its foot, and what falls from it to the right. */
function footprintShadow(
  { sketch }: KitStage,
  footprint: readonly Point[],
  height: number,
  scale: number,
): string {
  const long = Math.min(height * 0.62, 280);
  const fallen = hull([
    ...footprint,
    ...footprint.map(([x, y]): Point => [x * 0.94 + long * 0.8, y * 0.8 - long * 0.2]),
  ]);
  const xs = fallen.map(([x]) => x);
  const ys = fallen.map(([, y]) => y);
  const [left, top] = [Math.min(...xs), Math.min(...ys)];
  const fade = sketch.linear(
    [
      [0, dark, 0.62],
      [0.5, dark, 0.42],
      [1, dark, 0],
    ],
    -8,
  );
  return (
    softShadow(
      sketch,
      path(closed(fallen), fade),
      { x: left - 50, y: top - 50, width: Math.max(...xs) - left + 100, height: Math.max(...ys) - top + 100 },
      Math.round(11 * Math.max(0.7, scale)),
      0.55,
    ) + group(nestedShadow(path(closed(footprint), dark), 11, 0.5, 5), 'translate(4 0)')
  );
}
