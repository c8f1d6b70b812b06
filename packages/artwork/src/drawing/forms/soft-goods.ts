import { darker, inkOn, lighter, mix, type Color } from '../color/color.ts';
import { markAt, textLines, type Form, type Kit } from '../kit/kit.ts';
import { ellipse, group, path, rect, stroke } from '../sketch.ts';

const stitch = (d: string, color: Color) =>
  stroke(d, darker(color, 0.42), 3, 'stroke-dasharray="9 7" opacity="0.55"');
const crease = (d: string, color: Color, opacity = 0.2) =>
  stroke(d, darker(color, 0.5), 8, `opacity="${opacity}"`);

function tote(kit: Kit): string {
  const { base, accent } = kit.palette;
  const strap = (dy: number, color: Color) =>
    stroke(`M-110 ${-396 + dy}C-116 ${-590 + dy} 116 ${-590 + dy} 110 ${-396 + dy}`, color, 26);
  return (
    strap(-14, darker(base, 0.3)) +
    path(
      'M-196 -400C-60 -388 60 -388 196 -400C204 -260 214 -120 222 -6C80 10 -80 10 -222 -6C-214 -120 -204 -260 -196 -400Z',
      kit.sketch.linear(
        [
          [0, lighter(base, 0.2)],
          [0.5, base],
          [1, darker(base, 0.18)],
        ],
        40,
      ),
    ) +
    path('M-196 -400C-60 -388 60 -388 196 -400C60 -412 -60 -412 -196 -400Z', darker(base, 0.4)) +
    strap(0, mix(base, accent, 0.12)) +
    rect(-124, -402, 30, 66, 3, mix(base, accent, 0.18)) +
    rect(94, -402, 30, 66, 3, mix(base, accent, 0.18)) +
    stitch('M-194 -376C-60 -364 60 -364 194 -376', base) +
    crease('M-160 -340C-140 -220 -170 -120 -150 -20', base) +
    crease('M150 -330C128 -220 166 -110 140 -16', base) +
    markAt(kit, 0, -210, 170, inkOn(base), 0.86) +
    textLines(0, -92, 150, inkOn(base))
  );
}

function marketBag(kit: Kit): string {
  const { base } = kit.palette;
  const jute = '#c9a877';
  const weave =
    Array.from({ length: 22 }, (_, index) =>
      stroke(`M${-236 + index * 22} -330L${-226 + index * 21.4} -4`, darker(jute, 0.3), 2, 'opacity="0.4"'),
    ).join('') +
    Array.from({ length: 16 }, (_, index) =>
      stroke(`M-244 ${-318 + index * 20}H244`, darker(jute, 0.3), 2, 'opacity="0.3"'),
    ).join('');
  return (
    stroke('M-130 -330C-140 -520 140 -520 130 -330', darker(base, 0.3), 22) +
    path('M-250 -336H250L232 0H-232Z', kit.sketch.flat(jute, 0.2)) +
    weave +
    path('M-246 -240H246L241 -120H-241Z', kit.sketch.flat(base, 0.12), 'opacity="0.94"') +
    stroke('M-130 -326C-138 -490 138 -490 130 -326', base, 22) +
    rect(-148, -336, 36, 70, 4, base) +
    rect(112, -336, 36, 70, 4, base) +
    markAt(kit, 0, -180, 92, inkOn(base), 0.9)
  );
}

function backpack(kit: Kit): string {
  const { base, accent } = kit.palette;
  return (
    stroke('M-60 -510C-60 -570 60 -570 60 -510', darker(base, 0.4), 20) +
    path(
      'M-196 -360C-196 -470 -120 -520 0 -520C120 -520 196 -470 196 -360L206 -40C206 -12 190 0 160 0H-160C-190 0 -206 -12 -206 -40Z',
      kit.sketch.round(base, 0.2),
    ) +
    stroke('M-176 -330C-170 -440 -110 -486 0 -486C110 -486 170 -440 176 -330', darker(base, 0.5), 8) +
    rect(-12, -492, 24, 44, 6, '#d5b46a') +
    rect(-154, -236, 308, 206, 40, kit.sketch.flat(darker(base, 0.06), 0.16)) +
    stroke('M-140 -190H140', darker(base, 0.55), 8) +
    rect(96, -192, 18, 38, 5, '#d5b46a') +
    rect(-46, -142, 92, 70, 6, kit.sketch.flat(accent, 0.1)) +
    markAt(kit, 0, -107, 50, inkOn(accent)) +
    crease('M-170 -300C-180 -200 -176 -110 -184 -40', base) +
    stroke('M-206 -120L-236 -96M206 -120L236 -96', darker(base, 0.4), 14)
  );
}

