import { darker, isWarm, lighter, luminance, mix, type Color } from '../drawing/color/color.ts';
import { leafShadows, paneShadows } from '../drawing/scene/shadows.ts';
import { path, polygon, rect, round, type Point } from '../drawing/sketch.ts';
import { nestedShadow } from '../drawing/scene/light.ts';
import { noiseSeed, type Brush } from './brush.ts';
import { daylight, grain, noiseField, noiseVeil, relief } from './surface.ts';

/** A brand color made into a material: never so pale that nothing shows, never so dark that it is a hole. */
const material = (color: Color) =>
  luminance(color) > 0.7 ? darker(color, 0.1) : luminance(color) < 0.03 ? lighter(color, 0.14) : color;

function linen(brush: Brush): string {
  const color = material(brush.pick([brush.main, brush.third, mix(brush.paper, brush.main, 0.3)]));
  const thread = darker(color, 0.5);
  return (
    rect(0, 0, 1000, 1000, 0, color) +
    noiseVeil(brush, { frequency: '0.014 0.34', octaves: 3 }, thread, {
      strength: 3.4,
      lift: -1.5,
      opacity: 0.5,
    }) +
    noiseVeil(brush, { frequency: '0.34 0.014', octaves: 3 }, lighter(color, 0.75), {
      strength: 3.4,
      lift: -1.55,
      opacity: 0.55,
    }) +
    weave(brush, color) +
    folds(brush, color) +
    daylight(brush, 0.16)
  );
}

/** Over and under: fine rows of stitches that hold the threads together. */
function weave({ sketch }: Brush, color: Color): string {
  const dark = darker(color, 0.42);
  const pattern = sketch.define(
    (id) =>
      `<pattern id="${id}" width="10" height="10" patternUnits="userSpaceOnUse"><path d="M0 0H5V5H0ZM5 5H10V10H5Z" fill="${dark}" opacity="0.16"/><path d="M0 4.6H10M4.6 0V10M0 9.6H10M9.6 0V10" stroke="${dark}" stroke-width="0.9" opacity="0.28"/></pattern>`,
  );
  return rect(0, 0, 1000, 1000, 0, pattern);
}

function folds(brush: Brush, color: Color): string {
  const { sketch } = brush;
  const tilt = brush.between(-24, 24);
  return Array.from({ length: 3 }, (_, index) => {
    const x = -120 + index * 420 + brush.between(-70, 70);
    const wide = brush.between(180, 300);
    const fill = sketch.linear(
      [
        [0, darker(color, 0.6), 0],
        [0.42, darker(color, 0.6), 0.34],
        [0.5, '#fffaf0', 0.28],
        [0.66, '#fffaf0', 0.1],
        [1, '#fffaf0', 0],
      ],
      0,
    );
    const bow = brush.between(-60, 60);
    return path(
      `M${round(x)} -60Q${round(x + bow)} 480 ${round(x + tilt * 6)} 1060H${round(x + wide + tilt * 6)}Q${round(x + wide + bow)} 480 ${round(x + wide)} -60Z`,
      fill,
    );
  }).join('');
}

function paper(brush: Brush): string {
  const stack = [brush.paper, brush.third, brush.main, brush.accent, mix(brush.paper, brush.main, 0.35)];
  const turn = brush.between(-16, 16) + (brush.next() > 0.5 ? 90 : 0);
  const sheets = [0, 1, 2, 3].map((index) => {
    const at = -120 + index * 290 + brush.between(-30, 30);
    return tornSheet(brush, stack[(index + 1) % stack.length] ?? brush.paper, at);
  });
  return (
    rect(0, 0, 1000, 1000, 0, material(stack[0] ?? brush.paper)) +
    `<g transform="rotate(${round(turn)} 500 500)">${sheets.join('')}</g>` +
    noiseVeil(brush, { frequency: '0.02 0.024', octaves: 5 }, '#3a2e26', {
      strength: 2.4,
      lift: -1.2,
      opacity: 0.14,
    }) +
    grain(brush, 0.14)
  );
}

