import { contrast, darker, lighter, mix, type Color } from '../drawing/color/color.ts';
import { initialsOf } from '../drawing/lettering/brand-name.ts';
import { letter, outline } from '../drawing/lettering/lettering.ts';
import { marks } from '../drawing/lettering/marks.ts';
import { hashOf } from '../drawing/seeded.ts';
import { ellipse, group, path, rect, round, stroke } from '../drawing/sketch.ts';
import type { Brush } from './brush.ts';
import { daylight, grain } from './surface.ts';

/** Three colors that stand apart from each other, the ground first. */
function trio(brush: Brush): [Color, Color, Color] {
  const grounds: [Color, ...Color[]] = [
    brush.paper,
    brush.main,
    brush.accent,
    mix(brush.paper, brush.main, 0.28),
  ];
  const ground = brush.pick(grounds);
  const others = [brush.main, brush.accent, brush.third, brush.paper, brush.ink].filter(
    (color) => contrast(color, ground) > 1.35,
  );
  const strong = others.filter((color) => contrast(color, ground) > 2.1);
  const first =
    strong.length > 0 ? (strong[Math.floor(brush.next() * strong.length)] ?? brush.ink) : brush.ink;
  const [second = brush.paper] = others
    .filter((color) => color !== first)
    .toSorted((a, b) => hashOf(a + ground) - hashOf(b + ground));
  return [ground, first, contrast(first, second) > 1.15 ? second : mix(second, ground, 0.5)];
}

const printed = (brush: Brush, drawing: string) => drawing + grain(brush, 0.12) + daylight(brush, 0.1);

/** Arches within arches, row above row. */
function arches(brush: Brush): string {
  const [ground, first, second] = trio(brush);
  const wide = brush.pick([200, 250, 1000 / 3]);
  const tones = [first, ground, second, ground, first];
  const rows = Math.ceil(1000 / (wide * 0.5)) + 2;
  const drawn = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: Math.ceil(1000 / wide) + 2 }, (_, column) => {
      const [x, y] = [(column - 0.5 + (row % 2) * 0.5) * wide, row * wide * 0.5];
      return tones
        .map(
          (tone, ring) =>
            `<circle cx="${round(x)}" cy="${round(y)}" r="${round((wide / 2) * (1 - ring * 0.2))}" fill="${tone}"/>`,
        )
        .join('');
    }).join(''),
  ).join('');
  return printed(brush, rect(0, 0, 1000, 1000, 0, ground) + drawn);
}

/** Quarters and halves of circles in a grid, turned by chance. */
function quarters(brush: Brush): string {
  const [ground, first, second] = trio(brush);
  const count = brush.pick([4, 5, 6]);
  const side = 1000 / count;
  const fourth = mix(first, second, 0.5);
  const cells = Array.from({ length: count * count }, (_, index) => {
    const [x, y] = [(index % count) * side, Math.floor(index / count) * side];
    const back = brush.pick([ground, ground, second, first]);
    const front =
      brush.pick(
        ([first, second, fourth, ground] as const).filter((tone) => contrast(tone, back) > 1.2) as [
          Color,
          ...Color[],
        ],
      ) ?? first;
    const s = round(side);
    const shape = brush.pick([
      `<path d="M0 0H${s}A${s} ${s} 0 0 1 0 ${s}Z" fill="${front}"/>`,
      `<path d="M0 0H${s}A${s} ${s} 0 0 1 0 ${s}Z" fill="${front}"/>`,
      `<path d="M0 0A${s / 2} ${s / 2} 0 0 0 ${s} 0Z" fill="${front}"/><path d="M0 ${s}A${s / 2} ${s / 2} 0 0 1 ${s} ${s}Z" fill="${front}"/>`,
      `<circle cx="${s / 2}" cy="${s / 2}" r="${s * 0.32}" fill="${front}"/>`,
      `<path d="M0 0L${s} ${s}H0Z" fill="${front}"/>`,
    ]);
    const turn = Math.floor(brush.next() * 4) * 90;
    return group(
      rect(0, 0, side + 0.6, side + 0.6, 0, back) +
        `<g transform="rotate(${turn} ${s / 2} ${s / 2})">${shape}</g>`,
      `translate(${round(x)} ${round(y)})`,
    );
  });
  return printed(brush, cells.join(''));
}