function zipPouch(kit: Kit): string {
  const { base, accent } = kit.palette;
  return (
    rect(
      -300,
      -190,
      600,
      380,
      30,
      kit.sketch.linear(
        [
          [0, lighter(base, 0.2)],
          [0.5, base],
          [1, darker(base, 0.2)],
        ],
        50,
      ),
    ) +
    rect(-300, -190, 600, 58, 28, darker(base, 0.26)) +
    stroke('M-276 -160H276', '#d9bf86', 12, 'stroke-dasharray="4 5"') +
    rect(222, -176, 58, 30, 8, '#d9bf86') +
    stroke('M280 -160C320 -150 330 -110 318 -70', accent, 14) +
    stitch('M-284 -110V160M284 -110V160M-270 172H270', base) +
    crease('M-180 -100C-150 0 -190 90 -160 170', base, 0.14) +
    crease('M170 -90C190 10 150 100 180 172', base, 0.14) +
    markAt(kit, 0, 34, 150, inkOn(base), 0.88)
  );
}

function handbag(kit: Kit): string {
  const { base } = kit.palette;
  const brass = '#d3ab5b';
  return (
    stroke('M-196 -280C-220 -560 220 -560 196 -280', darker(base, 0.42), 20) +
    stroke('M-196 -284C-220 -564 220 -564 196 -284', base, 13) +
    path(
      'M-236 -300C-120 -318 120 -318 236 -300L258 -40C256 -12 238 0 210 0H-210C-238 0 -256 -12 -258 -40Z',
      kit.sketch.linear(
        [
          [0, lighter(base, 0.2)],
          [0.45, base],
          [1, darker(base, 0.3)],
        ],
        50,
      ),
    ) +
    path(
      'M-240 -304C-120 -324 120 -324 240 -304C236 -190 150 -118 0 -112C-150 -118 -236 -190 -240 -304Z',
      kit.sketch.linear(
        [
          [0, lighter(base, 0.26)],
          [1, darker(base, 0.14)],
        ],
        60,
      ),
    ) +
    stitch('M-226 -290C-214 -190 -140 -132 0 -126C140 -132 214 -190 226 -290', base) +
    rect(-30, -150, 60, 62, 12, brass) +
    rect(-14, -134, 28, 30, 6, darker(brass, 0.35)) +
    ellipse(-196, -286, 16, 16, brass) +
    ellipse(196, -286, 16, 16, brass) +
    markAt(kit, 0, -222, 66, darker(base, 0.5), 0.5)
  );
}

function folded(
  kit: Kit,
  x: number,
  y: number,
  width: number,
  height: number,
  color: Color,
  stripes: boolean,
): string {
  const layers = Math.max(2, Math.round(height / 44));
  const each = height / layers;
  return Array.from({ length: layers }, (_, index) => {
    const top = y - (index + 1) * each;
    const shift = index % 2 === 0 ? 6 : -4;
    return (
      path(
        `M${x - width / 2 + shift} ${top + each * 0.5}C${x - width / 2 - 16 + shift} ${top + each * 0.1} ${x - width / 2 - 6} ${top} ${x - width / 2 + 20} ${top}H${x + width / 2 - 20}C${x + width / 2 + 12} ${top} ${x + width / 2 + 14} ${top + each} ${x + width / 2 - 18} ${top + each}H${x - width / 2 + 20}C${x - width / 2 - 8} ${top + each} ${x - width / 2 + shift} ${top + each * 0.8} ${x - width / 2 + shift} ${top + each * 0.5}Z`,
        kit.sketch.linear(
          [
            [0, lighter(color, 0.24)],
            [0.4, color],
            [1, darker(color, 0.28)],
          ],
          88,
        ),
      ) +
      (stripes
        ? [0.16, 0.22, 0.78, 0.84]
            .map((at) =>
              rect(
                x - width / 2 + width * at,
                top + 2,
                width * 0.022,
                each - 4,
                2,
                mix(kit.palette.accent, color, 0.15),
                'opacity="0.8"',
              ),
            )
            .join('')
        : '')
    );
  }).join('');
}

