import { darker, inkOn, lighter } from '../../color/color.ts';
import { inkOnColor } from '../kit-colors.ts';
import type { KitForm, KitStage } from '../kit-stage.ts';
import { bend, roundTop, type Finish } from '../../scene/light.ts';
import { ellipse, group, type Point, tilt } from '../../sketch.ts';
import { formed } from './formed.ts';
import { around, ribs, wrapLabel } from './round-things.ts';
import { toneOf, type Tone } from './tones.ts';

/**
 * One part of something turned on a wheel. Its profile is written from the bottom up as `radius,height` with heights
 * above the floor; a letter behind a point says how the line from the one before it runs: `i` swelling out of the foot,
 * `o` rounding in under the top, `s` an S; none is straight. "80,0 90,14i 90,300 40,360o". "globe:90,20" is a ball. After
 * a `~` one smooth line runs through all points: "~ 80,0 150,150 60,400".
 */
export interface RoundPart {
  tone: Tone;
  profile: string;
  finish?: Finish;
  /** Where the label goes, from and to above the floor, and how far around. */
  print?: readonly [from: number, to: number, share?: number];
  /** Its top: closed, or open with what is seen inside. */
  top?: 'closed' | { inside: Tone; below?: number };
  /** Fine upright ribs. */
  ribs?: number;
  clear?: true;
  /** The line between it and what is under it. */
  seam?: true;
  /** Has the color that is said of this part, and is left out where the product is to be without it. */
  part?: 'lid' | 'base';
  /** Only has the color that is said of this part. */
  paintedAs?: 'lid' | 'base';
  x?: number;
}

export interface RoundData {
  parts: readonly RoundPart[];
  what: string;
  amount?: string;
  /** It is sold with a paper label where the brand's things have one; printed otherwise. */
  isLabeled?: true;
  /** What is not turned: a handle behind it, a flame before it. */
  behind?: (stage: KitStage) => string;
  before?: (stage: KitStage) => string;
  reach?: number;
  height?: number;
  /** Where its middle stands beside the middle of the picture, for things with a handle. */
  shift?: number;
  takes?: KitForm['takes'];
  colored?: KitForm['parts'];
}

/** The points of a written profile, heights negative upward. */
export function profileOf(written: string): Point[] {
  if (written.startsWith('~ ')) return smooth(profileOf(written.slice(2)));
  const points: Point[] = [];
  for (const one of written.split(' ')) {
    const [globe, size, above = '0'] = /^globe:([\d.]+),?([\d.]*)$/.exec(one) ?? [];
    if (globe) {
      points.push(...globePoints(Number(size), Number(above)));
      continue;
    }
    const [, r = '0', y = '0', way = ''] = /^([\d.]+),([\d.]+)([ios]?)$/.exec(one) ?? [];
    const to: Point = [Number(r), -Number(y)];
    const from = points.at(-1);
    if (!from || way === '') points.push(to);
    else if (way === 's') points.push(...easing(from, to));
    else points.push(...bend(from, to, way === 'i' ? 'in' : 'out', 9));
  }
  return points;
}

/** A line through points without corners (Catmull-Rom), in short steps. */
function smooth(points: readonly Point[]): Point[] {
  const steps = 8;
  return points.flatMap((to, at): Point[] => {
    const from = points[at - 1];
    if (!from) return [to];
    const [before, after] = [points[at - 2] ?? from, points[at + 1] ?? to];
    return Array.from({ length: steps }, (_, index): Point => {
      const t = (index + 1) / steps;
      const along = (a: number, b: number, c: number, d: number) =>
        b + 0.5 * t * (c - a + t * (2 * a - 5 * b + 4 * c - d + t * (3 * (b - c) + d - a)));
      return [along(before[0], from[0], to[0], after[0]), along(before[1], from[1], to[1], after[1])];
    });
  });
}

/** A ball of a radius that stands on a height. */
const globePoints = (r: number, from: number): Point[] =>
  Array.from({ length: 31 }, (_, index): Point => {
    const turn = ((index + 0.2) / 30.4) * Math.PI;
    return [r * Math.sin(turn), -from - r * (1 - Math.cos(turn))];
  });

const easing = (from: Point, to: Point): Point[] =>
  Array.from({ length: 10 }, (_, index): Point => {
    const share = (index + 1) / 10;
    const eased = (1 - Math.cos(share * Math.PI)) / 2;
    return [from[0] + (to[0] - from[0]) * eased, from[1] + (to[1] - from[1]) * share];
  });

