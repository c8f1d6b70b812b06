import { darker, lighter, mix, type Color } from '../color/color.ts';
import { drum, markAt, roundLabel, streak, textLines, type Form, type Kit } from '../kit/kit.ts';
import { ellipse, group, lathe, path, rect, stroke, tilt } from '../sketch.ts';

const dark = '#2e2b2c';
const bamboo = '#d3ab74';

function body(
  kit: Kit,
  radius: number,
  height: number,
  shoulder: number,
  neck: number,
  color: Color,
): string {
  return (
    lathe(
      [
        [radius - 6, 0],
        [radius, -8],
        [radius, -height],
        [radius * 0.9, -height - shoulder * 0.45],
        [neck, -height - shoulder],
        [neck, -height - shoulder - 26],
      ],
      kit.sketch.round(color, 0.34),
      false,
    ) +
    streak(-radius * 0.8, -height + 10, -24, radius * 0.09, 0.38) +
    streak(radius * 0.74, -height + 24, -40, radius * 0.05, 0.2)
  );
}

function bottle(kit: Kit): string {
  const { base, accent } = kit.palette;
  return (
    body(kit, 122, 330, 84, 44, base) +
    drum(kit, 52, -428, -500, dark, 0.4) +
    ellipse(0, -500, 52, 52 * tilt, lighter(dark, 0.2)) +
    roundLabel(kit, 104, -280, -90, accent)
  );
}

function pump(kit: Kit): string {
  const { base, accent } = kit.palette;
  return (
    body(kit, 134, 320, 66, 50, base) +
    drum(kit, 56, -396, -440, dark, 0.35) +
    drum(kit, 17, -440, -486, dark) +
    path(
      'M-30 -516H46C60 -516 104 -510 118 -484L106 -478C96 -490 70 -492 46 -492H-30Z',
      kit.sketch.flat(dark, 0.2),
    ) +
    roundLabel(kit, 112, -270, -80, accent)
  );
}

function spray(kit: Kit): string {
  const { base, accent } = kit.palette;
  return (
    body(kit, 98, 330, 54, 40, base) +
    drum(kit, 44, -396, -436, '#d8d5cf', 0.5) +
    drum(kit, 36, -436, -496, dark, 0.35) +
    rect(-44, -478, 18, 14, 4, '#f4f1ea') +
    roundLabel(kit, 84, -280, -90, accent)
  );
}

function dropper(kit: Kit): string {
  const { base, accent } = kit.palette;
  return (
    body(kit, 112, 250, 66, 40, base) +
    drum(kit, 50, -330, -396, dark, 0.4) +
    Array.from({ length: 9 }, (_, index) =>
      stroke(`M${-40 + index * 10} -334V-392`, '#000000', 2, 'opacity="0.22"'),
    ).join('') +
    lathe(
      [
        [34, -396],
        [36, -440],
        [28, -500],
        [14, -518],
      ],
      kit.sketch.round('#4a4546', 0.3),
    ) +
    roundLabel(kit, 96, -220, -64, accent)
  );
}

function creamJar(kit: Kit): string {
  const { base, accent } = kit.palette;
  return (
    drum(kit, 176, 0, -170, base, 0.42) +
    drum(kit, 180, -170, -262, bamboo, 0.3) +
    ellipse(0, -262, 180, 180 * tilt, kit.sketch.flat(lighter(bamboo, 0.25), 0.1)) +
    [34, 70, 110, 150]
      .map((r) =>
        ellipse(
          8,
          -262,
          r,
          r * tilt,
          'none',
          `stroke="${darker(bamboo, 0.25)}" stroke-width="2" opacity="0.4"`,
        ),
      )
      .join('') +
    roundLabel(kit, 120, -146, -22, accent) +
    streak(-152, -160, -14, 14, 0.34)
  );
}

function jar(kit: Kit): string {
  const { base, accent } = kit.palette;
  return (
    drum(kit, 160, 0, -300, mix(base, '#ffffff', 0.1), 0.36) +
    drum(kit, 150, -300, -322, mix(base, '#ffffff', 0.3)) +
    drum(kit, 166, -316, -392, bamboo, 0.3) +
    ellipse(0, -392, 166, 166 * tilt, kit.sketch.flat(lighter(bamboo, 0.25), 0.1)) +
    roundLabel(kit, 124, -240, -70, accent) +
    streak(-136, -286, -20, 13, 0.36)
  );
}

