import { darker, lighter, mix, type Color } from './color.ts';
import { formNamed } from './forms/index.ts';
import type { Kit } from './kit.ts';
import { markNames } from './marks.ts';
import { palettes, type PaletteName } from './palettes.ts';
import { ellipse, group, path, polygon, rect, Sketch, stroke } from './sketch.ts';

/** What stands on the benches and shelves of each trade. */
const trades = {
  pouring: ['candle-jar', 'candle-tin', 'candle-pillar', 'candle-taper'],
  distillery: ['bottle', 'diffuser', 'soap', 'jar'],
  kiln: ['mug', 'vase', 'bowl', 'pitcher'],
  loom: ['blanket', 'towel', 'cushion', 'quilt'],
  sewing: ['tote', 'cap', 'backpack', 'beanie'],
  bench: ['ring', 'blocks', 'earrings', 'stacker'],
  lab: ['dropper', 'cream-jar', 'pump-bottle', 'tube'],
  press: ['mailer-box', 'carton', 'pouch', 'tea-box'],
  roastery: ['coffee-bag', 'tin', 'tea-box', 'pouch'],
  studio: ['camera', 'vase', 'carton', 'planter'],
} as const satisfies Record<string, readonly string[]>;

export type Trade = keyof typeof trades;
export const tradeNames = Object.keys(trades) as Trade[];
export const isTrade = (name: string): name is Trade => Object.hasOwn(trades, name);

export interface WorkshopDrawing {
  trade: Trade;
  palette: PaletteName;
  /** Makes workshops of a trade differ. */
  seed: number;
}

/** A workshop with its window, shelves and bench, SVG of 1000 × 1000 units, good in 1:1 and 4:5. */
export function drawWorkshop({ trade, palette: name, seed }: WorkshopDrawing): string {
  const palette = palettes[name];
  const sketch = new Sketch('w');
  const wall = mix(palette.wall, '#fff6e8', 0.25);
  const kit: Kit = { sketch, palette, mark: markNames[seed % markNames.length] ?? 'dot' };
  const mirrored = seed % 2 === 1;
  const inside =
    room(sketch, wall) +
    windowOf(sketch, wall, seed) +
    shelves(kit, trade, seed) +
    lamp(sketch, seed) +
    bench(kit, trade, seed) +
    sunbeam(sketch);
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1000 1000" width="1000" height="1000">${sketch.definitions}${mirrored ? group(inside, 'translate(1000 0) scale(-1 1)') : inside}</svg>`;
}

function room(sketch: Sketch, wall: Color): string {
  const planks = Array.from({ length: 9 }, (_, index) =>
    stroke(`M${-120 + index * 155} 1000L${180 + index * 82} 770`, darker(wall, 0.36), 3, 'opacity="0.3"'),
  ).join('');
  return (
    rect(
      0,
      0,
      1000,
      1000,
      0,
      sketch.linear(
        [
          [0, lighter(wall, 0.3)],
          [0.6, wall],
          [1, darker(wall, 0.16)],
        ],
        24,
      ),
    ) +
    rect(
      0,
      770,
      1000,
      230,
      0,
      sketch.linear(
        [
          [0, darker(wall, 0.3)],
          [1, darker(wall, 0.16)],
        ],
        90,
      ),
    ) +
    planks +
    rect(0, 758, 1000, 14, 0, lighter(wall, 0.4))
  );
}

function windowOf(sketch: Sketch, wall: Color, seed: number): string {
  const sky = sketch.linear(
    [
      [0, '#d8e8ee'],
      [0.7, '#f6efdc'],
      [1, '#f3e2c3'],
    ],
    90,
  );
  const [columns, rows] = seed % 3 === 0 ? [3, 4] : seed % 3 === 1 ? [4, 3] : [2, 3];
  const [x, y, width, height] = [96, 110, 330, 430];
  const bars = [
    ...Array.from({ length: columns - 1 }, (_, index) =>
      stroke(`M${x + ((index + 1) * width) / columns} ${y}V${y + height}`, darker(wall, 0.62), 9),
    ),
    ...Array.from({ length: rows - 1 }, (_, index) =>
      stroke(`M${x} ${y + ((index + 1) * height) / rows}H${x + width}`, darker(wall, 0.62), 9),
    ),
  ].join('');
  const hills =
    path(
      `M${x} ${y + height * 0.74}C${x + 90} ${y + height * 0.6} ${x + 190} ${y + height * 0.8} ${x + width} ${y + height * 0.64}V${y + height}H${x}Z`,
      '#a9bda0',
    ) +
    path(
      `M${x} ${y + height * 0.86}C${x + 120} ${y + height * 0.78} ${x + 220} ${y + height * 0.92} ${x + width} ${y + height * 0.82}V${y + height}H${x}Z`,
      '#839c7d',
    );
  return (
    rect(x - 16, y - 16, width + 32, height + 32, 6, darker(wall, 0.62)) +
    rect(x, y, width, height, 0, sky) +
    `<circle cx="${x + 230}" cy="${y + 100}" r="42" fill="#fff6dc" opacity="0.9"/>` +
    hills +
    bars +
    rect(x - 34, y + height + 14, width + 68, 22, 4, lighter(wall, 0.5))
  );
}

