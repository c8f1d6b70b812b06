import { darker, lighter, mix, type Color } from '../../color/color.ts';
import type { KitForm, KitStage } from '../kit-stage.ts';
import { printLabel } from '../../lettering/label.ts';
import { acrossGradient } from '../../scene/light.ts';
import { ellipse, group, path, polygon, rect, stroke } from '../../sketch.ts';
import { onBody } from './inks.ts';
import { seam, stitch, wornPrint, wovenTag } from './cloth.ts';

const k = '#120d0c';

function phoneCase(stage: KitStage): string {
  const { sketch, roles, words } = stage;
  const { body } = roles;
  const lens = (x: number, y: number, r: number) =>
    `<circle cx="${x}" cy="${y}" r="${r}" fill="#17161a"/><circle cx="${x}" cy="${y}" r="${r}" fill="none" stroke="#6d6a70" stroke-width="4"/><circle cx="${x}" cy="${y}" r="${r * 0.6}" fill="${sketch.radial(
      [
        [0, '#5b6f9c'],
        [0.5, '#232a44'],
        [1, '#0b0c12'],
      ],
      0.36,
      0.32,
      0.7,
    )}"/><circle cx="${x - r * 0.26}" cy="${y - r * 0.28}" r="${r * 0.14}" fill="#ffffff" opacity="0.8"/>`;
  return (
    rect(-186, -378, 376, 762, 66, darker(body, 0.42)) +
    rect(-188, -380, 372, 760, 64, body) +
    printLabel(words, {
      x: 0,
      y: 90,
      width: 260,
      height: 330,
      ...onBody(stage),
      layout: words.voice.layout === 'banded' ? 'classic' : words.voice.layout,
    }) +
    rect(
      -188,
      -380,
      372,
      760,
      64,
      sketch.linear(
        [
          [0, '#fffdf8', 0.3],
          [0.4, '#fffdf8', 0.02],
          [0.6, k, 0.02],
          [1, k, 0.24],
        ],
        52,
      ),
    ) +
    rect(-180, -372, 356, 744, 58, 'none', 'stroke="#fffdf8" stroke-opacity="0.3" stroke-width="3"') +
    rect(-158, -350, 196, 196, 50, darker(body, 0.3)) +
    rect(-152, -344, 184, 184, 46, mix(darker(body, 0.55), '#2a282c', 0.5)) +
    lens(-104, -296, 38) +
    lens(-104, -208, 38) +
    lens(-18, -252, 38) +
    `<circle cx="-14" cy="-318" r="11" fill="#f2e9cf"/>` +
    [-160, -80].map((y) => rect(184, y, 6, 64, 3, darker(body, 0.5))).join('')
  );
}