function tube(kit: Kit): string {
  const { base, accent } = kit.palette;
  const shine = kit.sketch.linear([
    [0, darker(base, 0.24)],
    [0.16, lighter(base, 0.1)],
    [0.32, lighter(base, 0.42)],
    [0.55, base],
    [1, darker(base, 0.3)],
  ]);
  return (
    drum(kit, 62, 0, -70, dark, 0.35) +
    Array.from({ length: 10 }, (_, index) =>
      stroke(`M${-50 + index * 11} -6V-62`, '#000000', 2, 'opacity="0.25"'),
    ).join('') +
    path(
      `M-78 -70L-78 -84C-104 -100 -116 -130 -118 -170L-128 -520H128L118 -170C116 -130 104 -100 78 -84L78 -70A78 13 0 0 1 -78 -70Z`,
      shine,
    ) +
    rect(
      -132,
      -548,
      264,
      40,
      6,
      kit.sketch.linear([
        [0, darker(base, 0.2)],
        [0.4, lighter(base, 0.3)],
        [1, darker(base, 0.26)],
      ]),
    ) +
    stroke('M-126 -520H126', darker(base, 0.35), 3, 'opacity="0.4"') +
    markAt(kit, 0, -340, 116, accent) +
    textLines(0, -240, 116, accent)
  );
}

function diffuser(kit: Kit): string {
  const { base, accent } = kit.palette;
  const reed = (angle: number, long: number) =>
    group(
      stroke(`M0 0V${-long}`, '#b98f5d', 7) + stroke(`M-1.5 0V${-long}`, '#dcbb8a', 2),
      `translate(0 -268) rotate(${angle})`,
    );
  return (
    [
      [-26, 280],
      [-13, 310],
      [-3, 324],
      [9, 312],
      [19, 300],
      [30, 270],
    ]
      .map(([angle, long]) => reed(Number(angle), Number(long)))
      .join('') +
    body(kit, 128, 206, 60, 34, base) +
    `<path d="M-118 -120A118 20 0 0 0 118 -120V-12A118 20 0 0 1 -118 -12Z" fill="${darker(base, 0.2)}" opacity="0.4"/>` +
    drum(kit, 44, -262, -292, '#c9a15f', 0.5) +
    ellipse(0, -292, 44, 44 * tilt, '#7c5b2a') +
    roundLabel(kit, 96, -178, -40, accent)
  );
}

function tin(kit: Kit): string {
  const { base, accent } = kit.palette;
  return (
    drum(kit, 158, 0, -340, base, 0.34) +
    drum(kit, 162, -330, -430, darker(base, 0.12), 0.34) +
    ellipse(0, -430, 162, 162 * tilt, kit.sketch.flat(lighter(base, 0.18))) +
    ellipse(
      0,
      -430,
      140,
      140 * tilt,
      'none',
      `stroke="${darker(base, 0.3)}" stroke-width="3" opacity="0.5"`,
    ) +
    roundLabel(kit, 116, -280, -70, accent) +
    streak(-136, -320, -14, 12, 0.3)
  );
}

function incense(kit: Kit): string {
  const { base, accent } = kit.palette;
  const stick = (x: number, angle: number, long: number) =>
    group(
      stroke(`M0 0V${-long}`, '#7a4f34', 8) +
        stroke(`M0 0V-80`, '#d3ab74', 7) +
        ellipse(0, -long, 5, 7, '#f0783c'),
      `translate(${x} -64) rotate(${angle})`,
    );
  return (
    stroke('M40 -500C-10 -560 80 -590 30 -660', '#ffffff', 14, 'opacity="0.28"') +
    stick(0, 5, 430) +
    stick(-26, -7, 360) +
    lathe(
      [
        [74, -10],
        [112, -28],
        [92, -56],
        [40, -74],
      ],
      kit.sketch.round(base),
    ) +
    ellipse(0, -72, 40, 40 * tilt, lighter(base, 0.3)) +
    rect(120, -330, 96, 330, 6, kit.sketch.flat(lighter(base, 0.16))) +
    path('M216 -330L240 -344V-14L216 0Z', darker(base, 0.28)) +
    path('M120 -330L146 -344H240L216 -330Z', lighter(base, 0.4)) +
    rect(134, -250, 68, 120, 3, accent) +
    markAt(kit, 168, -196, 48, darker(base, 0.4))
  );
}

export const bottleForms: Record<string, Form> = {
  bottle: { pose: 'standing', reach: 122, draw: bottle },
  'pump-bottle': { pose: 'standing', reach: 134, draw: pump },
  spray: { pose: 'standing', reach: 100, draw: spray },
  dropper: { pose: 'standing', reach: 112, draw: dropper },
  'cream-jar': { pose: 'standing', reach: 180, draw: creamJar },
  jar: { pose: 'standing', reach: 166, draw: jar },
  tube: { pose: 'standing', reach: 132, draw: tube },
  diffuser: { pose: 'standing', reach: 150, draw: diffuser },
  tin: { pose: 'standing', reach: 162, draw: tin },
  incense: { pose: 'standing', reach: 200, draw: incense },
};
