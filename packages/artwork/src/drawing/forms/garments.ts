import { darker, inkOn, lighter, mix } from '../color/color.ts';
import { markAt, textLines, type Form, type Kit } from '../kit/kit.ts';
import { ellipse, group, path, rect, stroke } from '../sketch.ts';

const fold = (d: string, color: string, opacity = 0.28) =>
  stroke(d, darker(color, 0.5), 7, `opacity="${opacity}"`);
const cloth = (kit: Kit, d: string) =>
  path(
    d,
    kit.sketch.linear(
      [
        [0, lighter(kit.palette.base, 0.18)],
        [0.45, kit.palette.base],
        [1, darker(kit.palette.base, 0.16)],
      ],
      50,
    ),
  );

function print(kit: Kit, y: number, size: number): string {
  const ink = inkOn(kit.palette.base);
  const color = mix(ink, kit.palette.accent, 0.35);
  return markAt(kit, 0, y, size, color, 0.92) + textLines(0, y + size * 0.72, size * 0.9, color);
}

function tee(kit: Kit): string {
  const { base } = kit.palette;
  return (
    cloth(
      kit,
      'M-120 -330L-330 -240L-390 -60L-262 -16L-226 -96C-214 60 -216 220 -226 340C-80 362 80 362 226 340C216 220 214 60 226 -96L262 -16L390 -60L330 -240L120 -330C80 -270 -80 -270 -120 -330Z',
    ) +
    path('M-120 -330C-80 -262 80 -262 120 -330C60 -346 -60 -346 -120 -330Z', darker(base, 0.34)) +
    stroke('M-126 -324C-88 -244 88 -244 126 -324', darker(base, 0.2), 16) +
    stroke('M-126 -324C-88 -244 88 -244 126 -324', lighter(base, 0.12), 10) +
    fold('M-226 -96C-222 -140 -240 -200 -262 -236', base) +
    fold('M226 -96C222 -140 240 -200 262 -236', base) +
    fold('M-150 100C-130 180 -150 260 -130 330', base, 0.16) +
    fold('M120 20C150 140 120 240 150 332', base, 0.16) +
    fold('M-60 -210C-90 -150 -80 -110 -110 -70', base, 0.14) +
    stroke(
      'M-384 -76L-266 -34M384 -76L266 -34M-224 324C-80 346 80 346 224 324',
      darker(base, 0.3),
      3,
      'stroke-dasharray="7 6" opacity="0.55"',
    ) +
    print(kit, -20, 150)
  );
}

function longsleeve(kit: Kit): string {
  const { base } = kit.palette;
  return (
    cloth(
      kit,
      'M-118 -340L-300 -262C-372 -140 -404 40 -410 236L-306 246C-292 120 -262 10 -222 -70C-212 80 -214 220 -222 342C-80 362 80 362 222 342C214 220 212 80 222 -70C262 10 292 120 306 246L410 236C404 40 372 -140 300 -262L118 -340C80 -280 -80 -280 -118 -340Z',
    ) +
    path('M-118 -340C-80 -272 80 -272 118 -340C60 -354 -60 -354 -118 -340Z', darker(base, 0.34)) +
    stroke('M-122 -334C-86 -256 86 -256 122 -334', lighter(base, 0.1), 12) +
    fold('M-222 -70C-218 -120 -236 -190 -252 -226', base) +
    fold('M222 -70C218 -120 236 -190 252 -226', base) +
    fold('M120 30C146 140 118 240 146 334', base, 0.16) +
    fold('M-346 -60C-320 0 -340 60 -326 110', base, 0.18) +
    stroke('M-408 214L-304 224M408 214L304 224', darker(base, 0.35), 5, 'opacity="0.5"') +
    print(kit, -20, 140)
  );
}