/** Sprigs with leaves, scattered in a half-drop repeat. */
function sprigs(brush: Brush): string {
  const [ground, first, second] = trio(brush);
  const step = brush.between(215, 270);
  const leafy = (tone: Color, berries: Color, long: number): string => {
    const leaves = Array.from({ length: 7 }, (_, index) => {
      const at = 0.2 + (index / 6) * 0.8;
      const size = long * (0.36 - at * 0.14);
      const side = index % 2 === 0 ? -1 : 1;
      return group(
        path(
          `M0 0C${round(size * 0.3)} ${round(-size * 0.36)} ${round(size * 0.8)} ${round(-size * 0.3)} ${round(size)} 0C${round(size * 0.8)} ${round(size * 0.3)} ${round(size * 0.3)} ${round(size * 0.36)} 0 0Z`,
          tone,
        ),
        `translate(0 ${round(-at * long)}) rotate(${round(-90 + side * (index === 6 ? 0 : 52))})`,
      );
    });
    return (
      stroke(`M0 0V${round(-long)}`, tone, 5) +
      leaves.join('') +
      ellipse(-22, -8, 9, 9, berries) +
      ellipse(24, -22, 9, 9, berries)
    );
  };
  const rows = Math.ceil(1000 / (step * 0.8)) + 2;
  const drawn = Array.from({ length: rows }, (_, row) =>
    Array.from({ length: Math.ceil(1000 / step) + 2 }, (_, column) => {
      const [x, y] = [(column - 0.5 + (row % 2) * 0.5) * step, row * step * 0.8 - 40];
      const tone = (row + column) % 2 === 0 ? first : mix(first, ground, 0.25);
      return group(
        leafy(tone, second, step * 0.62),
        `translate(${round(x + brush.between(-8, 8))} ${round(y + brush.between(-8, 8) + 80)}) rotate(${round(brush.between(-38, 38) + ((row + column) % 3) * 12)})`,
      );
    }).join(''),
  ).join('');
  return printed(brush, rect(0, 0, 1000, 1000, 0, ground) + drawn);
}

/** Stripes of uneven width with edges drawn by hand. */
function stripes(brush: Brush): string {
  const [ground, first, second] = trio(brush);
  const bands: string[] = [];
  const plan = brush.pick([
    [90, 40, 14, 40],
    [120, 120],
    [60, 18, 18, 18, 110],
    [150, 26, 60, 26],
  ]);
  const tones = [first, ground, second, ground, mix(first, second, 0.5)];
  let [x, index] = [-60, 0];
  while (x < 1060) {
    const wide = plan[index % plan.length] ?? 60;
    const tone = tones[index % tones.length] ?? first;
    bands.push(path(`${handLine(brush, x, true)}${handLine(brush, x + wide, false)}Z`, tone));
    x += wide;
    index += 1;
  }
  const turn = brush.pick([0, 0, 90, -32]);
  return printed(
    brush,
    rect(0, 0, 1000, 1000, 0, ground) +
      `<g transform="rotate(${turn} 500 500)${turn === -32 ? ' translate(-200 -200) scale(1.4)' : ''}">${bands.join('')}</g>`,
  );
}

function handLine(brush: Brush, x: number, isDown: boolean): string {
  const steps = 9;
  const points = Array.from({ length: steps }, (_, index) => {
    const y = -40 + (index / (steps - 1)) * 1080;
    return [x + brush.between(-3.4, 3.4), isDown ? y : 1000 - y] as const;
  });
  return points
    .map(([px, py], index) => {
      const before = points[index - 1];
      if (!before) return `${isDown ? 'M' : 'L'}${round(px)} ${round(py)}`;
      return `Q${round(before[0])} ${round((before[1] + py) / 2)} ${round(px)} ${round(py)}`;
    })
    .join('');
}

