import type { KitStage } from '../../kit-stage.ts';
import type { Finish } from '../../../scene/light.ts';
import type { Stop } from '../../../sketch.ts';
import type { Laid } from './lay-panel.ts';
import type { Point3 } from './eye.ts';
import type { Panel } from './panel.ts';

const k = '#120d0c';
const w = '#fffdf8';
/** From where the light comes, one unit long: above, to the left, a little before the thing. */
const light = [-0.35, 0.79, 0.5] as const;
/** How bright a face is that the light neither lifts nor darkens. */
const even = 0.52;

interface Lit extends Pick<Panel, 'bow' | 'shade' | 'finish' | 'isSoft'> {
  look?: Finish;
}

/** How much a face is lifted (above zero) or darkened by the light, by the way it looks. */
export function litOf([x, y, z]: Point3): number {
  const lit = x * light[0] + y * light[1] + z * light[2];
  return lit > even ? Math.min(0.3, (lit - even) * 0.8) : -Math.min(0.56, (even - lit) * 0.68);
}

/** Light and shade over a panel by the way it looks. */
export function panelLight(stage: KitStage, laid: Laid, panel: Lit, isBack: boolean): string {
  const { sketch } = stage;
  const [x, y, z] = laid.facing;
  const lit = litOf(isBack ? [-x, -y, -z] : laid.facing);
  const over = (fill: string, opacity = 1) =>
    `<path d="${laid.outline}" fill="${fill}"${opacity === 1 ? '' : ` opacity="${opacity.toFixed(3)}"`}/>`;
  const base = panel.isSoft ? '' : over(lit > 0 ? w : k, Math.abs(lit));
  const dark = panel.shade ? over(k, panel.shade) : '';
  const finish = panel.finish === 'metal' ? 'metal' : (panel.look ?? 'satin');
  const strength = { matte: 0.5, satin: 1, gloss: 1.15, metal: 1.1 }[finish];
  const stops: readonly Stop[] = panel.bow
    ? panel.bow.straight === 'across'
      ? [
          [0, w, 0.1 * strength],
          [0.3, w, 0.2 * strength],
          [0.55, k, 0.02],
          [1, k, 0.34],
        ]
      : [
          [0, k, 0.24],
          [0.1, k, 0.08],
          [0.24, w, 0.24 * strength],
          [0.5, w, 0.02],
          [0.8, k, 0.14],
          [1, k, 0.34],
        ]
    : [
        [0, w, 0.15 * strength],
        [0.5, w, 0],
        [0.55, k, 0],
        [1, k, 0.17 * strength],
      ];
  const fall = over(
    sketch.linear(stops, panel.bow ? (panel.bow.straight === 'across' ? 90 : 0) : panel.isSoft ? 90 : 66),
  );
  return (
    base +
    dark +
    fall +
    (isBack || (panel.isSoft && Math.abs(x) + Math.abs(z) > 0.5 && laid.width < 40)
      ? ''
      : sheen(stage, laid, finish))
  );
}

/** What a smooth face throws back. */
function sheen({ sketch }: KitStage, laid: Laid, finish: Finish): string {
  if (finish === 'matte' || finish === 'satin') return '';
  const stops: readonly Stop[] =
    finish === 'gloss'
      ? [
          [0, w, 0.06],
          [0.2, w, 0.05],
          [0.28, w, 0.34],
          [0.4, w, 0.26],
          [0.42, w, 0],
          [0.6, w, 0],
          [0.63, w, 0.14],
          [0.68, w, 0.12],
          [0.7, w, 0],
        ]
      : [
          [0, w, 0.34],
          [0.22, k, 0.16],
          [0.36, w, 0.42],
          [0.5, k, 0.05],
          [0.7, k, 0.24],
          [0.84, w, 0.26],
          [1, k, 0.2],
        ];
  return `<path d="${laid.outline}" fill="${sketch.linear(stops, 28)}"/>`;
}