function sweat(kit: Kit, hood: boolean): string {
  const { base } = kit.palette;
  const rib = darker(base, 0.12);
  const ribs = (x: number, y: number, width: number, height: number) =>
    rect(x, y, width, height, 10, rib) +
    Array.from({ length: Math.floor(width / 12) }, (_, index) =>
      stroke(`M${x + 7 + index * 12} ${y + 5}V${y + height - 5}`, darker(base, 0.34), 2, 'opacity="0.45"'),
    ).join('');
  const neck = hood
    ? cloth(
        kit,
        'M-150 -300C-190 -420 -80 -470 0 -470C80 -470 190 -420 150 -300C110 -230 60 -206 0 -186C-60 -206 -110 -230 -150 -300Z',
      ) +
      path(
        'M-92 -316C-104 -400 -50 -430 0 -430C50 -430 104 -400 92 -316C66 -262 34 -240 0 -226C-34 -240 -66 -262 -92 -316Z',
        kit.sketch.linear(
          [
            [0, darker(base, 0.58)],
            [1, darker(base, 0.3)],
          ],
          90,
        ),
      ) +
      fold('M-140 -330C-150 -390 -90 -440 -30 -456', base, 0.2) +
      stroke(
        'M-44 -222C-52 -150 -48 -110 -54 -70M44 -222C50 -150 46 -120 52 -84',
        mix(base, '#ffffff', 0.6),
        8,
      ) +
      ellipse(-54, -66, 6, 9, '#cfc6b8') +
      ellipse(52, -80, 6, 9, '#cfc6b8')
    : path('M-112 -322C-76 -258 76 -258 112 -322C60 -338 -60 -338 -112 -322Z', darker(base, 0.36)) +
      stroke('M-118 -314C-84 -234 84 -234 118 -314', rib, 26) +
      stroke('M-118 -314C-84 -234 84 -234 118 -314', darker(base, 0.35), 2, 'opacity="0.5"');
  return (
    cloth(
      kit,
      'M-118 -320L-296 -250C-378 -120 -410 60 -416 226L-300 240C-288 110 -262 10 -228 -60C-220 80 -222 200 -226 300H226C222 200 220 80 228 -60C262 10 288 110 300 240L416 226C410 60 378 -120 296 -250L118 -320C80 -260 -80 -260 -118 -320Z',
    ) +
    fold('M-228 -60C-226 -120 -240 -180 -256 -214', base) +
    fold('M228 -60C226 -120 240 -180 256 -214', base) +
    fold('M-350 -40C-322 20 -344 80 -330 130', base, 0.2) +
    fold('M352 -30C326 30 348 90 334 140', base, 0.2) +
    ribs(-228, 296, 456, 54) +
    group(ribs(-58, 0, 116, 50), 'translate(-357 222) rotate(7)') +
    group(ribs(-58, 0, 116, 50), 'translate(357 222) rotate(-7)') +
    (hood
      ? path('M-150 110H150L184 262H-184Z', kit.sketch.flat(base, 0.12)) +
        stroke('M-150 110H150M-150 110L-184 262M150 110L184 262', darker(base, 0.38), 4, 'opacity="0.55"')
      : '') +
    neck +
    print(kit, hood ? 0 : 20, hood ? 120 : 150)
  );
}

function joggers(kit: Kit): string {
  const { base } = kit.palette;
  return (
    cloth(
      kit,
      'M-190 -380H190C214 -200 220 60 176 350L40 350C46 160 30 20 0 -90C-30 20 -46 160 -40 350L-176 350C-220 60 -214 -200 -190 -380Z',
    ) +
    rect(-194, -398, 388, 58, 12, darker(base, 0.14)) +
    Array.from({ length: 31 }, (_, index) =>
      stroke(`M${-182 + index * 12} -392V-346`, darker(base, 0.36), 2, 'opacity="0.4"'),
    ).join('') +
    rect(-180, 334, 144, 46, 10, darker(base, 0.14)) +
    rect(36, 334, 144, 46, 10, darker(base, 0.14)) +
    fold('M0 -90C-6 -180 -2 -260 0 -340', base) +
    fold('M-176 -300C-150 -230 -172 -180 -186 -150', base, 0.3) +
    fold('M176 -300C150 -230 172 -180 186 -150', base, 0.3) +
    fold('M-120 60C-90 140 -120 230 -100 320', base, 0.16) +
    fold('M110 80C140 160 110 240 130 320', base, 0.16) +
    stroke(
      'M-14 -346C-26 -290 -22 -250 -30 -220M14 -346C24 -300 20 -270 28 -236',
      mix(base, '#ffffff', 0.6),
      7,
    ) +
    markAt(kit, -112, -40, 62, inkOn(base), 0.85)
  );
}