function sneaker(stage: KitStage): string {
  const { sketch, roles, words } = stage;
  const { body, accent, label } = roles;
  const upper =
    'M-306 -66C-316 -150 -312 -230 -286 -292C-272 -316 -220 -316 -196 -300C-160 -280 -120 -290 -86 -316C-62 -334 -40 -330 -22 -306C30 -240 90 -190 170 -164C250 -140 306 -120 318 -66Z';
  const toe = 'M170 -164C250 -140 306 -120 318 -66H150C140 -110 146 -142 170 -164Z';
  const heel =
    'M-306 -66C-316 -150 -312 -230 -286 -292C-276 -310 -250 -314 -226 -310C-236 -220 -220 -140 -200 -66Z';
  const sole =
    'M-314 -70C-330 -70 -330 -10 -312 -4C-200 4 200 4 300 -2C336 -6 344 -52 322 -72C200 -60 -200 -60 -314 -70Z';
  const swoosh = 'M-196 -96C-120 -88 -60 -140 -14 -226L44 -190C0 -110 -80 -60 -196 -70Z';
  const laces = [0, 1, 2, 3, 4]
    .map((index) => {
      const [x, y] = [-10 + index * 34, -288 + index * 27];
      return (
        stroke(
          `M${x - 44} ${y + 34}C${x - 26} ${y - 4} ${x + 6} ${y - 16} ${x + 24} ${y - 10}`,
          darker(label, 0.4),
          15,
        ) +
        stroke(
          `M${x - 44} ${y + 32}C${x - 26} ${y - 6} ${x + 6} ${y - 18} ${x + 24} ${y - 12}`,
          mix(label, '#ffffff', 0.5),
          11,
        )
      );
    })
    .join('');
  return (
    path(upper, body) +
    path(heel, accent) +
    path(toe, mix(body, label, 0.5)) +
    path(swoosh, label) +
    path(
      upper,
      sketch.linear(
        [
          [0, '#fffdf8', 0.26],
          [0.45, k, 0.02],
          [1, k, 0.32],
        ],
        76,
      ),
    ) +
    path(
      'M-286 -292C-272 -318 -220 -318 -196 -300C-160 -280 -120 -290 -86 -316C-100 -286 -150 -262 -200 -272C-236 -282 -264 -290 -286 -292Z',
      darker(body, 0.55),
    ) +
    seam(heel) +
    seam(toe) +
    stitch('M-186 -80C-110 -84 -60 -130 -16 -206M164 -152C152 -134 150 -110 156 -84') +
    path('M-86 -316C-62 -336 -40 -332 -22 -306L-8 -288C-30 -300 -60 -290 -92 -262Z', mix(label, body, 0.3)) +
    laces +
    group(
      wornPrint(
        { ...stage, roles: { ...roles, bodyInk: roles.accentInk } },
        { x: 0, y: 0, width: 72, height: 76 },
      ),
      'translate(-256 -172) rotate(5)',
    ) +
    path(sole, '#f7f2e8') +
    path(
      sole,
      sketch.linear(
        [
          [0, '#fffdf8', 0.3],
          [0.4, k, 0],
          [1, k, 0.34],
        ],
        90,
      ),
    ) +
    path('M-320 -34C-200 -24 200 -24 332 -34L330 -20C200 -12 -200 -12 -321 -20Z', accent) +
    Array.from({ length: 40 }, (_, index) =>
      stroke(`M${-304 + index * 15.6} -3V5`, k, 3, 'opacity="0.25"'),
    ).join('') +
    group(
      printLabel({ ...words }, { x: 0, y: 0, width: 118, height: 26, ink: '#3a332e' }),
      'translate(0 -50)',
    )
  );
}

