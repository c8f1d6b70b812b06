import type { DesignLayer } from '@brandwright/contract/design/studio/document.ts';
import type { PrintArea } from '@brandwright/contract/design/studio/templates.ts';
import {
  readPosition,
  readStep,
  type PositionValue,
  type Relation,
  type StepValue,
} from '@brandwright/language/values/positions.ts';

/** Shares of the print area that a step in words is. */
const steps = { slight: 0.04, some: 0.08, much: 0.24 } as const;
const margin = 0.04;

export interface Place {
  x?: number;
  y?: number;
  /** "at the top left". */
  said: string;
}

/** The place in the print area that words name, for a layer of this size: "at the top", "left chest", "in the middle". */
export function placeSaid(
  words: string,
  area: PrintArea,
  size: { width: number; height: number },
): Place | undefined {
  // A corner that is not named is the one where a mark usually is.
  const position = readPosition(words) ?? (/\bcorner\b/i.test(words) ? readPosition('bottom right') : null);
  if (!position) return undefined;
  if (position.isChest) return onChest(position, area);
  const ends = {
    left: area.x + area.width * margin + size.width / 2,
    right: area.x + area.width * (1 - margin) - size.width / 2,
    top: area.y + area.height * margin + size.height / 2,
    bottom: area.y + area.height * (1 - margin) - size.height / 2,
  };
  const [middleX, middleY] = [area.x + area.width / 2, area.y + area.height / 2];
  const { vertical, side } = position;
  const y = vertical === 'middle' ? middleY : vertical && ends[vertical];
  const x = side === 'middle' ? middleX : side && ends[side];
  return { ...(x === null ? {} : { x }), ...(y === null ? {} : { y }), said: wordsOf(position) };
}

/** As worn: the left chest is at the right of the picture. */
function onChest({ side }: PositionValue, area: PrintArea): Place {
  const at = (x: number, y: number) => ({ x: area.x + area.width * x, y: area.y + area.height * y });
  if (side === 'left') return { ...at(0.76, 0.16), said: 'on the left chest' };
  if (side === 'right') return { ...at(0.24, 0.16), said: 'on the right chest' };
  return { ...at(0.5, 0.28), said: 'on the chest' };
}

function wordsOf({ vertical, side }: PositionValue): string {
  if (vertical === null) return `on the ${side ?? 'side'}`;
  const lead = vertical === 'middle' ? 'in the middle' : `at the ${vertical}`;
  return side === null || side === 'middle' ? lead : `${lead} ${side}`;
}

/** A step in a direction: "a bit to the left", "30 up", "higher". Canvas units. */
export function nudgeSaid(
  words: string,
  area: PrintArea,
): { dx: number; dy: number; said: string } | undefined {
  // What is quoted says no figure.
  const step = readStep(words.replaceAll(/⟦\d+⟧/g, ''));
  if (!step) return undefined;
  const { direction } = step;
  const isAcross = direction === 'left' || direction === 'right';
  const by = Math.round(lengthOf(step, isAcross ? area.width : area.height));
  const signed = direction === 'left' || direction === 'up' ? -by : by;
  return isAcross
    ? { dx: signed, dy: 0, said: `to the ${direction}` }
    : { dx: 0, dy: signed, said: direction };
}

function lengthOf({ far }: StepValue, whole: number): number {
  if ('units' in far) return far.units;
  return whole * ('share' in far ? far.share : steps[far.degree]);
}

/** Where the middle of a layer comes to stand beside another. */
export function beside(layer: DesignLayer, other: DesignLayer, side: Relation): { x: number; y: number } {
  const gap = 16;
  const up = (other.height + layer.height) / 2 + gap;
  const across = (other.width + layer.width) / 2 + gap;
  if (side === 'above') return { x: other.x, y: other.y - up };
  if (side === 'below') return { x: other.x, y: other.y + up };
  return { x: other.x + (side === 'left' ? -across : across), y: other.y };
}
