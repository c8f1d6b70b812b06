import { darker, lighter, luminance, mix, type Color } from '../../color/color.ts';
import type { KitStage } from '../kit-stage.ts';
import { acrossGradient, footShade, roundLight, silhouette, type Finish } from '../../scene/light.ts';
import { plainLooks } from '../../find-form/looks.ts';
import { path, type Point, stroke, tilt } from '../../sketch.ts';

const k = '#120d0c';
const w = '#fffdf8';

interface Formed {
  /** What is printed on it: it is the body then, and takes the looks that were asked for. */
  printed?: string;
  smooth?: boolean;
  /** See-through whatever was asked for. */
  clear?: boolean;
  /** A ball, which is lit around one point. */
  globe?: boolean;
}

/**
 * A part of something turned on a wheel, under one light. The body takes what was asked for: its finish, ribs, a
 * pattern, a second color below, or see-through.
 */
export function formed(
  stage: KitStage,
  profile: readonly Point[],
  color: string,
  finish: Finish,
  { printed, smooth = false, clear = false, globe = false }: Formed = {},
): string {
  const { sketch, looks = plainLooks } = stage;
  const isBody = printed !== undefined;
  const d = silhouette(profile, smooth);
  const radius = Math.max(...profile.map(([r]) => r));
  const lit = (isBody ? looks.finish : undefined) ?? finish;
  const isClear = clear || (isBody && looks.isClear === true);
  const base = isClear ? clearWall(stage, d, radius, color) : path(d, color);
  return (
    base +
    (isBody ? surface(stage, d, profile, color) : '') +
    (printed ?? '') +
    (globe
      ? path(d, globeLight(stage, lit))
      : path(d, roundLight(sketch, radius, isClear ? 'gloss' : lit), isClear ? 'opacity="0.7"' : '') +
        (lit === 'metal' || isClear ? '' : path(d, footShade(sketch))))
  );
}

/** The light on a ball: a glint, and shade that closes in from the lower right. */
const globeLight = ({ sketch }: KitStage, finish: Finish): string => {
  const glint = { matte: 0.22, satin: 0.42, gloss: 0.78, metal: 0.9 }[finish];
  return sketch.radial(
    [
      [0, w, glint],
      [finish === 'gloss' || finish === 'metal' ? 0.14 : 0.3, w, glint * 0.24],
      [0.42, k, 0],
      [0.76, k, 0.26],
      [0.94, k, 0.5],
      [1, k, 0.4],
    ],
    0.34,
    0.26,
    0.8,
  );
};

/** What is behind shows through its middle; its edges are thick. */
function clearWall({ sketch }: KitStage, d: string, radius: number, color: string): string {
  const tone = color.startsWith('#') ? color : '#e6eeec';
  const wall = sketch.define((id) =>
    acrossGradient(id, -radius, radius, [
      [0, darker(tone, 0.4), 0.62],
      [0.08, tone, 0.42],
      [0.24, lighter(tone, 0.6), 0.3],
      [0.6, tone, 0.26],
      [0.92, tone, 0.44],
      [1, darker(tone, 0.4), 0.66],
    ]),
  );
  return path(d, wall) + path(d, 'none', `stroke="${k}" stroke-opacity="0.16" stroke-width="2"`);
}

/** Ribs, a pattern, or a second color on a round body, held within its outline. */
function surface(stage: KitStage, d: string, profile: readonly Point[], color: string): string {
  const { sketch, looks = plainLooks, roles } = stage;
  const drawn =
    (looks.isTwoTone ? lowerHalf(profile, roles.accent) : '') +
    (looks.pattern ? roundPattern(stage, profile, color) : '') +
    (looks.isRibbed ? meridians(profile) : '');
  if (drawn === '') return '';
  return `<g clip-path="${sketch.clip(`<path d="${d}"/>`)}">${drawn}</g>`;
}

const spanOf = (profile: readonly Point[]) => {
  const heights = profile.map(([, y]) => y);
  return { top: Math.min(...heights), bottom: Math.max(...heights) };
};

function lowerHalf(profile: readonly Point[], color: Color): string {
  const { top, bottom } = spanOf(profile);
  const r = Math.max(...profile.map(([radius]) => radius)) + 4;
  const y = top + (bottom - top) * 0.56;
  return (
    path(`M${-r} ${y}A${r} ${r * tilt} 0 0 0 ${r} ${y}V${bottom + 60}H${-r}Z`, color) +
    path(
      `M${-r} ${y}A${r} ${r * tilt} 0 0 0 ${r} ${y}`,
      'none',
      `stroke="${k}" stroke-opacity="0.18" stroke-width="2"`,
    )
  );
}