/** The brand's mark, large and small in turn. */
function signs(brush: Brush): string {
  const [ground, first, second] = trio(brush);
  const step = brush.pick([125, 1000 / 6, 200]);
  const count = Math.ceil(1000 / step) + 1;
  const isDrop = brush.next() > 0.4;
  const drawn = Array.from({ length: count * count }, (_, index) => {
    const [column, row] = [index % count, Math.floor(index / count)];
    const x = (column + (isDrop && row % 2 === 1 ? 0.5 : 0) - (isDrop ? 0.25 : 0.5) + 0.5) * step;
    const y = (row + 0.5) * step;
    const isLarge = (row + column) % 2 === 0;
    const size = step * (isDrop ? 0.5 : isLarge ? 0.58 : 0.2);
    const ink = isDrop ? (row % 2 === 0 ? first : second) : isLarge ? first : second;
    return group(
      isLarge || isDrop ? marks[brush.voice.mark](ink) : ellipse(0, 0, 36, 36, ink),
      `translate(${round(x)} ${round(y)}) scale(${round(size) / 100})`,
    );
  }).join('');
  return printed(brush, rect(0, 0, 1000, 1000, 0, ground) + drawn);
}

/** Cut paper: leaves of seaweed, discs and pebbles, none touching another. */
function cutouts(brush: Brush): string {
  const [ground, first, second] = trio(brush);
  const tones: [Color, ...Color[]] = [first, second, brush.accent === ground ? brush.third : brush.accent];
  const count = brush.pick([3, 4]);
  const side = 1000 / count;
  const frond = (tone: Color, r: number): string => {
    const lobes = 4 + Math.floor(brush.next() * 3);
    const arm = Array.from({ length: lobes * 2 }, (_, index) => {
      const along = -0.82 + (Math.floor(index / 2) / (lobes - 1)) * 1.5;
      const side = index % 2 === 0 ? -1 : 1;
      const long = r * (0.86 - Math.abs(along) * 0.3);
      return `<g transform="translate(0 ${round(along * r)}) rotate(${round(side * (58 + along * 12))})">${ellipse(0, -long * 0.46, r * 0.15, long * 0.56, tone)}</g>`;
    });
    return (
      arm.join('') +
      path(
        `M${round(-r * 0.1)} ${round(r)}C${round(-r * 0.16)} ${round(-r * 0.4)} ${round(-r * 0.08)} ${round(-r)} 0 ${round(-r * 1.05)}C${round(r * 0.08)} ${round(-r)} ${round(r * 0.16)} ${round(-r * 0.4)} ${round(r * 0.1)} ${round(r)}Z`,
        tone,
      )
    );
  };
  const pebble = (tone: Color, r: number) => {
    const d = Array.from({ length: 7 }, (_, index) => {
      const angle = (index / 7) * Math.PI * 2;
      const reach = r * brush.between(0.72, 1);
      return [Math.cos(angle) * reach, Math.sin(angle) * reach] as const;
    });
    const middle = (a: readonly [number, number], b: readonly [number, number]) =>
      `${round((a[0] + b[0]) / 2)} ${round((a[1] + b[1]) / 2)}`;
    const last = d.at(-1) ?? [0, 0];
    const first = d[0] ?? [0, 0];
    return path(
      `M${middle(last, first)}${d.map((point, index) => `Q${round(point[0])} ${round(point[1])} ${middle(point, d[(index + 1) % d.length] ?? first)}`).join('')}Z`,
      tone,
    );
  };
  const cells = Array.from({ length: count * count }, (_, index) => {
    const [x, y] = [((index % count) + 0.5) * side, (Math.floor(index / count) + 0.5) * side];
    const tone = brush.pick(tones);
    const isFrond = brush.next() > 0.42;
    const back =
      brush.next() > 0.62
        ? rect(-side / 2, -side / 2, side + 1, side + 1, 0, mix(ground, brush.pick(tones), 0.4))
        : '';
    return group(
      back +
        group(
          isFrond ? frond(tone, side * 0.34) : pebble(tone, side * 0.36),
          `rotate(${round(brush.between(-50, 50))})`,
        ),
      `translate(${round(x)} ${round(y)})`,
    );
  });
  return printed(brush, rect(0, 0, 1000, 1000, 0, ground) + cells.join(''));
}