function cap(kit: Kit): string {
  const { base, accent } = kit.palette;
  const dome =
    'M-220 -130C-226 -300 -120 -390 10 -390C140 -390 226 -300 224 -136C90 -170 -100 -168 -220 -130Z';
  return (
    path(dome, kit.sketch.round(base, 0.26)) +
    fold('M6 -390C-60 -320 -86 -240 -86 -152', base, 0.26) +
    fold('M14 -390C80 -320 108 -240 108 -154', base, 0.26) +
    ellipse(10, -391, 17, 8, darker(base, 0.2)) +
    path(
      'M-222 -134C-100 -172 90 -174 224 -138C290 -96 300 -48 262 -22C150 -76 -60 -84 -206 -38C-268 -40 -270 -98 -222 -134Z',
      kit.sketch.linear(
        [
          [0, lighter(base, 0.16)],
          [0.5, darker(base, 0.04)],
          [1, darker(base, 0.3)],
        ],
        60,
      ),
    ) +
    stroke('M-222 -134C-100 -172 90 -174 224 -138', darker(base, 0.46), 5, 'opacity="0.6"') +
    [0, 1, 2]
      .map((index) =>
        stroke(
          `M${-212 + index * 8} ${-56 - index * 20}C-60 ${-98 - index * 19} 150 ${-92 - index * 19} ${258 - index * 8} ${-40 - index * 20}`,
          darker(base, 0.4),
          2,
          'stroke-dasharray="8 6" opacity="0.4"',
        ),
      )
      .join('') +
    markAt(kit, 8, -252, 110, accent)
  );
}

function beanie(kit: Kit): string {
  const { base, accent } = kit.palette;
  const knit = Array.from({ length: 17 }, (_, index) =>
    stroke(
      `M${-192 + index * 24} -130C${-188 + index * 23} -240 ${-130 + index * 16} -350 ${-30 + index * 4} -410`,
      darker(base, 0.36),
      6,
      'opacity="0.4"',
    ),
  ).join('');
  const cuffs = Array.from({ length: 18 }, (_, index) =>
    stroke(`M${-202 + index * 24} -8V-128`, darker(base, 0.38), 7, 'opacity="0.38"'),
  ).join('');
  return (
    path('M-206 -120C-214 -300 -110 -424 0 -424C110 -424 214 -300 206 -120Z', kit.sketch.round(base, 0.2)) +
    knit +
    rect(-222, -144, 444, 144, 34, kit.sketch.round(lighter(base, 0.06), 0.2)) +
    cuffs +
    rect(70, -106, 92, 64, 4, kit.sketch.flat(accent, 0.1)) +
    markAt(kit, 116, -74, 44, inkOn(accent))
  );
}

function bucketHat(kit: Kit): string {
  const { base, accent } = kit.palette;
  return (
    path('M-150 -330C-120 -352 120 -352 150 -330L186 -136H-186Z', kit.sketch.round(base, 0.22)) +
    ellipse(0, -332, 150, 26, lighter(base, 0.16)) +
    path(
      'M-186 -140C-80 -172 80 -172 186 -140C250 -100 300 -46 306 -10C200 34 -200 34 -306 -10C-300 -46 -250 -100 -186 -140Z',
      kit.sketch.linear(
        [
          [0, lighter(base, 0.16)],
          [0.4, base],
          [1, darker(base, 0.32)],
        ],
        40,
      ),
    ) +
    [0, 1, 2, 3]
      .map((index) =>
        stroke(
          `M${-206 - index * 24} ${-118 + index * 26}C-100 ${-148 + index * 42} 100 ${-148 + index * 42} ${206 + index * 24} ${-118 + index * 26}`,
          darker(base, 0.4),
          2,
          'stroke-dasharray="8 6" opacity="0.45"',
        ),
      )
      .join('') +
    stroke('M-186 -140C-80 -172 80 -172 186 -140', darker(base, 0.45), 5, 'opacity="0.5"') +
    markAt(kit, 0, -244, 86, accent)
  );
}

export const garmentForms: Record<string, Form> = {
  tee: { pose: 'flat', reach: 390, draw: tee },
  longsleeve: { pose: 'flat', reach: 410, draw: longsleeve },
  hoodie: { pose: 'flat', reach: 416, draw: (kit) => group(sweat(kit, true), 'translate(0 50) scale(0.94)') },
  crewneck: { pose: 'flat', reach: 416, draw: (kit) => sweat(kit, false) },
  joggers: { pose: 'flat', reach: 220, draw: joggers },
  cap: { pose: 'standing', sits: 'flat', reach: 260, draw: (kit) => group(cap(kit), 'translate(0 26)') },
  beanie: { pose: 'standing', sits: 'flat', reach: 222, draw: beanie },
  'bucket-hat': { pose: 'standing', reach: 306, draw: bucketHat },
};
