import { darker, inkOn, lighter, mix, type Color } from '../color/color.ts';
import { flatLabel, markAt, textLines, type Form, type Kit } from '../kit/kit.ts';
import { ellipse, group, path, polygon, rect, stroke } from '../sketch.ts';

export const paperWhite = '#faf6ec';

/** A box seen from a corner above: front, side and top. */
function crate(kit: Kit, width: number, height: number, depth: number, color: Color): string {
  const [dx, dy] = [depth * 0.62, depth * 0.36];
  const half = width / 2;
  return (
    polygon(
      [
        [half, -height],
        [half + dx, -height - dy],
        [half + dx, -dy],
        [half, 0],
      ],
      kit.sketch.linear(
        [
          [0, darker(color, 0.24)],
          [1, darker(color, 0.4)],
        ],
        90,
      ),
    ) +
    polygon(
      [
        [-half, -height],
        [-half + dx, -height - dy],
        [half + dx, -height - dy],
        [half, -height],
      ],
      kit.sketch.flat(lighter(color, 0.22), 0.1),
    ) +
    rect(
      -half,
      -height,
      width,
      height,
      0,
      kit.sketch.linear(
        [
          [0, lighter(color, 0.12)],
          [1, darker(color, 0.1)],
        ],
        70,
      ),
    )
  );
}

function mailer(kit: Kit): string {
  const { base } = kit.palette;
  const ink = mix(inkOn(base), base, 0.12);
  return (
    polygon(
      [
        [-250, -200],
        [-130, -300],
        [330, -300],
        [210, -200],
      ],
      kit.sketch.linear(
        [
          [0, darker(base, 0.4)],
          [1, darker(base, 0.2)],
        ],
        90,
      ),
    ) +
    polygon(
      [
        [-130, -300],
        [330, -300],
        [366, -520],
        [-104, -520],
      ],
      kit.sketch.linear(
        [
          [0, lighter(base, 0.2)],
          [1, darker(base, 0.06)],
        ],
        60,
      ),
    ) +
    markAt(kit, 130, -412, 120, ink, 0.8) +
    path(
      'M-200 -214C-160 -262 -100 -236 -60 -268C0 -300 60 -250 120 -276C180 -300 230 -264 270 -286L206 -196H-240Z',
      kit.sketch.flat(lighter(kit.palette.accent, 0.3), 0.12),
    ) +
    polygon(
      [
        [210, -200],
        [330, -300],
        [330, -106],
        [210, 0],
      ],
      kit.sketch.linear(
        [
          [0, darker(base, 0.2)],
          [1, darker(base, 0.38)],
        ],
        90,
      ),
    ) +
    rect(
      -250,
      -200,
      460,
      200,
      0,
      kit.sketch.linear(
        [
          [0, lighter(base, 0.14)],
          [1, darker(base, 0.1)],
        ],
        70,
      ),
    ) +
    markAt(kit, -150, -100, 84, ink, 0.85) +
    stroke('M-80 -116H110M-80 -86H40', ink, 8, 'opacity="0.75"')
  );
}

function giftBox(kit: Kit): string {
  const { base, accent } = kit.palette;
  const slots = [-150, 0, 150];
  return group(
    crate(kit, 500, 130, 190, base) +
      rect(-250, -66, 500, 3, 0, darker(base, 0.3)) +
      markAt(kit, 0, -36, 52, accent) +
      group(
        polygon(
          [
            [-250, 0],
            [-132, -68],
            [368, -68],
            [250, 0],
          ],
          darker(base, 0.3),
        ) +
          polygon(
            [
              [-222, -6],
              [-122, -62],
              [340, -62],
              [236, -6],
            ],
            kit.sketch.flat(lighter(accent, 0.2), 0.1),
          ),
        'translate(0 -130)',
      ) +
      slots
        .map((x) =>
          group(
            ellipse(0, 0, 62, 24, darker(accent, 0.24)) +
              rect(-56, -110, 112, 112, 0, kit.sketch.round(lighter(base, 0.2))) +
              ellipse(0, 2, 56, 15, darker(base, 0.1)) +
              ellipse(0, -110, 56, 17, lighter(base, 0.5)) +
              markAt(kit, 0, -52, 52, inkOn(base), 0.75),
            `translate(${x + 56} -166)`,
          ),
        )
        .join('') +
      group(
        polygon(
          [
            [0, 0],
            [118, -68],
            [118, -300],
            [0, -232],
          ],
          kit.sketch.linear(
            [
              [0, darker(base, 0.1)],
              [1, darker(base, 0.36)],
            ],
            60,
          ),
        ),
        'translate(256 0)',
      ),
    'translate(-50 0)',
  );
}

const carton = (kit: Kit) =>
  group(
    crate(kit, 230, 440, 190, kit.palette.base) +
      rect(-115, -440, 230, 70, 0, kit.palette.accent, 'opacity="0.9"') +
      markAt(kit, 0, -250, 130, kit.palette.accent) +
      textLines(0, -130, 120, kit.palette.accent) +
      stroke('M-115 -40H115', kit.palette.accent, 6, 'opacity="0.8"'),
    'translate(-50 0)',
  );

