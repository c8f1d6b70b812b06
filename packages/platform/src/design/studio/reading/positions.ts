import type { DesignLayer } from '@brandwright/contract/design/studio/document.ts';
import type { PrintArea } from '@brandwright/contract/design/studio/templates.ts';

/** Share of the print area that a small step is. */
const step = 0.08;
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
  const left = area.x + area.width * margin + size.width / 2;
  const right = area.x + area.width * (1 - margin) - size.width / 2;
  const top = area.y + area.height * margin + size.height / 2;
  const bottom = area.y + area.height * (1 - margin) - size.height / 2;
  const [middleX, middleY] = [area.x + area.width / 2, area.y + area.height / 2];
  if (/\bleft (?:chest|breast|pocket)\b/i.test(words))
    return { x: area.x + area.width * 0.76, y: area.y + area.height * 0.16, said: 'on the left chest' };
  if (/\bright (?:chest|breast|pocket)\b/i.test(words))
    return { x: area.x + area.width * 0.24, y: area.y + area.height * 0.16, said: 'on the right chest' };
  if (/\bchest\b/i.test(words)) return { x: middleX, y: area.y + area.height * 0.28, said: 'on the chest' };
  const at =
    /\b(?:to|at|in|on|into|towards?|along|near)?\s*(?:the\s+)?(?:very\s+)?(top|bottom|upper|lower|centre|center|middle)?[ -]*(left|right)?(?:[ -]*(?:hand )?(?:corner|edge|side|half))?\b/gi;
  let found: { vertical?: string; side?: string } | undefined;
  for (const match of words.matchAll(at)) {
    const [, vertical, side] = match;
    if (vertical === undefined && side === undefined) continue;
    found = {
      ...(vertical ? { vertical: vertical.toLowerCase() } : {}),
      ...(side ? { side: side.toLowerCase() } : {}),
    };
    break;
  }
  // A corner that is not named is the one where a mark usually is.
  if (!found && /\bcorner\b/i.test(words)) return { x: right, y: bottom, said: 'in the bottom right corner' };
  if (!found)
    return /\bcent(?:er|re)d?\b/i.test(words) ? { x: middleX, y: middleY, said: 'in the middle' } : undefined;
  const { vertical, side } = found;
  const x = side === 'left' ? left : side === 'right' ? right : undefined;
  if (vertical === 'top' || vertical === 'upper')
    return { ...(x === undefined ? {} : { x }), y: top, said: `at the top${side ? ` ${side}` : ''}` };
  if (vertical === 'bottom' || vertical === 'lower')
    return { ...(x === undefined ? {} : { x }), y: bottom, said: `at the bottom${side ? ` ${side}` : ''}` };
  if (vertical !== undefined)
    return { x: x ?? middleX, y: middleY, said: side ? `in the middle ${side}` : 'in the middle' };
  return x === undefined ? undefined : { x, said: `on the ${side ?? 'side'}` };
}

/** A step in a direction: "a bit to the left", "30 up", "higher". Canvas units. */
export function nudgeSaid(
  words: string,
  area: PrintArea,
): { dx: number; dy: number; said: string } | undefined {
  const direction = /\b(?:(?:to|towards?) the )?(left|right|up(?:wards?)?|down(?:wards?)?|higher|lower)\b/i
    .exec(words)?.[1]
    ?.toLowerCase();
  if (direction === undefined) return undefined;
  const figure = /\b(\d+(?:\.\d+)?)\s*(%|percent|px|pixels?|units?|points?|pt)?/i.exec(words);
  const share = /\b(?:a lot|far|much|way)\b/i.test(words)
    ? step * 3
    : /\b(?:tiny|touch|hair|little bit|slightly)\b/i.test(words)
      ? step / 2
      : step;
  const isAcross = direction === 'left' || direction === 'right';
  const whole = isAcross ? area.width : area.height;
  const far = figure
    ? /%|percent/i.test(figure[2] ?? '')
      ? (whole * Number(figure[1])) / 100
      : Number(figure[1])
    : whole * share;
  const isBack = direction === 'left' || direction.startsWith('up') || direction === 'higher';
  const by = Math.round(isBack ? -far : far);
  const said = isAcross ? `to the ${direction}` : isBack ? 'up' : 'down';
  return isAcross ? { dx: by, dy: 0, said } : { dx: 0, dy: by, said };
}

/** Above, below or beside another layer. */
export function besideSaid(words: string): 'above' | 'below' | 'left' | 'right' | undefined {
  const said = /\b(above|over|on top of|below|under|underneath|beneath|left of|right of|beside|next to)\b/i
    .exec(words)?.[1]
    ?.toLowerCase();
  if (said === undefined) return undefined;
  if (/above|over|top/.test(said)) return 'above';
  if (/left/.test(said)) return 'left';
  return /right|beside|next/.test(said) ? 'right' : 'below';
}

/** Where the middle of a layer comes to stand beside another. */
export function beside(
  layer: DesignLayer,
  other: DesignLayer,
  side: 'above' | 'below' | 'left' | 'right',
): { x: number; y: number } {
  const gap = 16;
  const up = (other.height + layer.height) / 2 + gap;
  const across = (other.width + layer.width) / 2 + gap;
  if (side === 'above') return { x: other.x, y: other.y - up };
  if (side === 'below') return { x: other.x, y: other.y + up };
  return { x: other.x + (side === 'left' ? -across : across), y: other.y };
}