function plush(stage: KitStage): string {
  const { sketch, roles } = stage;
  const { body, label } = roles;
  const soft = mix(body, '#fff6ea', 0.08);
  const belly = mix(label, '#fffaf2', 0.3);
  const fur = (cx: number, cy: number, rx: number, ry: number, color: Color, turn = 0) =>
    group(
      ellipse(
        0,
        0,
        rx,
        ry,
        sketch.radial(
          [
            [0, lighter(color, 0.34)],
            [0.55, color],
            [0.9, darker(color, 0.3)],
            [1, darker(color, 0.22)],
          ],
          0.36,
          0.28,
          0.78,
        ),
      ) +
        ellipse(
          0,
          0,
          rx,
          ry,
          'none',
          `stroke="${darker(color, 0.3)}" stroke-width="3" stroke-dasharray="2 5" opacity="0.35"`,
        ),
      `translate(${cx} ${cy}) rotate(${turn})`,
    );
  const dark = '#322621';
  return (
    fur(-116, -512, 56, 56, soft) +
    fur(116, -512, 56, 56, soft) +
    fur(-116, -510, 30, 30, belly) +
    fur(116, -510, 30, 30, belly) +
    fur(-172, -226, 52, 112, soft, 26) +
    fur(172, -226, 52, 112, soft, -26) +
    fur(0, -176, 170, 178, soft) +
    fur(0, -156, 108, 120, belly) +
    fur(-122, -48, 92, 72, soft, -10) +
    fur(122, -48, 92, 72, soft, 10) +
    fur(-138, -44, 44, 44, belly) +
    fur(138, -44, 44, 44, belly) +
    fur(0, -418, 158, 142, soft) +
    fur(0, -372, 68, 52, belly) +
    path('M-104 -296C-40 -262 40 -262 104 -296L112 -262C40 -226 -40 -226 -112 -262Z', roles.accent) +
    path('M40 -262L84 -250L96 -150L62 -168L34 -146Z', roles.accent) +
    path(
      'M-104 -296C-40 -262 40 -262 104 -296L112 -262C40 -226 -40 -226 -112 -262Z',
      sketch.linear(
        [
          [0, '#fffdf8', 0.2],
          [1, k, 0.3],
        ],
        80,
      ),
    ) +
    ellipse(-60, -446, 14, 16, dark) +
    ellipse(60, -446, 14, 16, dark) +
    ellipse(-55, -452, 4.5, 5.5, '#ffffff') +
    ellipse(65, -452, 4.5, 5.5, '#ffffff') +
    ellipse(-96, -398, 24, 15, '#e58f83', 'opacity="0.35"') +
    ellipse(96, -398, 24, 15, '#e58f83', 'opacity="0.35"') +
    path('M-22 -402C-22 -418 22 -418 22 -402C22 -388 8 -382 0 -378C-8 -382 -22 -388 -22 -402Z', dark) +
    stroke('M0 -378V-362M-24 -354C-14 -344 -4 -350 0 -362C4 -350 14 -344 24 -354', dark, 4.5) +
    wovenTag(stage, -4, -112, 150, 92, -2)
  );
}

function blocks(stage: KitStage): string {
  const { sketch, roles, words } = stage;
  const wood = '#dfbf90';
  const cube = (x: number, y: number, size: number, color: Color, face: string) =>
    group(
      polygon(
        [
          [size / 2, -size],
          [size / 2 + 44, -size - 26],
          [size / 2 + 44, -26],
          [size / 2, 0],
        ],
        darker(color, 0.34),
      ) +
        polygon(
          [
            [-size / 2, -size],
            [-size / 2 + 44, -size - 26],
            [size / 2 + 44, -size - 26],
            [size / 2, -size],
          ],
          lighter(color, 0.34),
        ) +
        rect(-size / 2, -size, size, size, 4, color) +
        face +
        rect(
          -size / 2,
          -size,
          size,
          size,
          4,
          sketch.linear(
            [
              [0, '#fffdf8', 0.22],
              [0.5, k, 0],
              [1, k, 0.16],
            ],
            55,
          ),
        ),
      `translate(${x} ${y})`,
    );
  const name = (size: number, ink: Color, color: Color) =>
    printLabel(words, {
      x: 0,
      y: -size / 2,
      width: size * 0.84,
      height: size * 0.74,
      ink,
      accent: { color, ink },
      layout: 'mark-first',
    });
  const sign = (size: number, ink: Color) =>
    printLabel({ ...words, name: '' }, { x: 0, y: -size / 2, width: size * 0.9, height: size * 0.9, ink });
  const arch = 'M-132 0V-56A132 132 0 0 1 132 -56V0H64V-48A64 64 0 0 0 -64 -48V0Z';
  return (
    cube(-200, 0, 168, roles.label, sign(168, roles.labelInk)) +
    cube(0, 0, 190, roles.body, name(190, roles.bodyInk, roles.accent)) +
    cube(208, 0, 160, wood, sign(160, '#5a3b1f')) +
    cube(-96, -190, 164, wood, name(164, '#4d3219', roles.accent)) +
    cube(112, -190, 172, roles.accent, sign(172, roles.accentInk)) +
    group(
      path(arch, roles.body) +
        path(
          arch,
          sketch.linear(
            [
              [0, '#fffdf8', 0.26],
              [0.5, k, 0],
              [1, k, 0.24],
            ],
            40,
          ),
        ),
      'translate(16 -362)',
    ) +
    group(
      `<circle r="48" fill="${sketch.radial(
        [
          [0, lighter(roles.accent, 0.6)],
          [0.5, roles.accent],
          [1, darker(roles.accent, 0.34)],
        ],
        0.36,
        0.28,
        0.78,
      )}"/>`,
      'translate(-250 -216)',
    )
  );
}