/** A sheet that covers everything to the right of `at`, torn along its edge: a white fibre lip, and a shadow under it. */
function tornSheet(brush: Brush, color: Color, at: number): string {
  const edge: Point[] = [];
  const lip: Point[] = [];
  let drift = 0;
  for (let y = -320; y <= 1320; y += 9) {
    drift = drift * 0.93 + brush.between(-7, 7);
    const x = at + Math.sin(y / 170 + at) * 22 + drift;
    edge.push([x + brush.between(0, 3), y]);
    lip.push([x - 7 - Math.abs(drift) * 0.34 - brush.between(0, 6), y]);
  }
  const shape = (line: readonly Point[]) =>
    `M${line.map(([x, y]) => `${round(x)} ${round(y)}`).join('L')}L1500 1320L1500 -320Z`;
  return (
    nestedShadow(`<path d="${shape(lip)}" transform="translate(-5 7)"/>`, 17, 0.3, 5) +
    path(shape(lip), '#fdfaf4') +
    path(shape(edge), material(color))
  );
}

function terrazzo(brush: Brush): string {
  const base = mix(brush.paper, brush.main, brush.pick([0.04, 0.12, 0.2]));
  const tones: [Color, ...Color[]] = [
    ...([brush.main, brush.accent, brush.third] as [Color, Color, Color]),
    darker(brush.main, 0.35),
    mix(brush.paper, brush.ink, 0.3),
    '#fbf8f2',
    brush.ink,
  ];
  const placed: [x: number, y: number, r: number][] = [];
  const chips: string[] = [];
  const sizes = [
    ...Array.from({ length: 20 }, () => brush.between(48, 86)),
    ...Array.from({ length: 90 }, () => brush.between(17, 40)),
    ...Array.from({ length: 260 }, () => brush.between(3.5, 12)),
  ];
  for (const r of sizes)
    for (let tries = 0; tries < 14; tries += 1) {
      const [x, y] = [brush.between(-20, 1020), brush.between(-20, 1020)];
      if (placed.some(([px, py, pr]) => Math.hypot(px - x, py - y) < (pr + r) * 0.94 + 4)) continue;
      placed.push([x, y, r]);
      chips.push(chip(brush, x, y, r, brush.pick(tones)));
      break;
    }
  return (
    rect(0, 0, 1000, 1000, 0, base) +
    noiseVeil(brush, { frequency: '0.05', octaves: 4 }, darker(base, 0.4), {
      strength: 2.6,
      lift: -1.3,
      opacity: 0.18,
    }) +
    chips.join('') +
    grain(brush, 0.12) +
    daylight(brush, 0.13)
  );
}

function chip(brush: Brush, x: number, y: number, r: number, color: Color): string {
  const corners = 5 + Math.floor(brush.next() * 4);
  const turn = brush.between(0, 6.3);
  const points = Array.from({ length: corners }, (_, index): Point => {
    const angle = turn + ((index + brush.between(-0.28, 0.28)) / corners) * Math.PI * 2;
    const reach = r * brush.between(0.72, 1.06);
    return [x + Math.cos(angle) * reach, y + Math.sin(angle) * reach * 0.86];
  });
  const tone = mix(color, brush.next() > 0.5 ? '#ffffff' : '#241d1a', brush.between(0, 0.16));
  const vein =
    r > 40
      ? path(
          `M${round(x - r * 0.5)} ${round(y + brush.between(-r, r) * 0.3)}Q${round(x)} ${round(y + brush.between(-r, r) * 0.5)} ${round(x + r * 0.5)} ${round(y + brush.between(-r, r) * 0.3)}`,
          'none',
          `stroke="${lighter(tone, 0.4)}" stroke-width="${round(r * 0.03)}" opacity="0.5"`,
        )
      : '';
  return polygon(points, tone) + vein;
}