function blanket(kit: Kit): string {
  const { base } = kit.palette;
  const fringe = Array.from({ length: 26 }, (_, index) =>
    stroke(
      `M${-236 + index * 19} -140C${-238 + index * 19} -104 ${-232 + index * 19} -70 ${-238 + index * 19 + (index % 3) * 4} -36`,
      lighter(base, 0.22),
      7,
    ),
  ).join('');
  return (
    folded(kit, 0, 0, 540, 90, darker(base, 0.08), true) +
    folded(kit, 0, -84, 530, 186, base, true) +
    path(
      'M-262 -270C-120 -284 120 -284 262 -270C274 -240 262 -200 256 -140H-256C-262 -200 -274 -240 -262 -270Z',
      kit.sketch.linear(
        [
          [0, lighter(base, 0.3)],
          [1, darker(base, 0.06)],
        ],
        80,
      ),
    ) +
    Array.from({ length: 12 }, (_, index) =>
      stroke(`M-252 ${-258 + index * 10}H252`, darker(base, 0.3), 1.6, 'opacity="0.3"'),
    ).join('') +
    [0.2, 0.25, 0.75, 0.8]
      .map((at) => rect(-262 + 524 * at, -276, 12, 136, 2, kit.palette.accent, 'opacity="0.8"'))
      .join('') +
    fringe +
    rect(150, -210, 74, 46, 3, kit.palette.accent) +
    markAt(kit, 187, -187, 32, inkOn(kit.palette.accent))
  );
}

function towel(kit: Kit): string {
  const { base } = kit.palette;
  return (
    folded(kit, 0, 0, 460, 132, darker(base, 0.12), false) +
    folded(kit, 10, -130, 440, 132, lighter(base, 0.3), true) +
    folded(kit, -6, -260, 430, 132, base, true) +
    rect(-30, -360, 60, 70, 3, kit.palette.accent) +
    markAt(kit, 0, -325, 40, inkOn(kit.palette.accent))
  );
}

const quilt = (kit: Kit) =>
  folded(kit, 0, 0, 560, 180, kit.palette.base, false) +
  folded(kit, 0, -176, 548, 130, lighter(kit.palette.base, 0.24), true) +
  Array.from({ length: 7 }, (_, index) => stitch(`M-250 ${-20 - index * 42}H250`, kit.palette.base)).join(
    '',
  ) +
  group(rect(-210, -22, 420, 22, 10, kit.palette.accent), 'translate(0 -150)') +
  markAt(kit, 0, -96, 90, inkOn(kit.palette.base), 0.55);

function cushion(kit: Kit): string {
  const { base, accent } = kit.palette;
  const ink = mix(accent, inkOn(base), 0.4);
  return (
    path(
      'M-270 -500C-120 -470 120 -470 270 -500C242 -350 242 -150 272 0C120 -28 -120 -28 -272 0C-242 -150 -242 -350 -270 -500Z',
      kit.sketch.linear(
        [
          [0, lighter(base, 0.28)],
          [0.5, base],
          [1, darker(base, 0.28)],
        ],
        50,
      ),
    ) +
    [-140, 0, 140].flatMap((x) => [-390, -250, -110].map((y) => markAt(kit, x, y, 82, ink, 0.75))).join('') +
    stitch('M-252 -480C-120 -452 120 -452 252 -480C226 -340 226 -160 254 -22', base) +
    crease('M-262 -490C-230 -440 -200 -430 -170 -420', base) +
    crease('M262 -10C230 -50 200 -60 170 -70', base)
  );
}

function teaTowel(kit: Kit): string {
  const { base, accent } = kit.palette;
  return (
    rect(
      -230,
      -330,
      460,
      660,
      6,
      kit.sketch.linear(
        [
          [0, lighter(base, 0.26)],
          [0.5, lighter(base, 0.08)],
          [1, darker(base, 0.1)],
        ],
        45,
      ),
    ) +
    [-190, -172, -150, 150, 172, 190]
      .map((x) => rect(x - 5, -330, 9, 660, 0, accent, 'opacity="0.75"'))
      .join('') +
    stroke('M-40 -330C-46 -366 46 -366 40 -330', accent, 12) +
    crease('M-76 -326V326', base, 0.1) +
    crease('M76 -326V326', base, 0.1) +
    markAt(kit, 0, 60, 200, mix(accent, darker(base, 0.4), 0.4), 0.85) +
    textLines(0, 206, 180, darker(base, 0.4))
  );
}

export const softForms: Record<string, Form> = {
  tote: { pose: 'standing', sits: 'flat', reach: 222, draw: tote },
  'market-bag': { pose: 'standing', sits: 'flat', reach: 250, draw: marketBag },
  backpack: { pose: 'standing', sits: 'flat', reach: 230, draw: backpack },
  'zip-pouch': { pose: 'flat', reach: 320, draw: zipPouch },
  handbag: { pose: 'standing', sits: 'flat', reach: 258, draw: handbag },
  blanket: { pose: 'standing', sits: 'flat', reach: 270, draw: blanket },
  towel: { pose: 'standing', sits: 'flat', reach: 230, draw: towel },
  quilt: { pose: 'standing', sits: 'flat', reach: 280, draw: quilt },
  cushion: { pose: 'standing', sits: 'flat', reach: 272, draw: cushion },
  'tea-towel': { pose: 'flat', reach: 230, draw: teaTowel },
};
