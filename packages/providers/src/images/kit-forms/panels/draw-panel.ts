import { lighter, mix } from '../../color.ts';
import type { KitStage } from '../../kit-stage.ts';
import type { Warp } from '../../lettering.ts';
import { areaOf } from '../../hull.ts';
import { plainLooks } from '../../looks.ts';
import { round, type Point } from '../../sketch.ts';
import { toneOf } from '../tones.ts';
import { add, apart, between, facing, type Point3 } from './eye.ts';
import { slab, type Panel } from './panel.ts';
import { drawMarks } from './marks.ts';
import { litOf, panelLight } from './panel-light.ts';
import { panelPattern } from './panel-pattern.ts';
import { drawPanelPrint } from './panel-print.ts';

/** What a panel is drawn with. */
export interface PanelScene {
  stage: KitStage;
  see: (place: Point3) => Point;
  /** The height above the floor under which a thing in two colors has the second. */
  split: number;
}

/** A panel as it lies in the picture. */
export interface Laid {
  width: number;
  height: number;
  /** From its own units to the picture. */
  warp: Warp;
  /** Path data of a shape in its own units, closed unless said. */
  shape: (points: readonly Point[], isOpen?: boolean) => string;
  /** Path data of its outline. */
  outline: string;
  facing: Point3;
}

/** A panel in perspective, with what is printed on it; nothing where only its bare back would be seen. */
export function drawPanel(scene: PanelScene, panel: Panel): string {
  const { stage, see } = scene;
  const isBack = areaOf(panel.corners.map(see)) < 0;
  if (isBack && !panel.inside) return '';
  const laid = layPanel(see, panel);
  const said = panel.part && !isBack ? stage.looks?.parts?.[panel.part] : undefined;
  const color = said ?? toneOf(stage, isBack && panel.inside ? panel.inside : panel.tone);
  const clip = stage.sketch.clip(`<path d="${laid.outline}"/>`);
  const isBody = panel.tone === 'body' && !isBack && panel.shade === undefined;
  const surface =
    (isBody ? secondColor(scene, panel, laid) + panelPattern(stage, laid, color) : '') +
    (isBack
      ? ''
      : drawMarks(stage, laid, panel.marks ?? []) + drawPanelPrint(stage, laid, panel.print, color));
  const edges = panel.isSoft
    ? ''
    : `<path d="${laid.outline}" fill="none" stroke="${lighter(color, 0.5)}" stroke-width="1.4" stroke-opacity="0.4" stroke-linejoin="round"/>`;
  const lit = litOf(laid.facing);
  // The strips of a rounded corner are painted in the shade they have: laid over each other, shades would show seams.
  const base = panel.isSoft ? mix(color, lit > 0 ? '#fffdf8' : '#120d0c', Math.abs(lit)) : color;
  return (
    `<path d="${laid.outline}" fill="${base}" stroke="${base}" stroke-width="0.8"${panel.finish === 'clear' ? ' opacity="0.3"' : ''}/>` +
    (surface === '' ? '' : `<g clip-path="${clip}">${surface}</g>`) +
    panelLight(
      stage,
      laid,
      { ...panel, ...(isBody && stage.looks?.finish ? { look: stage.looks.finish } : {}) },
      isBack,
    ) +
    edges
  );
}

export function layPanel(see: (place: Point3) => Point, panel: Panel): Laid {
  const [a, b, c, d] = panel.corners;
  const width = Math.max(apart(a, b), apart(d, c));
  const height = Math.max(apart(a, d), apart(b, c));
  const normal = apart(a, b) > 1 ? facing(a, b, c) : facing(a, c, d);
  const { bow } = panel;
  const warp: Warp = (x, y) => {
    const [u, v] = [x / width + 0.5, y / height + 0.5];
    const flat = between(between(a, b, u), between(d, c, u), v);
    if (!bow) return see(flat);
    const along = (bow.straight === 'across' ? v : u) * 2 - 1;
    const rise = bow.rise * (1 - along * along);
    return see(add(flat, [normal[0] * rise, normal[1] * rise, normal[2] * rise]));
  };
  const steps = bow ? 14 : 1;
  const shape = (points: readonly Point[], isOpen = false) => {
    const line = points.flatMap(([x, y], at) => {
      const next = points[at + 1] ?? (isOpen ? undefined : points[0]);
      if (!next) return [warp(x, y)];
      return Array.from({ length: steps }, (_, step) =>
        warp(x + ((next[0] - x) * step) / steps, y + ((next[1] - y) * step) / steps),
      );
    });
    return `M${line.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}${isOpen ? '' : 'Z'}`;
  };
  return {
    width,
    height,
    warp,
    shape,
    outline: shape(panel.cut ?? slab(0, 0, width, height)),
    facing: normal,
  };
}

/** The lower part of what stands upright, in the brand's second color. */
function secondColor({ stage, split }: PanelScene, panel: Panel, laid: Laid): string {
  if (!(stage.looks ?? plainLooks).isTwoTone || Math.abs(laid.facing[1]) > 0.6) return '';
  const [top, bottom] = [panel.corners[0][1], panel.corners[3][1]];
  const share = Math.min(1, Math.max(0, (top - split) / Math.max(1, top - bottom)));
  if (share === 1) return '';
  const y = laid.height * (share - 0.5);
  const w = laid.width / 2;
  return `<path d="${laid.shape([
    [-w, y],
    [w, y],
    [w, laid.height / 2],
    [-w, laid.height / 2],
  ])}" fill="${stage.roles.accent}"/>`;
}