function shelves(kit: Kit, trade: Trade, seed: number): string {
  const wood = mix('#9b7350', kit.palette.base, 0.18);
  const names = trades[trade];
  return [236, 424]
    .map((y, row) => {
      const things = [0, 1, 2, 3]
        .map((place) => {
          const form = formNamed(names[(place + row + seed) % names.length] ?? names[0]);
          if (!form) return '';
          const tone =
            [
              kit.palette.base,
              lighter(kit.palette.base, 0.34),
              kit.palette.accent,
              darker(kit.palette.base, 0.24),
            ][(place * 3 + row + seed) % 4] ?? kit.palette.base;
          const scale = Math.min(0.3, 46 / form.reach);
          return group(
            form.draw({ ...kit, palette: { ...kit.palette, base: tone } }),
            `translate(${556 + place * 112} ${y}) scale(${scale.toFixed(3)})`,
          );
        })
        .join('');
      return (
        rect(500, y + 18, 440, 22, 0, '#2b1f1a', 'opacity="0.12"') +
        things +
        rect(
          494,
          y,
          452,
          18,
          3,
          kit.sketch.linear(
            [
              [0, lighter(wood, 0.24)],
              [1, darker(wood, 0.2)],
            ],
            90,
          ),
        )
      );
    })
    .join('');
}

function lamp(sketch: Sketch, seed: number): string {
  const x = 470 + (seed % 3) * 30;
  const glow = sketch.radial([
    [0, '#ffe6ad', 0.6],
    [1, '#ffe6ad', 0],
  ]);
  return (
    stroke(`M${x} 0V150`, '#3a3431', 5) +
    path(
      `M${x - 74} 226C${x - 66} 170 ${x - 34} 150 ${x} 150C${x + 34} 150 ${x + 66} 170 ${x + 74} 226Z`,
      sketch.linear([
        [0, '#5c5450'],
        [0.3, '#7d736c'],
        [1, '#2e2a28'],
      ]),
    ) +
    ellipse(x, 226, 74, 12, '#fff1cf') +
    ellipse(x, 300, 210, 150, glow)
  );
}

function bench(kit: Kit, trade: Trade, seed: number): string {
  const wood = mix('#b58a60', kit.palette.base, 0.14);
  const names = trades[trade];
  const top = polygon(
    [
      [60, 700],
      [940, 700],
      [1010, 790],
      [-10, 790],
    ],
    kit.sketch.linear(
      [
        [0, lighter(wood, 0.3)],
        [1, wood],
      ],
      80,
    ),
  );
  const things = [
    [230, 764, 0.98],
    [520, 776, 1.16],
    [800, 762, 0.94],
  ]
    .map(([x = 0, y = 0, size = 1], place) => {
      const form = formNamed(names[(place + seed) % names.length] ?? names[0]);
      if (!form) return '';
      const scale = Math.min(0.62, 128 / form.reach) * size;
      const tone =
        [lighter(kit.palette.base, 0.3), kit.palette.base, mix(kit.palette.base, kit.palette.accent, 0.4)][
          place
        ] ?? kit.palette.base;
      const shadow = kit.sketch.radial([
        [0, '#1d1411', 0.5],
        [1, '#1d1411', 0],
      ]);
      return (
        ellipse(x + 26, y + 6, form.reach * scale * 1.35, 24, shadow) +
        group(
          form.draw({ ...kit, palette: { ...kit.palette, base: tone } }),
          `translate(${x} ${y}) scale(${scale.toFixed(3)})`,
        )
      );
    })
    .join('');
  return (
    top +
    polygon(
      [
        [-10, 790],
        [1010, 790],
        [1010, 836],
        [-10, 836],
      ],
      kit.sketch.linear(
        [
          [0, darker(wood, 0.1)],
          [1, darker(wood, 0.34)],
        ],
        90,
      ),
    ) +
    rect(70, 836, 60, 164, 0, darker(wood, 0.34)) +
    rect(870, 836, 60, 164, 0, darker(wood, 0.4)) +
    things
  );
}

function sunbeam(sketch: Sketch): string {
  return polygon(
    [
      [100, 110],
      [430, 110],
      [900, 1000],
      [380, 1000],
    ],
    sketch.linear(
      [
        [0, '#fff4d8', 0.26],
        [1, '#fff4d8', 0],
      ],
      70,
    ),
  );
}
