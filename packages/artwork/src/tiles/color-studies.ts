import { contrast, darker, lighter, luminance, mix, type Color } from '../drawing/color/color.ts';
import { letter, outline } from '../drawing/lettering/lettering.ts';
import { nestedShadow } from '../drawing/scene/light.ts';
import { ellipse, path, rect, round } from '../drawing/sketch.ts';
import { noiseSeed, type Brush } from './brush.ts';
import { daylight, grain, noiseVeil } from './surface.ts';

const four = (brush: Brush): [Color, Color, Color, Color] => {
  const [a = brush.main, b = brush.accent, c = brush.third, d = brush.paper] = brush.colors;
  return [a, b, c, d];
};

/** Cards of paint on a table, each with its number. */
function chips(brush: Brush): string {
  const tones = four(brush);
  const ground = mix(brush.paper, brush.main, 0.16);
  const turn = brush.between(-9, 9);
  const { small } = brush.voice;
  const cards = tones.map((tone, index) => {
    const [x, y] = [
      116 + index * 178 + brush.between(-14, 14),
      150 + ((index * 2) % 3) * 64 + brush.between(-24, 24),
    ];
    const card = `<rect x="${round(x)}" y="${round(y)}" width="252" height="560" rx="6"/>`;
    return (
      `<g transform="rotate(${round(turn + brush.between(-7, 7))} ${round(x + 126)} ${round(y + 280)})">` +
      `<g transform="translate(7 12)">${nestedShadow(card, 13, 0.26, 5)}</g>` +
      rect(x, y, 252, 560, 6, '#fdfbf6') +
      rect(x, y, 252, 430, 6, tone) +
      rect(x, y + 424, 252, 8, 0, tone) +
      path(
        outline(letter(tone.slice(1).toUpperCase(), small), {
          x: x + 22,
          y: y + 486,
          size: 24,
          anchor: 'start',
        }),
        '#2b2724',
      ) +
      path(
        outline(letter(brush.name.slice(0, 18), small), {
          x: x + 22,
          y: y + 520,
          size: Math.min(18, 200 / Math.max(4, letter(brush.name.slice(0, 18), small).width)),
          anchor: 'start',
        }),
        '#7c746c',
      ) +
      '</g>'
    );
  });
  return (
    rect(0, 0, 1000, 1000, 0, luminance(ground) > 0.75 ? darker(ground, 0.1) : ground) +
    noiseVeil(brush, { frequency: '0.02', octaves: 3 }, '#2a211b', { strength: 2, lift: -1, opacity: 0.05 }) +
    cards.join('') +
    grain(brush, 0.08) +
    daylight(brush, 0.16)
  );
}

/** Squares within squares: what a color does to the next. */
function squares(brush: Brush): string {
  const tones = four(brush).toSorted((a, b) =>
    brush.next() > 0.5 ? luminance(a) - luminance(b) : luminance(b) - luminance(a),
  );
  const cells = brush.next() > 0.5 ? 2 : 1;
  const side = 1000 / cells;
  const drawn = Array.from({ length: cells * cells }, (_, cell) => {
    const order = [...tones.slice(cell % 4), ...tones.slice(0, cell % 4)];
    const [cx, cy] = [(cell % cells) * side, Math.floor(cell / cells) * side];
    return order
      .map((tone, index) => {
        const size = side * (1 - index * 0.24);
        return rect(cx + (side - size) / 2, cy + (side - size) * 0.68, size, size, 0, tone);
      })
      .join('');
  });
  return (
    drawn.join('') +
    noiseVeil(brush, { frequency: '0.006 0.2', octaves: 3 }, '#fffaf0', {
      strength: 2.6,
      lift: -1.3,
      opacity: 0.16,
    }) +
    grain(brush, 0.12)
  );
}