/** A ring of keys with a leather fob. */
function keychain(stage: KitStage): string {
  const { sketch, roles, words } = stage;
  const steel = sketch.linear(
    [
      [0, '#f4f5f6'],
      [0.3, '#9da1a6'],
      [0.55, '#eceeef'],
      [1, '#7d8187'],
    ],
    50,
  );
  const fob =
    'M-104 -60C-104 -110 -60 -140 0 -140C60 -140 104 -110 104 -60V200C104 236 84 252 52 252H-52C-84 252 -104 236 -104 200Z';
  const key = (turn: number) =>
    group(
      `<circle cx="0" cy="62" r="50" fill="none" stroke="${steel}" stroke-width="24"/>` +
        rect(-12, 104, 24, 170, 4, steel) +
        path('M12 196H40V214H12ZM12 236H34V254H12Z', steel),
      `translate(0 -228) rotate(${turn})`,
    );
  return group(
    key(38) +
      key(62) +
      `<circle cx="0" cy="-228" r="86" fill="none" stroke="${k}" stroke-opacity="0.2" stroke-width="16"/><circle cx="0" cy="-232" r="86" fill="none" stroke="${steel}" stroke-width="14"/>` +
      group(
        path(fob, darker(roles.body, 0.4), 'transform="translate(4 5)"') +
          path(fob, roles.body) +
          printLabel(words, {
            x: 0,
            y: 80,
            width: 160,
            height: 250,
            ...onBody(stage),
            layout:
              words.voice.layout === 'left' || words.voice.layout === 'framed'
                ? 'classic'
                : words.voice.layout,
          }) +
          path(
            fob,
            sketch.define((id) =>
              acrossGradient(id, -104, 104, [
                [0, '#fffdf8', 0.22],
                [0.4, k, 0],
                [1, k, 0.26],
              ]),
            ),
          ) +
          path(
            'M-92 -58C-92 -102 -54 -128 0 -128C54 -128 92 -102 92 -58V198C92 228 76 240 50 240H-50C-76 240 -92 228 -92 198Z',
            'none',
            `stroke="${lighter(roles.body, 0.4)}" stroke-width="2.6" stroke-dasharray="9 6" opacity="0.8"`,
          ) +
          `<circle cx="0" cy="-88" r="20" fill="#c9a35c"/><circle cx="0" cy="-88" r="12" fill="${darker(roles.body, 0.6)}"/>`,
        'translate(0 -60) rotate(-8)',
      ),
    'translate(-30 70)',
  );
}

export const playForms: Record<string, KitForm> = {
  'phone-case': {
    pose: 'flat',
    reach: 190,
    height: 382,
    what: '',
    draw: phoneCase,
    outline: () => '<rect x="-188" y="-380" width="376" height="764" rx="64"/>',
  },
  sneaker: { pose: 'standing', sits: 'flat', reach: 330, height: 330, what: '', draw: sneaker },
  plush: { pose: 'standing', reach: 234, height: 568, what: '', draw: plush },
  blocks: { pose: 'standing', sits: 'flat', reach: 312, height: 560, what: '', draw: blocks },
  keychain: {
    pose: 'flat',
    reach: 196,
    height: 268,
    what: '',
    draw: (stage) => group(keychain(stage), 'translate(84 -8)'),
    outline: () =>
      '<g transform="translate(54 62)"><path transform="translate(0 -60) rotate(-8)" d="M-104 -60C-104 -110 -60 -140 0 -140C60 -140 104 -110 104 -60V200C104 236 84 252 52 252H-52C-84 252 -104 236 -104 200Z"/></g>',
  },
};
