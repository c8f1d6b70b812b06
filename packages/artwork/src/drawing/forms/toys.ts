import { darker, inkOn, lighter, mix, type Color } from '../color/color.ts';
import { disc, drum, markAt, type Form, type Kit } from '../kit/kit.ts';
import { ellipse, group, path, rect, stroke, tilt } from '../sketch.ts';
import { block } from './jewelry.ts';

function plush(kit: Kit): string {
  const { base, accent } = kit.palette;
  const fur = (cx: number, cy: number, rx: number, ry: number, color: Color, turn = 0) =>
    group(
      ellipse(
        0,
        0,
        rx,
        ry,
        kit.sketch.radial(
          [
            [0, lighter(color, 0.28)],
            [0.6, color],
            [1, darker(color, 0.2)],
          ],
          0.36,
          0.3,
          0.75,
        ),
      ),
      `translate(${cx} ${cy}) rotate(${turn})`,
    );
  const dark = '#3b2c25';
  return (
    fur(-118, -510, 56, 56, base) +
    fur(118, -510, 56, 56, base) +
    fur(-118, -508, 30, 30, accent) +
    fur(118, -508, 30, 30, accent) +
    fur(-176, -220, 54, 118, base, 24) +
    fur(176, -220, 54, 118, base, -24) +
    fur(0, -180, 172, 184, base) +
    fur(0, -166, 104, 122, lighter(accent, 0.1)) +
    fur(-124, -50, 92, 74, base, -10) +
    fur(124, -50, 92, 74, base, 10) +
    fur(-140, -46, 42, 44, accent) +
    fur(140, -46, 42, 44, accent) +
    fur(0, -420, 160, 146, base) +
    fur(0, -376, 70, 54, lighter(accent, 0.1)) +
    ellipse(-62, -446, 14, 16, dark) +
    ellipse(62, -446, 14, 16, dark) +
    ellipse(-58, -451, 4, 5, '#ffffff') +
    ellipse(66, -451, 4, 5, '#ffffff') +
    path('M-24 -402C-24 -420 24 -420 24 -402C24 -386 8 -380 0 -376C-8 -380 -24 -386 -24 -402Z', dark) +
    stroke('M0 -376V-358M-26 -350C-14 -340 -4 -346 0 -358C4 -346 14 -340 26 -350', dark, 5) +
    group(
      rect(-22, -16, 44, 32, 3, '#f6f0e4') + stroke('M-12 0H12', darker(base, 0.4), 4),
      'translate(196 -120) rotate(18)',
    )
  );
}

function blocks(kit: Kit): string {
  const { base, accent } = kit.palette;
  const wood = '#dcb988';
  const cube = (x: number, y: number, size: number, color: Color, sign: boolean) =>
    group(
      block(kit, size, size, color) +
        (sign ? markAt(kit, 0, -size / 2, size * 0.56, inkOn(color), 0.85) : ''),
      `translate(${x} ${y})`,
    );
  const arch = group(
    path('M-130 0V-60A130 130 0 0 1 130 -60V0H62V-50A62 62 0 0 0 -62 -50V0Z', kit.sketch.flat(base, 0.2)),
    'translate(40 -340)',
  );
  return (
    cube(-190, 0, 160, wood, true) +
    cube(10, 0, 170, base, false) +
    cube(206, 0, 150, lighter(base, 0.32), true) +
    cube(-70, -170, 160, accent, true) +
    cube(140, -166, 164, mix(wood, base, 0.4), false) +
    arch +
    group(
      `<circle r="46" fill="${kit.sketch.radial(
        [
          [0, '#ffffff'],
          [0.3, lighter(base, 0.4)],
          [1, darker(base, 0.2)],
        ],
        0.35,
        0.3,
        0.7,
      )}"/>`,
      'translate(-244 -210)',
    )
  );
}

function stacker(kit: Kit): string {
  const { base, accent } = kit.palette;
  const rings = [
    base,
    lighter(base, 0.3),
    mix(base, accent, 0.45),
    accent,
    mix(accent, '#dcb988', 0.4),
    '#dcb988',
  ];
  return (
    drum(kit, 200, 0, -36, '#d2ab77') +
    disc(kit, 200, -36, '#e2c193') +
    rings
      .map((color, index) => {
        const r = 184 - index * 22;
        const y = -40 - index * 62;
        return (
          `<path d="M${-r + 20} ${y}C${-r - 14} ${y} ${-r - 14} ${y - 66} ${-r + 20} ${y - 66}H${r - 20}C${r + 14} ${y - 66} ${r + 14} ${y} ${r - 20} ${y}A${r} ${r * tilt * 0.8} 0 0 1 ${-r + 20} ${y}Z" fill="${kit.sketch.round(color)}"/>` +
          ellipse(0, y - 66, r - 14, r * tilt * 0.72, lighter(color, 0.26))
        );
      })
      .join('') +
    `<circle cx="0" cy="-452" r="48" fill="${kit.sketch.radial(
      [
        [0, lighter(base, 0.55)],
        [0.6, base],
        [1, darker(base, 0.3)],
      ],
      0.35,
      0.3,
      0.7,
    )}"/>`
  );
}

function puzzle(kit: Kit): string {
  const { base, accent } = kit.palette;
  const wood = '#e0c090';
  const colors = [base, accent, lighter(base, 0.3), darker(base, 0.22), mix(base, accent, 0.5), wood];
  const piece = (x: number, y: number, color: Color) =>
    group(
      path(
        'M-92 -82H-22C-44 -120 44 -120 22 -82H92V-20C130 -44 130 44 92 20V82H-92V20C-54 44 -54 -44 -92 -20Z',
        kit.sketch.flat(color, 0.12),
        'stroke="#000000" stroke-opacity="0.14" stroke-width="3"',
      ),
      `translate(${x} ${y})`,
    );
  return (
    rect(-330, -230, 660, 470, 18, kit.sketch.flat(wood, 0.16)) +
    rect(-300, -200, 600, 410, 10, darker(wood, 0.24)) +
    [0, 1, 2]
      .flatMap((column) =>
        [0, 1].map((row) =>
          column === 2 && row === 0
            ? ''
            : piece(-190 + column * 190, -96 + row * 184, colors[(column * 2 + row) % colors.length] ?? base),
        ),
      )
      .join('') +
    group(piece(0, 0, darker(base, 0.1)), 'translate(260 -210) rotate(18)') +
    markAt(kit, 0, 88, 74, inkOn(darker(base, 0.22)), 0.6)
  );
}

export const toyForms: Record<string, Form> = {
  plush: { pose: 'standing', reach: 215, draw: plush },
  blocks: { pose: 'standing', sits: 'flat', reach: 290, draw: blocks },
  stacker: { pose: 'standing', reach: 205, draw: stacker },
  puzzle: { pose: 'flat', reach: 330, draw: puzzle },
};
