import { brightness, darker, inkOn, lighter, mix, type Color } from '../color/color.ts';
import { markAt, textLines, type Form, type Kit } from '../kit/kit.ts';
import { group, path, rect, stroke } from '../sketch.ts';
import { paperWhite } from './boxes.ts';

function notebook(kit: Kit): string {
  const { base, accent } = kit.palette;
  return (
    rect(-206, -286, 424, 588, 10, darker(base, 0.5)) +
    rect(-210, -292, 418, 584, 4, paperWhite) +
    stroke('M206 -270V280M202 -270V280', darker(paperWhite, 0.3), 2) +
    rect(
      -220,
      -300,
      420,
      590,
      14,
      kit.sketch.linear(
        [
          [0, lighter(base, 0.16)],
          [0.5, base],
          [1, darker(base, 0.18)],
        ],
        50,
      ),
    ) +
    rect(-220, -300, 46, 590, 12, darker(base, 0.24), 'opacity="0.6"') +
    rect(150, -300, 16, 590, 0, mix(accent, base, 0.15)) +
    stroke('M40 290V340L52 326L64 340V290', accent, 12) +
    markAt(kit, 0, -70, 150, accent) +
    textLines(0, 60, 130, accent)
  );
}

const planner = (kit: Kit) =>
  group(rect(-200, -270, 400, 560, 8, paperWhite), 'rotate(7) translate(60 10)') +
  notebook(kit) +
  Array.from({ length: 4 }, (_, index) =>
    rect(196, -230 + index * 96, 40, 64, 6, index % 2 ? kit.palette.accent : lighter(kit.palette.base, 0.3)),
  ).join('');

const sketchbook = (kit: Kit) =>
  rect(-276, -206, 560, 420, 6, darker(kit.palette.base, 0.4)) +
  rect(-284, -214, 560, 420, 6, kit.sketch.flat(kit.palette.base, 0.16)) +
  Array.from(
    { length: 17 },
    (_, index) =>
      `<circle cx="${-256 + index * 32}" cy="-190" r="7" fill="#2b2622"/>` +
      stroke(`M${-256 + index * 32} -190V-228`, '#8e8a84', 5),
  ).join('') +
  markAt(kit, 0, 0, 170, kit.palette.accent) +
  group(
    rect(-180, -9, 360, 18, 3, '#d9a441') +
      path('M180 -9L222 0L180 9Z', '#e9d3a8') +
      rect(-206, -9, 28, 18, 3, '#c77d85'),
    'translate(60 262) rotate(-8)',
  );

function cards(kit: Kit): string {
  const { base, accent } = kit.palette;
  const envelope =
    rect(-230, -160, 460, 320, 6, kit.sketch.flat(base, 0.14)) +
    stroke('M-226 -156L0 30L226 -156', darker(base, 0.34), 4, 'opacity="0.6"');
  const card =
    rect(-200, -270, 400, 540, 4, kit.sketch.flat(paperWhite, 0.07)) +
    rect(
      -168,
      -238,
      336,
      476,
      2,
      'none',
      `stroke="${mix(base, '#888888', 0.2)}" stroke-width="3" opacity="0.5"`,
    ) +
    markAt(kit, 0, -30, 230, brightness(base) > 0.75 ? darker(base, 0.5) : base) +
    textLines(0, 150, 150, darker(base, 0.4));
  return (
    group(envelope, 'translate(80 130) rotate(10)') +
    group(rect(-200, -270, 400, 540, 4, kit.sketch.flat(accent, 0.1)), 'rotate(5) translate(30 -10)') +
    group(card, 'rotate(-6) translate(-30 -10)')
  );
}

function art(kit: Kit, width: number, height: number): string {
  const { base, accent, wall } = kit.palette;
  const [half, tall] = [width / 2, height / 2];
  const hill = (y: number, color: Color, lift: number) =>
    path(
      `M${-half} ${y}C${-half * 0.4} ${y - lift} ${half * 0.1} ${y + lift * 0.6} ${half} ${y - lift * 0.7}V${tall}H${-half}Z`,
      color,
    );
  const clip = kit.sketch.clip(`<rect x="${-half}" y="${-tall}" width="${width}" height="${height}"/>`);
  return `<g clip-path="${clip}">${rect(-half, -tall, width, height, 0, mix(accent, wall, 0.35))}<circle cx="${half * 0.28}" cy="${-tall * 0.36}" r="${half * 0.42}" fill="${mix(base, '#f6c67a', 0.35)}"/>${hill(-tall * 0.02, lighter(base, 0.42), half * 0.4)}${hill(tall * 0.22, base, half * 0.3)}${hill(tall * 0.52, darker(base, 0.32), half * 0.34)}${hill(tall * 0.8, darker(base, 0.55), half * 0.18)}</g>`;
}