function stone(brush: Brush): string {
  const base =
    luminance(brush.main) < 0.14 ? brush.main : mix(brush.paper, brush.main, brush.pick([0.1, 0.24, 0.42]));
  const vein = luminance(base) < 0.2 ? lighter(base, 0.7) : mix(darker(base, 0.45), brush.accent, 0.35);
  const [long, short] = brush.next() > 0.5 ? ['0.0013', '0.0028'] : ['0.0028', '0.0013'];
  return (
    rect(0, 0, 1000, 1000, 0, base) +
    noiseField(
      brush,
      { frequency: '0.0022 0.0038', octaves: 3 },
      [darker(base, 0.16), base, lighter(base, 0.3), mix(base, brush.third, 0.14), base],
      { strength: 1.7 },
    ) +
    veins(brush, vein, `${long} ${short}`, 3, 0.06, 0.7) +
    veins(brush, mix(vein, brush.accent, 0.4), '0.0034 0.0052', 2, 0.035, 0.38) +
    noiseVeil(brush, { frequency: '0.3', octaves: 3 }, darker(base, 0.5), {
      strength: 3,
      lift: -1.55,
      opacity: 0.1,
    }) +
    daylight(brush, 0.14)
  );
}

/** Thin lines where the noise is near its middle. */
function veins(
  brush: Brush,
  color: Color,
  frequency: string,
  octaves: number,
  width: number,
  opacity: number,
  seed = noiseSeed(brush),
): string {
  const values = Array.from({ length: 41 }, (_, index) => {
    const far = Math.abs(index / 40 - 0.5) * 2;
    return Math.max(0, 1 - far / (width * 2)).toFixed(2);
  });
  const rgb = [1, 3, 5].map((at) => (Number.parseInt(color.slice(at, at + 2), 16) / 255).toFixed(3));
  const filter = brush.sketch.define(
    (id) =>
      `<filter id="${id}" filterUnits="userSpaceOnUse" x="0" y="0" width="1000" height="1000" color-interpolation-filters="sRGB"><feTurbulence type="fractalNoise" baseFrequency="${frequency}" numOctaves="${octaves}" seed="${seed}"/><feColorMatrix type="matrix" values="0 0 0 0 ${rgb[0]} 0 0 0 0 ${rgb[1]} 0 0 0 0 ${rgb[2]} 1 0 0 0 0"/><feComponentTransfer><feFuncA type="table" tableValues="${values.join(' ')}"/></feComponentTransfer></filter>`,
  );
  return rect(0, 0, 1000, 1000, 0, '#000', `filter="${filter}" opacity="${opacity}"`);
}

function wood(brush: Brush): string {
  const tone = mix(
    mix('#a87a50', brush.main, isWarm(brush.main) ? 0.34 : 0.1),
    luminance(brush.main) > 0.4 ? '#e6cfae' : '#5b3d2a',
    0.24,
  );
  const [dark, light] = [darker(tone, 0.34), lighter(tone, 0.24)];
  const rings = [
    tone,
    light,
    tone,
    dark,
    tone,
    lighter(tone, 0.12),
    darker(tone, 0.2),
    tone,
    light,
    tone,
    darker(tone, 0.26),
    tone,
  ];
  const isUpright = brush.next() > 0.5;
  const field =
    noiseField(brush, { frequency: '0.0007 0.0075', octaves: 2 }, rings, { strength: 2.6 }) +
    noiseVeil(brush, { frequency: '0.003 0.22', octaves: 3 }, darker(tone, 0.6), {
      strength: 3.6,
      lift: -1.85,
      opacity: 0.42,
    }) +
    noiseVeil(brush, { frequency: '0.008 0.6', octaves: 2 }, lighter(tone, 0.6), {
      strength: 3.2,
      lift: -1.8,
      opacity: 0.32,
    });
  return `<g${isUpright ? ' transform="rotate(90 500 500)"' : ''}>${field}</g>${daylight(brush, 0.2)}`;
}

