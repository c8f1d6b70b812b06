import type { KitForm, KitStage } from '../../kit-stage.ts';
import type { Point } from '../../../sketch.ts';
import { hull } from '../../../scene/hull.ts';
import { plainEye, seenFrom, turnedBy, type Eye, type Point3 } from './eye.ts';
import { drawPanel } from './draw-panel.ts';
import type { Panel } from './panel.ts';

/** Something folded or glued from panels, standing on the floor around the middle of the room. */
export interface PanelData {
  what: string;
  amount?: string;
  /** From the back to the front. */
  panels: readonly Panel[];
  /** Degrees that it is turned, its right side toward the camera. */
  turn?: number;
  eye?: Partial<Eye>;
  /** What is no panel, behind and before them; `see` tells where a place of the room is in the picture. */
  behind?: (stage: KitStage, see: See) => string;
  before?: (stage: KitStage, see: See) => string;
  /** Places that what is no panel reaches, so that the scene holds it. */
  reaches?: readonly Point3[];
  takes?: KitForm['takes'];
  colored?: KitForm['parts'];
  removable?: KitForm['removable'];
}

export type See = (place: Point3) => Point;

const plainTurn = 27;
/** A thing in two colors changes at this share of its height. */
const splitShare = 0.46;
/** So far the nearest corner stands before the line of the floor. */
const footing = 22;

/** A form of a kit from its panels. */
export function panelForm(data: PanelData): KitForm {
  const turn = turnedBy(data.turn ?? plainTurn);
  const view = seenFrom({ ...plainEye, ...data.eye });
  const panels = data.panels.map((panel): Panel => {
    const [a, b, c, d] = panel.corners;
    return { ...panel, corners: [turn(a), turn(b), turn(c), turn(d)] };
  });
  const corners = panels.flatMap((panel) => panel.corners);
  const seen = [...corners, ...(data.reaches ?? []).map(turn)].map(view);
  const [xs, ys] = [seen.map(([x]) => x), seen.map(([, y]) => y)];
  const middle = (Math.min(...xs) + Math.max(...xs)) / 2;
  const low = Math.max(...ys) - footing;
  const seeTurned: See = (place) => {
    const [x, y] = view(place);
    return [x - middle, y - low];
  };
  const see: See = (place) => seeTurned(turn(place));
  const tall = Math.max(...corners.map(([, y]) => y));
  const onFloor = corners.filter(([, y]) => y < 2).map(seeTurned);
  return {
    pose: 'standing',
    footprint: hull(onFloor),
    reach: (Math.max(...xs) - Math.min(...xs)) / 2 + 2,
    height: low - Math.min(...ys) + 8,
    what: data.what,
    ...(data.amount ? { amount: data.amount } : {}),
    ...(data.takes ? { takes: data.takes } : {}),
    ...(data.colored ? { parts: data.colored } : {}),
    ...(data.removable ? { removable: data.removable } : {}),
    draw: (stage) =>
      (data.behind?.(stage, see) ?? '') +
      panels.map((panel) => drawPanel({ stage, see: seeTurned, split: tall * splitShare }, panel)).join('') +
      (data.before?.(stage, see) ?? ''),
  };
}