function drawPart(stage: KitStage, part: RoundPart, isLabeled: boolean): string {
  const profile = profileOf(part.profile);
  const named = part.part ?? part.paintedAs;
  const color = (named && stage.looks?.parts?.[named]) ?? toneOf(stage, part.tone);
  const [radius, height] = profile.at(-1) ?? [0, 0];
  const [foot, low] = profile[0] ?? [0, 0];
  const drawn =
    formed(stage, profile, color, part.finish ?? 'satin', {
      ...(part.print
        ? {
            printed: wrapLabel(
              part.clear ? onGlass(stage) : onTone(stage, color),
              Math.max(...profile.map(([r]) => r)),
              -part.print[1],
              -part.print[0],
              { share: part.print[2] ?? 0.8, ...(isLabeled ? {} : { paper: false }) },
            ),
          }
        : {}),
      ...(part.clear ? { clear: true } : {}),
      ...(part.profile.startsWith('globe') ? { globe: true } : {}),
    }) +
    (part.ribs ? ribs(radius, height + 6, low - 6, part.ribs) : '') +
    (part.seam ? around(foot, low, '#120d0c', 3, 0.32) : '') +
    topOf(stage, part, radius, height, color);
  return part.x ? group(drawn, `translate(${part.x} 0)`) : drawn;
}

/** What is printed on glass stands out from the room. */
const onGlass = (stage: KitStage): KitStage => ({
  ...stage,
  roles: { ...stage.roles, bodyInk: inkOn(stage.roles.ground) },
});

/** Ink that reads on a part in another color than the body's. */
const onTone = (stage: KitStage, color: string): KitStage =>
  color === stage.roles.body
    ? stage
    : { ...stage, roles: { ...stage.roles, bodyInk: inkOnColor(color, stage.roles) } };

function topOf(stage: KitStage, { top, clear }: RoundPart, r: number, y: number, color: string): string {
  if (top === undefined) return '';
  if (top === 'closed') return roundTop(stage.sketch, r, y, lighter(color, 0.1));
  const inside = toneOf(stage, top.inside);
  const below = top.below ?? 6;
  const depth = stage.sketch.linear([
    [0, darker(inside, 0.5)],
    [0.55, darker(inside, 0.16)],
    [1, lighter(inside, 0.06)],
  ]);
  const rim = clear
    ? ellipse(0, y, r, r * tilt, 'none', 'stroke="#ffffff" stroke-opacity="0.75" stroke-width="3.5"')
    : ellipse(0, y, r, r * tilt, lighter(color, 0.42)) + ellipse(0, y + 2, r * 0.94, r * tilt * 0.9, depth);
  const filled =
    below > 6
      ? `<g clip-path="${stage.sketch.clip(ellipse(0, y + 2, r * 0.94, r * tilt * 0.9, '#000'))}">${ellipse(0, y + 2 + below * 0.42, r * 0.93, r * tilt * 0.88, inside)}</g>`
      : '';
  return rim + (clear ? '' : filled) + around(r, y, '#ffffff', 2.5, 0.4);
}

/** A form from its parts, drawn in their order. */
export function roundForm(data: RoundData): KitForm {
  const profiles = data.parts.map(({ profile, x = 0 }) => ({ points: profileOf(profile), x: Math.abs(x) }));
  const wide = Math.max(...profiles.flatMap(({ points, x }) => points.map(([r]) => r + x)));
  const high = Math.max(...profiles.flatMap(({ points }) => points.map(([, y]) => -y)));
  const draw = (stage: KitStage) =>
    (data.behind?.(stage) ?? '') +
    data.parts
      .filter(({ part }) => !part || !(stage.looks?.without as readonly string[] | undefined)?.includes(part))
      .map((part) => drawPart(stage, part, data.isLabeled === true))
      .join('') +
    (data.before?.(stage) ?? '');
  return {
    pose: 'standing',
    reach: data.reach ?? wide,
    height: data.height ?? high + 16,
    what: data.what,
    ...(data.amount ? { amount: data.amount } : {}),
    removable: [...new Set(data.parts.flatMap(({ part }) => part ?? []))],
    ...(data.takes ? { takes: data.takes } : {}),
    ...(data.colored ? { parts: data.colored } : {}),
    draw: data.shift ? (stage) => group(draw(stage), `translate(${data.shift} 0)`) : draw,
  };
}
