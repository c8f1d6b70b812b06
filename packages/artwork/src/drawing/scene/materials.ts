import { darker, lighter, luminance, mix, type Color } from '../color/color.ts';
import type { Ground } from './ground.ts';
import type { KitStage } from '../kit/kit-stage.ts';
import { seeded } from '../seeded.ts';
import { ellipse, path, rect, stroke, type Sketch } from '../sketch.ts';

const k = '#140f0d';

export function plinth({ sketch }: KitStage, { x, y, reach }: Ground['foot'], color: Color): string {
  const r = Math.max(200, reach * 1.32 + 36);
  const ry = r * 0.17;
  const side = `M${x - r} ${y}V1010H${x + r}V${y}A${r} ${ry} 0 0 1 ${x - r} ${y}Z`;
  return (
    ellipse(
      x + 60,
      y + 150,
      r * 1.5,
      70,
      sketch.radial([
        [0, k, 0.34],
        [0.6, k, 0.16],
        [1, k, 0],
      ]),
    ) +
    path(side, color) +
    path(
      side,
      sketch.linear([
        [0, k, 0.22],
        [0.1, k, 0.06],
        [0.28, '#fffdf6', 0.22],
        [0.55, k, 0.04],
        [1, k, 0.36],
      ]),
    ) +
    ellipse(x, y, r, ry, lighter(color, 0.4)) +
    ellipse(
      x,
      y,
      r,
      ry,
      sketch.linear(
        [
          [0, '#fffdf6', 0.3],
          [1, k, 0.1],
        ],
        20,
      ),
    ) +
    path(
      `M${x - r} ${y}A${r} ${ry} 0 0 0 ${x + r} ${y}`,
      'none',
      `stroke="#ffffff" stroke-opacity="0.5" stroke-width="2.4"`,
    )
  );
}

/** Boards that run away from the camera. */
export function table(stage: KitStage, horizon: number, seed: string): string {
  const { sketch, roles } = stage;
  const next = seeded(`${seed} wood`);
  const oak = mix(luminance(roles.body) > 0.5 ? '#a9794c' : '#c99f6c', roles.ground, 0.12);
  const vanish = 500;
  const edge = (at: number, y: number) =>
    vanish + (at - vanish) * (0.62 + (0.5 * (y - horizon)) / (1000 - horizon));
  const boards = [-560, -250, 40, 330, 620, 910, 1220, 1560];
  const drawn = boards.slice(1).map((right, index) => {
    const left = boards[index] ?? 0;
    const tone = mix(oak, next() > 0.5 ? '#5b3a20' : '#f0d3a6', next() * 0.16);
    const grain = Array.from({ length: 7 }, () => {
      const at = left + (right - left) * next();
      const bend = (next() - 0.5) * 26;
      return stroke(
        `M${edge(at, horizon).toFixed(1)} ${horizon}Q${(edge(at, (horizon + 1000) / 2) + bend).toFixed(1)} ${(horizon + 1000) / 2} ${edge(at + bend, 1000).toFixed(1)} 1000`,
        '#4d2f18',
        1 + next() * 2.4,
        `opacity="${(0.08 + next() * 0.14).toFixed(2)}"`,
      );
    }).join('');
    return (
      path(
        `M${edge(left, horizon)} ${horizon}H${edge(right, horizon)}L${edge(right, 1000)} 1000H${edge(left, 1000)}Z`,
        tone,
      ) +
      grain +
      stroke(`M${edge(right, horizon)} ${horizon}L${edge(right, 1000)} 1000`, '#3b2412', 2.4, 'opacity="0.5"')
    );
  });
  return (
    drawn.join('') +
    rect(
      0,
      horizon,
      1000,
      1000 - horizon,
      0,
      sketch.linear(
        [
          [0, k, 0.26],
          [0.12, k, 0.08],
          [0.5, '#fff3dc', 0.16],
          [1, k, 0.06],
        ],
        90,
      ),
    ) +
    rect(
      0,
      horizon,
      1000,
      1000 - horizon,
      0,
      sketch.linear(
        [
          [0, '#fff3dc', 0.16],
          [0.5, k, 0],
          [1, k, 0.2],
        ],
        0,
      ),
    ) +
    rect(0, horizon - 1, 1000, 3, 0, k, 'opacity="0.28"')
  );
}

/** The threads of a cloth. */
export function weave(sketch: Sketch, top: number): string {
  const pattern = sketch.define(
    (id) =>
      `<pattern id="${id}" width="7" height="7" patternUnits="userSpaceOnUse"><path d="M0 1H7M0 4.5H7" stroke="#6b5a48" stroke-opacity="0.12" stroke-width="1"/><path d="M1.5 0V7M5 0V7" stroke="#ffffff" stroke-opacity="0.2" stroke-width="1.1"/></pattern>`,
  );
  return rect(0, top, 1000, 1000 - top, 0, pattern);
}