/** Lines that run up a turned thing, nearer to each other toward its sides: ribs under a light from the left. */
function meridians(profile: readonly Point[], count = 26): string {
  const dense = profile.flatMap((point, index) => {
    const next = profile[index + 1];
    return next
      ? [0, 0.5].map((share): Point => [
          point[0] + (next[0] - point[0]) * share,
          point[1] + (next[1] - point[1]) * share,
        ])
      : [point];
  });
  return Array.from({ length: count - 1 }, (_, index) => {
    const turn = ((index + 1) / count - 0.5) * Math.PI;
    const line = (shift: number) =>
      dense
        .map(([r, y], at) => {
          const x = r * Math.sin(turn) + shift;
          return `${at === 0 ? 'M' : 'L'}${x.toFixed(1)} ${(y + r * tilt * Math.cos(turn)).toFixed(1)}`;
        })
        .join('');
    const wide = Math.max(1.5, 7 * Math.cos(turn));
    return (
      stroke(line(0), k, wide * 0.5, 'opacity="0.26"') +
      stroke(line(wide * 0.55), w, wide * 0.45, 'opacity="0.28"')
    );
  }).join('');
}

function roundPattern(stage: KitStage, profile: readonly Point[], color: string): string {
  const { looks = plainLooks, roles } = stage;
  const { top, bottom } = spanOf(profile);
  const r = Math.max(...profile.map(([radius]) => radius));
  const ink = patternInk(stage, color);
  const speck = luminance(roles.body) > 0.2 ? darker(roles.body, 0.62) : lighter(roles.body, 0.6);
  const band = (y: number, high: number, tone: Color, opacity = 1) =>
    path(
      `M${-r - 4} ${y}A${r + 4} ${r * tilt} 0 0 0 ${r + 4} ${y}V${y + high}A${r + 4} ${r * tilt} 0 0 1 ${-r - 4} ${y + high}Z`,
      tone,
      `opacity="${opacity}"`,
    );
  const rows = Math.max(3, Math.round((bottom - top) / 46));
  const step = (bottom - top) / rows;
  const each = (draw: (x: number, y: number, squeeze: number, row: number, column: number) => string) =>
    Array.from({ length: rows + 1 }, (_, row) =>
      Array.from({ length: 13 }, (_, column) => {
        const turn = ((column + (row % 2) * 0.5) / 13 - 0.5) * Math.PI;
        return draw(
          r * Math.sin(turn),
          top + row * step + r * tilt * Math.cos(turn),
          Math.cos(turn),
          row,
          column,
        );
      }).join(''),
    ).join('');
  switch (looks.pattern) {
    case 'stripes':
      return Array.from({ length: rows + 2 }, (_, row) => band(top + row * step, step * 0.46, ink)).join('');
    case 'checks':
      return (
        Array.from({ length: rows + 2 }, (_, row) => band(top + row * step, step * 0.46, ink, 0.5)).join('') +
        Array.from({ length: 12 }, (_, column) => {
          const turn = ((column + 0.5) / 12 - 0.5) * Math.PI;
          const [a, b] = [r * Math.sin(turn - 0.06), r * Math.sin(turn + 0.07)];
          return path(`M${a} ${top - 60}H${b}V${bottom + 60}H${a}Z`, ink, 'opacity="0.5"');
        }).join('')
      );
    case 'dots':
      return each(
        (x, y, squeeze) =>
          `<ellipse cx="${x.toFixed(1)}" cy="${y.toFixed(1)}" rx="${(9 * Math.max(0.15, squeeze)).toFixed(1)}" ry="9" fill="${ink}"/>`,
      );
    case 'speckles':
      return each((x, y, squeeze, row, column) =>
        [0, 1, 2, 3]
          .map((at) => {
            const turn = (row * 131 + column * 53 + at * 97) % 100;
            return `<ellipse cx="${(x + (turn - 50) * 0.36).toFixed(1)}" cy="${(y + ((turn * 7) % 46) - 23).toFixed(1)}" rx="${((1 + (turn % 4) * 0.7) * Math.max(0.3, squeeze)).toFixed(1)}" ry="${(1 + (turn % 4) * 0.7).toFixed(1)}" fill="${speck}" opacity="0.75"/>`;
          })
          .join(''),
      );
    case 'marble':
      return marbleVeins(r, top - 50, bottom + 50, ink);
    case undefined:
      return '';
  }
}

export const patternInk = ({ roles }: KitStage, color: string): Color => {
  const base = color.startsWith('#') ? color : roles.body;
  return Math.abs(luminance(roles.accent) - luminance(base)) > 0.12
    ? roles.accent
    : luminance(base) > 0.4
      ? mix(base, '#3d342d', 0.5)
      : mix(base, '#fffdf8', 0.6);
};

/** Veins of marble across a box. */
export const marbleVeins = (reach: number, top: number, bottom: number, ink: Color): string =>
  Array.from({ length: 7 }, (_, index) => {
    const y = top + ((bottom - top) * (index + 0.5)) / 7;
    const lean = ((index * 37) % 60) - 10;
    return (
      stroke(
        `M${-reach - 10} ${y}C${-reach * 0.4} ${y - lean - 30} ${reach * 0.1} ${y + lean} ${reach + 10} ${y - lean - 40}`,
        ink,
        2.5 + (index % 3) * 2,
        'opacity="0.34"',
      ) +
      stroke(
        `M${-reach * 0.3} ${y - 14}C0 ${y + 30} ${reach * 0.2} ${y + 10} ${reach * 0.5} ${y + 60}`,
        ink,
        1.6,
        'opacity="0.3"',
      )
    );
  }).join('');
