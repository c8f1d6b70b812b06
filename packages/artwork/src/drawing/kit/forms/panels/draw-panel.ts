import { lighter, mix } from '../../../color/color.ts';
import type { KitStage } from '../../kit-stage.ts';
import { areaOf } from '../../../scene/hull.ts';
import { plainLooks } from '../../../find-form/looks.ts';
import type { Point } from '../../../sketch.ts';
import { toneOf } from '../tones.ts';
import type { Point3 } from './eye.ts';
import { layPanel, type Laid } from './lay-panel.ts';
import type { Panel } from './panel.ts';
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