/** Fields of color with soft edges, one over another. */
function fields(brush: Brush): string {
  const tones = four(brush);
  const [ground, ...rest] = tones.toSorted((a, b) => luminance(b) - luminance(a)) as [
    Color,
    Color,
    Color,
    Color,
  ];
  const blur = brush.sketch.define(
    (id) =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="1000" height="1000" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.012" numOctaves="3" seed="${noiseSeed(brush)}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="44" xChannelSelector="R" yChannelSelector="G"/><feGaussianBlur stdDeviation="9"/></filter>`,
  );
  const split = brush.between(0.34, 0.6);
  const [low, high, bar] = rest;
  const drawn =
    rect(84, 80, 832, 800 * split, 0, high, 'opacity="0.94"') +
    rect(84, 120 + 800 * split, 832, 64, 0, bar, 'opacity="0.9"') +
    rect(84, 222 + 800 * split, 832, 700 - 800 * split, 0, low, 'opacity="0.94"');
  return (
    rect(0, 0, 1000, 1000, 0, mix(ground, '#fffaf0', 0.1)) +
    `<g filter="${blur}">${drawn}</g>` +
    noiseVeil(brush, { frequency: '0.01 0.05', octaves: 4 }, '#fffaf0', {
      strength: 2.6,
      lift: -1.3,
      opacity: 0.2,
    }) +
    grain(brush, 0.16)
  );
}

/** Discs of tinted glass that mix where they meet. */
function discs(brush: Brush): string {
  const tones = four(brush).filter((tone) => luminance(tone) < 0.72);
  const used = tones.length > 1 ? tones : [brush.main, brush.accent];
  const ground = mix(brush.paper, '#ffffff', 0.2);
  const count = brush.pick([4, 5, 6]);
  const turn = brush.between(0, 6.3);
  const drawn = Array.from({ length: count }, (_, index) => {
    const angle = turn + (index / count) * Math.PI * 2;
    const reach = 165 + (index % 2) * 50;
    const tone = lighter(used[index % used.length] ?? brush.main, 0.12);
    return ellipse(
      500 + Math.cos(angle) * reach,
      500 + Math.sin(angle) * reach,
      232 - (index % 2) * 36,
      232 - (index % 2) * 36,
      tone,
      'style="mix-blend-mode:multiply" opacity="0.86"',
    );
  });
  return rect(0, 0, 1000, 1000, 0, ground) + drawn.join('') + grain(brush, 0.14) + daylight(brush, 0.12);
}

/** Each color in one stroke of a dry brush. */
function strokes(brush: Brush): string {
  const tones = four(brush);
  const ground = luminance(brush.paper) > 0.6 ? mix(brush.paper, '#ffffff', 0.35) : brush.paper;
  const shown = tones.map((tone) => (contrast(tone, ground) < 1.18 ? darker(tone, 0.16) : tone));
  const rough = brush.sketch.define(
    (id) =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="1000" height="1000" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="0.006 0.09" numOctaves="3" seed="${noiseSeed(brush)}" result="n"/><feDisplacementMap in="SourceGraphic" in2="n" scale="74" xChannelSelector="R" yChannelSelector="G" result="d"/><feColorMatrix in="n" type="matrix" values="0 0 0 0 1 0 0 0 0 1 0 0 0 0 1 5 0 0 0 -1.15" result="m"/><feComposite in="d" in2="m" operator="in"/></filter>`,
  );
  const tilt = brush.between(-7, 7);
  const drawn = shown.map((tone, index) => {
    const y = 96 + index * 214;
    const [from, to] = [110 + brush.between(-30, 40), 900 + brush.between(-60, 30)];
    const bow = brush.between(-24, 24);
    return path(
      `M${round(from)} ${round(y)}Q500 ${round(y + bow)} ${round(to)} ${round(y + 12)}L${round(to - 26)} ${round(y + 158)}Q500 ${round(y + 166 + bow)} ${round(from + 20)} ${round(y + 164)}Z`,
      tone,
    );
  });
  return (
    rect(0, 0, 1000, 1000, 0, ground) +
    `<g transform="rotate(${round(tilt)} 500 500)"><g filter="${rough}">${drawn.join('')}</g></g>` +
    grain(brush, 0.12)
  );
}

/** Every color in its steps from light to deep. */
function ladder(brush: Brush): string {
  const tones = four(brush);
  const steps = 6;
  const isUpright = brush.next() > 0.5;
  const cells = tones.flatMap((tone, index) =>
    Array.from({ length: steps }, (_, step) => {
      const share = step / (steps - 1);
      const shade =
        share < 0.5 ? mix(tone, '#fffaf0', (0.5 - share) * 1.5) : mix(tone, '#1d1a24', (share - 0.5) * 1.2);
      const [along, across] = [step * (1000 / steps), index * 250];
      return isUpright
        ? rect(across, along, 251, 1000 / steps + 1, 0, shade)
        : rect(along, across, 1000 / steps + 1, 251, 0, shade);
    }),
  );
  return (
    cells.join('') +
    noiseVeil(brush, { frequency: '0.012', octaves: 4 }, '#fffaf0', {
      strength: 2.2,
      lift: -1.1,
      opacity: 0.06,
    }) +
    grain(brush, 0.1)
  );
}

export const colorStudies = { chips, squares, fields, discs, strokes, ladder } as const;