export function drapes({ sketch }: KitStage, horizon: number, color: Color): string {
  const fold = (d: string, dark: boolean, width: number, opacity: number) =>
    stroke(d, dark ? darker(color, 0.6) : '#ffffff', width, `opacity="${opacity}"`);
  return (
    [
      [`M-40 ${horizon + 150}C140 ${horizon + 110} 260 ${horizon + 220} 470 ${horizon + 350}`, 60, 0.022],
      [`M660 ${horizon - 10}C740 ${horizon + 70} 860 ${horizon + 90} 1040 ${horizon + 70}`, 54, 0.024],
      [`M700 ${horizon + 350}C780 ${horizon + 260} 900 ${horizon + 240} 1040 ${horizon + 250}`, 58, 0.022],
    ]
      .map(
        ([d, width, opacity]) =>
          [1, 0.8, 0.6, 0.42, 0.26, 0.12]
            .map((share) => fold(String(d), true, Number(width) * share, Number(opacity)))
            .join('') +
          `<g transform="translate(-14 -30)">${[1, 0.75, 0.5, 0.25].map((share) => fold(String(d), false, Number(width) * share, 0.09)).join('')}</g>`,
      )
      .join('') +
    rect(
      0,
      horizon,
      1000,
      40,
      0,
      sketch.linear(
        [
          [0, k, 0.2],
          [1, k, 0],
        ],
        90,
      ),
    )
  );
}

export function tiles({ sketch, roles }: KitStage, horizon: number, seed: string): string {
  const next = seeded(`${seed} tiles`);
  const glaze = mix(roles.ground, '#ffffff', 0.16);
  const grout = mix(darker(roles.ground, 0.22), '#ffffff', 0.28);
  const size = 112;
  const rows = Math.ceil(horizon / size) + 1;
  const shine = sketch.linear(
    [
      [0, '#ffffff', 0.5],
      [0.4, '#ffffff', 0.06],
      [1, k, 0.12],
    ],
    42,
  );
  const drawn = Array.from({ length: rows * 10 }, (_, index) => {
    const x = (index % 10) * size - 40;
    const y = horizon - (Math.floor(index / 10) + 1) * size;
    const tone = next();
    return (
      rect(
        x + 3,
        y + 3,
        size - 6,
        size - 6,
        5,
        mix(glaze, tone > 0.5 ? darker(roles.ground, 0.35) : '#ffffff', Math.abs(tone - 0.5) * 0.42),
      ) + rect(x + 3, y + 3, size - 6, size - 6, 5, shine, `opacity="${(0.35 + next() * 0.6).toFixed(2)}"`)
    );
  }).join('');
  return (
    rect(0, 0, 1000, horizon, 0, grout) +
    drawn +
    rect(
      0,
      0,
      1000,
      horizon,
      0,
      sketch.linear(
        [
          [0, '#fffdf6', 0.12],
          [0.5, k, 0],
          [1, k, 0.2],
        ],
        20,
      ),
    )
  );
}

/** Chips of terrazzo, smaller toward the wall. */
export function flecks({ roles }: KitStage, top: number, seed: string, count: number): string {
  const next = seeded(`${seed} flecks`);
  const colors = [
    darker(roles.ground, 0.4),
    roles.accent,
    '#8d8378',
    lighter(roles.ground, 0.7),
    mix(roles.body, '#b8a898', 0.5),
  ];
  return Array.from({ length: count }, () => {
    const depth = next();
    const y = top + (1000 - top) * depth ** 1.4;
    const far = top === 0 ? 1 : 0.4 + 0.6 * depth ** 1.4;
    const size = (2.5 + next() * 10) * far;
    const flat = top === 0 ? 1 : 0.42;
    const x = next() * 1000;
    const points = Array.from({ length: 5 }, (_, index) => {
      const turn = ((index + next() * 0.7) / 5) * Math.PI * 2;
      return `${(x + Math.cos(turn) * size).toFixed(1)},${(y + Math.sin(turn) * size * flat).toFixed(1)}`;
    });
    const color = colors[Math.floor(next() * colors.length)] ?? '#8d8378';
    return `<polygon points="${points.join(' ')}" fill="${color}" opacity="${(0.25 + next() * 0.4).toFixed(2)}"/>`;
  }).join('');
}

export function niche({ sketch, roles }: KitStage, horizon: number): string {
  const d = `M214 ${horizon + 2}V360A286 286 0 0 1 786 360V${horizon + 2}Z`;
  const inside = mix(roles.groundDeep, roles.ground, 0.3);
  return (
    path(d, inside) +
    path(
      d,
      sketch.linear(
        [
          [0, k, 0.36],
          [0.16, k, 0.16],
          [0.5, '#fffdf6', 0.08],
          [1, '#fffdf6', 0.16],
        ],
        10,
      ),
    ) +
    path(
      `M214 ${horizon + 2}V360A286 286 0 0 1 786 360C740 200 560 130 430 180C300 232 262 330 262 420V${horizon + 2}Z`,
      k,
      'opacity="0.12"',
    ) +
    path(
      `M786 ${horizon + 2}V360A286 286 0 0 0 214 360`,
      'none',
      `stroke="#ffffff" stroke-opacity="0.35" stroke-width="3"`,
    )
  );
}