function water(brush: Brush): string {
  const cool = mix(brush.colors.find((color) => luminance(color) < 0.5) ?? brush.main, '#2f6f78', 0.3);
  const deep = darker(cool, 0.3);
  const light = mix(lighter(cool, 0.86), '#ffffff', 0.4);
  const seed = noiseSeed(brush);
  return (
    rect(0, 0, 1000, 1000, 0, cool) +
    noiseField(brush, { frequency: '0.0016 0.0022', octaves: 2 }, [deep, cool, lighter(cool, 0.3)], {
      strength: 2,
    }) +
    `<g style="mix-blend-mode:screen">${veins(brush, mix(light, cool, 0.3), '0.0037 0.0064', 2, 0.2, 0.34, seed)}${veins(brush, light, '0.0037 0.0064', 2, 0.045, 0.55, seed)}${veins(brush, light, '0.0062 0.0105', 1, 0.06, 0.3)}</g>` +
    noiseVeil(brush, { frequency: '0.002 0.005', octaves: 2 }, deep, {
      strength: 3.4,
      lift: -1.6,
      opacity: 0.55,
    }) +
    daylight(brush, 0.22)
  );
}

function clay(brush: Brush): string {
  const color = material(mix(brush.pick([brush.main, brush.third, brush.accent]), '#d9c0a6', 0.22));
  return (
    rect(0, 0, 1000, 1000, 0, color) +
    noiseField(
      brush,
      { frequency: '0.0018 0.003', octaves: 3 },
      [darker(color, 0.14), color, lighter(color, 0.2)],
      { strength: 1.6 },
    ) +
    relief(brush, { frequency: '0.003 0.0066', octaves: 5 }, { depth: 7, strength: 1.5, opacity: 0.75 }) +
    strokesOfTrowel(brush, color) +
    grain(brush, 0.08)
  );
}

function strokesOfTrowel(brush: Brush, color: Color): string {
  return Array.from({ length: 7 }, () => {
    const [x, y, r] = [brush.between(-100, 1100), brush.between(-100, 1100), brush.between(260, 620)];
    const start = brush.between(0, 360);
    return `<g transform="rotate(${round(start)} ${round(x)} ${round(y)})"><path d="M${round(x - r)} ${round(y)}A${round(r)} ${round(r)} 0 0 1 ${round(x)} ${round(y - r)}" fill="none" stroke="${brush.next() > 0.5 ? lighter(color, 0.6) : darker(color, 0.5)}" stroke-width="${round(brush.between(1, 3))}" opacity="0.3"/></g>`;
  }).join('');
}

/** A plastered wall with the shadow of leaves or of a window on it. */
function shade(brush: Brush): string {
  const color = material(mix(brush.pick([brush.paper, brush.main, brush.third]), brush.paper, 0.45));
  const shadows =
    brush.next() > 0.4
      ? leafShadows(brush.sketch, String(brush.next()), 1000, 0.34)
      : paneShadows(brush.sketch, 1000);
  return (
    rect(0, 0, 1000, 1000, 0, color) +
    relief(brush, { frequency: '0.012 0.014', octaves: 4 }, { depth: 3, strength: 1, opacity: 0.6 }) +
    shadows +
    daylight(brush, 0.22)
  );
}

/** Raked sand: long lines of light and shade. */
function dune(brush: Brush): string {
  const color = material(mix(brush.pick([brush.main, brush.third]), '#e2cda9', 0.45));
  return (
    rect(0, 0, 1000, 1000, 0, lighter(color, 0.16)) +
    `${relief(brush, { frequency: '0.0013 0.0105', octaves: 2 }, { depth: 9, strength: 1.2, opacity: 0.8 })}` +
    noiseVeil(brush, { frequency: '0.6', octaves: 2 }, darker(color, 0.6), {
      strength: 3,
      lift: -1.5,
      opacity: 0.2,
    }) +
    daylight(brush, 0.12)
  );
}

export const textures = { linen, paper, terrazzo, stone, wood, water, clay, shade, dune } as const;