const teaBox = (kit: Kit) =>
  group(
    crate(kit, 300, 330, 200, kit.palette.base) +
      rect(-120, -280, 240, 220, 4, kit.palette.accent) +
      markAt(kit, 0, -190, 120, mix(kit.palette.base, '#222222', 0.2)) +
      textLines(0, -98, 130, darker(kit.palette.base, 0.4)) +
      group(
        path('M0 0L46 60H-46Z', mix('#d9c7a0', '#6a4a2a', 0.3), 'opacity="0.95"') +
          stroke('M0 0C10 -40 -30 -60 -20 -100', '#efe8da', 4) +
          rect(-36, -130, 34, 34, 2, kit.palette.accent),
        'translate(-236 -62)',
      ),
    'translate(-20 0)',
  );

function coffeeBag(kit: Kit): string {
  const { base, accent } = kit.palette;
  return (
    path(
      'M-166 -430L-150 -480H150L166 -430C180 -300 190 -140 182 -10C80 8 -80 8 -182 -10C-190 -140 -180 -300 -166 -430Z',
      kit.sketch.round(base, 0.22),
    ) +
    rect(-152, -512, 304, 44, 4, darker(base, 0.16)) +
    stroke('M-150 -468H150', darker(base, 0.4), 3, 'opacity="0.5"') +
    path(
      'M-166 -430C-130 -300 -140 -150 -160 -20',
      'none',
      `stroke="${darker(base, 0.4)}" stroke-width="7" opacity="0.3"`,
    ) +
    path(
      'M166 -430C130 -300 140 -150 160 -20',
      'none',
      `stroke="${darker(base, 0.4)}" stroke-width="7" opacity="0.3"`,
    ) +
    `<circle cx="0" cy="-400" r="15" fill="${darker(base, 0.3)}"/>` +
    flatLabel(kit, 0, -210, 206, 250, accent)
  );
}

function pouch(kit: Kit): string {
  const { base, accent } = kit.palette;
  return (
    path(
      'M-178 -500H178C186 -350 206 -150 196 -20C100 22 -100 22 -196 -20C-206 -150 -186 -350 -178 -500Z',
      kit.sketch.round(base, 0.26),
    ) +
    rect(-178, -500, 356, 34, 3, darker(base, 0.14)) +
    stroke('M-176 -440H176M-176 -430H176', darker(base, 0.34), 3, 'opacity="0.6"') +
    path('M-196 -20C-120 -80 120 -80 196 -20C100 22 -100 22 -196 -20Z', darker(base, 0.2), 'opacity="0.7"') +
    ellipse(0, -480, 13, 13, darker(base, 0.55)) +
    markAt(kit, 0, -280, 150, accent) +
    textLines(0, -170, 140, accent) +
    stroke('M-140 -420C-124 -300 -150 -170 -136 -80', '#ffffff', 12, 'opacity="0.16"')
  );
}

function labelRoll(kit: Kit): string {
  const { base } = kit.palette;
  return (
    path('M-30 -30H420V-14C300 0 100 4 -30 0Z', paperWhite) +
    [150, 300].map((x) => rect(x, -34, 110, 22, 4, base)).join('') +
    `<circle cx="-40" cy="-200" r="200" fill="${kit.sketch.flat(paperWhite, 0.1)}"/>` +
    [180, 160, 140, 120, 104]
      .map(
        (r) =>
          `<circle cx="-40" cy="-200" r="${r}" fill="none" stroke="${darker(paperWhite, 0.22)}" stroke-width="2" opacity="0.6"/>`,
      )
      .join('') +
    `<circle cx="-40" cy="-200" r="84" fill="${kit.sketch.flat('#b9966a', 0.2)}"/><circle cx="-40" cy="-200" r="66" fill="#5d4630"/>` +
    group(flatLabel(kit, 0, 0, 190, 210, base), 'translate(230 -150) rotate(8)')
  );
}

export const boxForms: Record<string, Form> = {
  'mailer-box': {
    pose: 'standing',
    sits: 'flat',
    reach: 300,
    draw: (kit) => group(mailer(kit), 'translate(-40 0)'),
  },
  'gift-box': { pose: 'standing', sits: 'flat', reach: 300, draw: giftBox },
  carton: { pose: 'standing', sits: 'flat', reach: 170, draw: carton },
  'tea-box': { pose: 'standing', sits: 'flat', reach: 250, draw: teaBox },
  'coffee-bag': { pose: 'standing', sits: 'flat', reach: 185, draw: coffeeBag },
  pouch: { pose: 'standing', reach: 198, draw: pouch },
  'label-roll': {
    pose: 'standing',
    sits: 'flat',
    reach: 280,
    draw: (kit) => group(labelRoll(kit), 'translate(-60 0)'),
  },
};