/** Dots pressed by hand, never quite the same. */
function dabs(brush: Brush): string {
  const [ground, first, second] = trio(brush);
  const count = brush.pick([7, 9, 11]);
  const side = 1000 / count;
  const dots = Array.from({ length: count * (count + 1) }, (_, index) => {
    const [column, row] = [index % (count + 1), Math.floor(index / (count + 1))];
    const x = (column + (row % 2) * 0.5) * side + brush.between(-3, 3);
    const y = (row + 0.5) * side + brush.between(-3, 3);
    const tone = brush.next() > 0.86 ? second : first;
    const [rx, ry] = [side * brush.between(0.22, 0.3), side * brush.between(0.2, 0.3)];
    return `<g transform="rotate(${round(brush.between(-30, 30))} ${round(x)} ${round(y)})">${ellipse(x, y, rx, ry, tone)}${ellipse(x - rx * 0.2, y - ry * 0.2, rx * 0.5, ry * 0.4, lighter(tone, 0.3), 'opacity="0.18"')}</g>`;
  });
  return printed(brush, rect(0, 0, 1000, 1000, 0, ground) + dots.join(''));
}

/** Lines that follow each other like waves. */
function waves(brush: Brush): string {
  const [ground, first, second] = trio(brush);
  const step = brush.between(34, 54);
  const [length, height] = [brush.pick([200, 250, 500]), brush.between(14, 40)];
  const lines = Array.from({ length: Math.ceil(1120 / step) }, (_, row) => {
    const y = row * step - 40;
    const half = length / 2;
    const d = `M${round(-length)} ${round(y)}${Array.from({ length: Math.ceil(1000 / half) + 4 }, (_, index) => `q${half / 2} ${round(index % 2 === 0 ? -height * 2 : height * 2)} ${half} 0`).join('')}`;
    return stroke(d, row % 4 === 3 ? second : first, step * (row % 4 === 3 ? 0.36 : 0.2));
  });
  return printed(brush, rect(0, 0, 1000, 1000, 0, ground) + lines.join(''));
}

/** The name, or its letters, row after row as on tissue paper. */
function tissue(brush: Brush): string {
  const [ground, first] = trio(brush);
  const ink = contrast(first, ground) > 1.6 ? first : darker(ground, 0.5);
  const words = letter(brush.name || initialsOf(brush.name) || 'A', brush.voice.name);
  const size = Math.min(74, 300 / Math.max(0.6, words.width));
  const [across, down] = [words.width * size + size * 2.2, size * 2.1];
  const rows = Array.from({ length: Math.ceil(1500 / down) }, (_, row) =>
    Array.from({ length: Math.ceil(1600 / across) + 1 }, (_, column) => {
      const x = -260 + (column - (row % 2) * 0.5) * across;
      const y = -200 + row * down;
      return (
        path(outline(words, { x, y, size, anchor: 'start' }), ink) +
        group(
          marks[brush.voice.mark](ink),
          `translate(${round(x - size * 1.1)} ${round(y - size * 0.3)}) scale(${round(size * 0.62) / 100})`,
        )
      );
    }).join(''),
  ).join('');
  return printed(brush, rect(0, 0, 1000, 1000, 0, ground) + `<g transform="rotate(-18 500 500)">${rows}</g>`);
}

export const patterns = { arches, quarters, sprigs, stripes, signs, cutouts, dabs, waves, tissue } as const;
