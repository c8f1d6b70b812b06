import { darker, lighter, mix, type Color } from '../color/color.ts';
import { drum, markAt, streak, type Form, type Kit } from '../kit/kit.ts';
import { ellipse, group, lathe, opening, path, rect, stroke, tilt } from '../sketch.ts';

/** Fine dots in a glaze; the same for the same color. */
export function speckles(color: Color, width: number, top: number, bottom: number, count = 46): string {
  return Array.from({ length: count }, (_, index) => {
    const across = ((index * 61) % 97) / 97 - 0.5;
    const down = ((index * 37) % 89) / 89;
    return ellipse(
      across * width,
      top + (bottom - top) * down,
      1.6 + (index % 3),
      1.4 + (index % 2),
      darker(color, 0.55),
      'opacity="0.4"',
    );
  }).join('');
}

export function handle(kit: Kit, x: number, top: number, bottom: number, out: number, color: Color): string {
  const d = `M${x} ${top}C${x + out * 1.25} ${top - 6} ${x + out * 1.25} ${bottom + 6} ${x} ${bottom}`;
  return (
    stroke(d, darker(color, 0.3), 40) +
    stroke(d, color, 34) +
    stroke(
      `M${x + 10} ${top - 8}C${x + out * 1.2} ${top - 14} ${x + out * 1.24} ${(top + bottom) / 2} ${x + out * 0.94} ${(top + bottom) / 2}`,
      lighter(color, 0.32),
      7,
      'opacity="0.7"',
    )
  );
}

function mug(kit: Kit): string {
  const { base } = kit.palette;
  return (
    handle(kit, 160, -270, -90, 130, base) +
    lathe(
      [
        [138, 0],
        [168, -26],
        [176, -120],
        [172, -340],
      ],
      kit.sketch.round(base),
    ) +
    speckles(base, 280, -300, -30) +
    opening(
      172,
      -340,
      lighter(base, 0.4),
      kit.sketch.linear([
        [0, darker(base, 0.5)],
        [1, darker(base, 0.12)],
      ]),
    ) +
    path(
      `M-138 0A138 ${138 * tilt} 0 0 0 138 0L146 -12A146 ${146 * tilt} 0 0 1 -146 -12Z`,
      mix(base, '#c9a97c', 0.6),
    ) +
    markAt(kit, 0, -165, 118, darker(base, 0.5), 0.72) +
    streak(-150, -310, -60, 12, 0.28)
  );
}

function cup(kit: Kit): string {
  const { base } = kit.palette;
  const bare = mix(base, '#cdb08a', 0.75);
  return (
    lathe(
      [
        [104, 0],
        [124, -40],
        [150, -150],
        [162, -300],
      ],
      kit.sketch.round(bare),
    ) +
    lathe(
      [
        [134, -84],
        [150, -150],
        [162, -300],
      ],
      kit.sketch.round(base),
    ) +
    speckles(base, 260, -290, -100, 30) +
    opening(
      162,
      -300,
      lighter(base, 0.4),
      kit.sketch.linear([
        [0, darker(base, 0.45)],
        [1, darker(base, 0.1)],
      ]),
    ) +
    streak(-140, -276, -110, 11, 0.28)
  );
}

function espresso(kit: Kit): string {
  const { base } = kit.palette;
  const one = (color: Color) =>
    ellipse(0, -4, 150, 150 * tilt * 1.5, darker(color, 0.14)) +
    ellipse(0, -10, 146, 146 * tilt * 1.4, kit.sketch.flat(lighter(color, 0.2))) +
    handle(kit, 92, -140, -64, 70, color) +
    lathe(
      [
        [56, -8],
        [86, -34],
        [104, -110],
        [106, -176],
      ],
      kit.sketch.round(color),
    ) +
    opening(106, -176, lighter(color, 0.4), darker(color, 0.2)) +
    ellipse(0, -172, 90, 90 * tilt, '#4a2f21') +
    ellipse(-14, -174, 60, 60 * tilt * 0.6, '#8d5f3c', 'opacity="0.7"');
  return (
    group(one(lighter(base, 0.28)), 'translate(-150 -60) scale(0.92)') +
    group(one(base), 'translate(110 0) scale(1.12)')
  );
}

function enamel(kit: Kit): string {
  const { base } = kit.palette;
  return (
    handle(kit, 168, -270, -110, 118, base) +
    drum(kit, 176, 0, -330, base, 0.5) +
    opening(
      176,
      -330,
      darker(base, 0.55),
      kit.sketch.linear([
        [0, '#d8d4cb'],
        [1, '#fbf8f1'],
      ]),
    ) +
    `<path d="M-176 -330A176 ${176 * tilt} 0 0 0 176 -330" fill="none" stroke="${darker(base, 0.6)}" stroke-width="9"/>` +
    markAt(kit, 0, -150, 130, darker(base, 0.62), 0.85) +
    streak(-156, -300, -20, 16, 0.45)
  );
}

function tumbler(kit: Kit): string {
  const { base, accent } = kit.palette;
  return (
    lathe(
      [
        [118, 0],
        [122, -20],
        [148, -430],
      ],
      kit.sketch.round(base, 0.4),
      false,
    ) +
    lathe(
      [
        [110, 0],
        [118, -30],
      ],
      kit.sketch.round('#c9ccd0', 0.6),
      false,
    ) +
    lathe(
      [
        [150, -430],
        [150, -470],
        [138, -486],
      ],
      kit.sketch.round(darker(base, 0.4), 0.3),
      false,
    ) +
    ellipse(0, -486, 138, 138 * tilt, darker(base, 0.3)) +
    rect(-20, -500, 92, 16, 8, darker(base, 0.55)) +
    markAt(kit, 0, -230, 118, lighter(accent, 0.1), 0.9) +
    streak(-112, -420, -60, 12, 0.34)
  );
}

export const vesselForms: Record<string, Form> = {
  mug: { pose: 'standing', reach: 230, draw: mug },
  cup: { pose: 'standing', reach: 162, draw: cup },
  espresso: { pose: 'standing', reach: 290, draw: espresso },
  'enamel-mug': { pose: 'standing', reach: 230, draw: enamel },
  tumbler: { pose: 'standing', reach: 150, draw: tumbler },
};