const poster = (kit: Kit) =>
  rect(-246, -340, 492, 680, 2, paperWhite) +
  art(kit, 436, 560) +
  rect(-240, -334, 480, 668, 0, 'none', `stroke="#000000" stroke-opacity="0.04" stroke-width="4"`) +
  textLines(0, 304, 120, darker(kit.palette.base, 0.3)) +
  rect(-40, -360, 80, 44, 3, mix(kit.palette.accent, '#ffffff', 0.3), 'opacity="0.85"');

const framed = (kit: Kit) => {
  const wood = mix('#c79a61', kit.palette.base, 0.16);
  return (
    rect(-270, -350, 540, 700, 3, kit.sketch.flat(wood, 0.24)) +
    rect(-246, -326, 492, 652, 0, darker(wood, 0.45)) +
    rect(-240, -322, 484, 648, 0, paperWhite) +
    group(art(kit, 330, 440), 'translate(0 -10)') +
    path('M-240 -322L100 -322L-240 200Z', '#ffffff', 'opacity="0.14"')
  );
};

const polyMailer = (kit: Kit) =>
  path(
    'M-270 -330C-90 -322 90 -322 270 -330C262 -120 262 120 274 330C90 322 -90 322 -274 330C-262 120 -262 -120 -270 -330Z',
    kit.sketch.linear(
      [
        [0, lighter(kit.palette.base, 0.22)],
        [0.5, kit.palette.base],
        [1, darker(kit.palette.base, 0.16)],
      ],
      50,
    ),
  ) +
  path(
    'M-270 -330C-90 -322 90 -322 270 -330L264 -232C90 -240 -90 -240 -264 -232Z',
    darker(kit.palette.base, 0.16),
  ) +
  stroke(
    'M-262 -216C-90 -224 90 -224 262 -216',
    darker(kit.palette.base, 0.4),
    3,
    'stroke-dasharray="10 8" opacity="0.6"',
  ) +
  markAt(kit, 0, 20, 200, inkOn(kit.palette.base), 0.85) +
  group(
    rect(-92, -54, 184, 108, 4, paperWhite) + stroke('M-70 -24H40M-70 0H66M-70 24H10', '#7b7468', 6),
    'translate(140 230)',
  );

const tissue = (kit: Kit) =>
  Array.from({ length: 4 }, (_, index) =>
    group(
      rect(
        -230,
        -270,
        460,
        540,
        3,
        kit.sketch.flat(index % 2 ? lighter(kit.palette.base, 0.45) : lighter(kit.palette.base, 0.2), 0.1),
      ),
      `rotate(${-9 + index * 6})`,
    ),
  ).join('') +
  [-140, 0, 140]
    .flatMap((x) =>
      [-180, -60, 60, 180].map((y) => markAt(kit, x + (y % 120 ? 0 : 30), y, 62, kit.palette.accent, 0.85)),
    )
    .join('');

function stickers(kit: Kit): string {
  const { base, accent } = kit.palette;
  const one = (x: number, y: number, r: number, color: Color, angle: number) =>
    group(
      `<circle r="${r + 14}" fill="#ffffff"/><circle r="${r}" fill="${kit.sketch.flat(color, 0.1)}"/>` +
        markAt(kit, 0, 0, r * 1.1, inkOn(color), 0.9),
      `translate(${x} ${y}) rotate(${angle})`,
    );
  return (
    rect(-280, -300, 560, 600, 8, kit.sketch.flat('#efe8da', 0.06)) +
    one(-120, -140, 110, base, -8) +
    one(140, -150, 84, accent, 12) +
    one(-130, 130, 88, mix(base, accent, 0.5), 6) +
    one(120, 120, 118, darker(base, 0.2), -10)
  );
}

export const paperForms: Record<string, Form> = {
  notebook: { pose: 'flat', reach: 220, draw: notebook },
  planner: { pose: 'flat', reach: 240, draw: planner },
  sketchbook: { pose: 'flat', reach: 290, draw: sketchbook },
  cards: { pose: 'flat', reach: 280, draw: cards },
  poster: { pose: 'hung', reach: 246, draw: poster },
  'framed-print': { pose: 'hung', reach: 270, draw: framed },
  'poly-mailer': { pose: 'flat', reach: 274, draw: polyMailer },
  tissue: { pose: 'flat', reach: 250, draw: tissue },
  stickers: { pose: 'flat', reach: 280, draw: stickers },
};
