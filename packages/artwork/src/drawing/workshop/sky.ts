import { lighter, mix, type Color } from '../color/color.ts';
import { ellipse, rect } from '../sketch.ts';
import type { Hour, Shop } from './shop.ts';

const skies: Record<Hour, readonly [Color, Color]> = {
  dawn: ['#b7bfe0', '#f6d3c6'],
  morning: ['#bcdcee', '#f5efdc'],
  noon: ['#86bce2', '#dcedf2'],
  evening: ['#d97f52', '#f9d795'],
  night: ['#141d3a', '#46578a'],
};

/** A color as the hour shows it outside. */
export function outdoors({ hour }: Pick<Shop, 'hour'>, color: Color): Color {
  if (hour === 'night') return mix(color, '#1d2850', 0.54);
  if (hour === 'evening') return mix(color, '#9c4f2c', 0.3);
  return hour === 'dawn' ? mix(color, '#8f86b0', 0.26) : color;
}

export function sky({ sketch, hour, seed }: Shop, width: number, height: number): string {
  const [high, low] = skies[hour];
  const fill = sketch.linear(
    [
      [0, high],
      [0.72, low],
      [1, lighter(low, 0.3)],
    ],
    90,
  );
  const x = width * (0.24 + ((seed * 37) % 50) / 100);
  const sun = { dawn: 0.5, morning: 0.3, noon: 0.16, evening: 0.52, night: 0.24 }[hour];
  const disc = hour === 'night' ? '#f1edda' : '#fff6dc';
  const size = Math.min(width, height) * (hour === 'night' ? 0.055 : 0.085);
  const clouds =
    hour === 'night'
      ? Array.from({ length: 14 }, (_, at) =>
          ellipse(
            ((at * 173 + seed * 61) % 97) * (width / 97),
            ((at * 59) % 41) * (height / 90),
            1.8,
            1.8,
            '#fff',
          ),
        ).join('')
      : [0, 1]
          .map((at) =>
            cloud(width * ((0.2 + at * 0.5 + seed * 0.13) % 1), height * (0.16 + at * 0.14), width * 0.15),
          )
          .join('');
  return (
    rect(0, 0, width, height, 0, fill) + ellipse(x, height * sun, size, size, disc, 'opacity="0.92"') + clouds
  );
}

const cloud = (x: number, y: number, long: number) =>
  [
    [0, 0, 1],
    [0.35, -0.09, 0.62],
    [-0.4, 0.03, 0.5],
  ]
    .map(([dx = 0, dy = 0, size = 1]) =>
      ellipse(
        x + dx * long,
        y + dy * long,
        long * 0.5 * size,
        long * 0.11 * size,
        '#ffffff',
        'opacity="0.5"',
      ),
    )
    .join('');
