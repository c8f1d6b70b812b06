import { darker, lighter, mix } from '../color/color.ts';
import { disc, drum, flame, markAt, roundLabel, streak, type Form, type Kit } from '../kit/kit.ts';
import { ellipse, group, lathe, rect, stroke, tilt } from '../sketch.ts';

const wax = '#f3e9d6';

function jar(kit: Kit): string {
  const { base, accent } = kit.palette;
  const glass = mix(base, '#ffffff', 0.12);
  const radius = 165;
  return (
    drum(kit, radius, 0, -380, glass, 0.3) +
    ellipse(0, -380, radius, radius * tilt, darker(glass, 0.25)) +
    `<path d="M${-radius + 10} -300A${radius - 10} ${(radius - 10) * tilt} 0 0 0 ${radius - 10} -300V-380A${radius - 10} 28 0 0 1 ${-radius + 10} -380Z" fill="${darker(glass, 0.12)}" opacity="0.35"/>` +
    ellipse(
      0,
      -342,
      radius - 12,
      (radius - 12) * tilt,
      kit.sketch.linear([
        [0, lighter(wax, 0.4)],
        [1, darker(wax, 0.12)],
      ]),
    ) +
    flame(kit, 0, -348, 0.9) +
    `<path d="M${-radius} -380A${radius} ${radius * tilt} 0 0 0 ${radius} -380" fill="none" stroke="${lighter(glass, 0.7)}" stroke-width="6" opacity="0.9"/>` +
    roundLabel(kit, 118, -262, -84, accent) +
    streak(-140, -350, -40, 12, 0.4) +
    streak(126, -340, -60, 6, 0.22)
  );
}

function tin(kit: Kit): string {
  const { base, accent } = kit.palette;
  return (
    drum(kit, 190, 0, -190, base, 0.45) +
    `<path d="M-190 -160A190 ${190 * tilt} 0 0 0 190 -160" fill="none" stroke="${darker(base, 0.35)}" stroke-width="4" opacity="0.5"/>` +
    ellipse(0, -190, 190, 190 * tilt, lighter(base, 0.45)) +
    ellipse(
      0,
      -187,
      178,
      178 * tilt,
      kit.sketch.linear([
        [0, lighter(wax, 0.4)],
        [1, darker(wax, 0.14)],
      ]),
    ) +
    flame(kit, -46, -188, 0.62) +
    flame(kit, 52, -184, 0.62) +
    roundLabel(kit, 120, -140, -24, accent) +
    streak(-166, -165, -12, 14, 0.35)
  );
}

function bowl(kit: Kit): string {
  const { base } = kit.palette;
  return (
    lathe(
      [
        [120, 0],
        [150, -20],
        [228, -110],
        [250, -210],
      ],
      kit.sketch.round(base),
    ) +
    ellipse(0, -210, 250, 250 * tilt, lighter(base, 0.35)) +
    ellipse(
      0,
      -206,
      236,
      236 * tilt,
      kit.sketch.linear([
        [0, lighter(wax, 0.4)],
        [1, darker(wax, 0.16)],
      ]),
    ) +
    flame(kit, -110, -206, 0.66) +
    flame(kit, 110, -206, 0.66) +
    flame(kit, 0, -190, 0.72) +
    markAt(kit, 0, -86, 76, darker(base, 0.45), 0.6) +
    streak(-196, -186, -110, 12, 0.25)
  );
}

function pillar(kit: Kit, x: number, radius: number, height: number, color: string, ribs: number): string {
  const lines = Array.from({ length: ribs }, (_, index) => {
    const at = Math.cos(((index + 0.5) / ribs) * Math.PI) * radius;
    return stroke(
      `M${at} ${-6 + Math.sqrt(1 - (at / radius) ** 2) * radius * tilt}V${-height + 10}`,
      darker(color, 0.3),
      3,
      'opacity="0.35"',
    );
  }).join('');
  return group(
    drum(kit, radius, 0, -height, color) +
      lines +
      disc(kit, radius, -height, lighter(color, 0.2)) +
      ellipse(0, -height + 3, radius * 0.6, radius * tilt * 0.55, darker(color, 0.12), 'opacity="0.5"') +
      flame(kit, 0, -height, 0.75),
    `translate(${x} 0)`,
  );
}

const pillars = (kit: Kit) =>
  pillar(kit, -135, 78, 300, lighter(kit.palette.base, 0.3), 0) +
  pillar(kit, 128, 84, 240, darker(kit.palette.base, 0.12), 9) +
  pillar(kit, -8, 92, 430, kit.palette.base, 12);

function taper(kit: Kit, x: number, height: number, color: string): string {
  const { base } = kit.palette;
  const holder = mix(base, '#e9e1d4', 0.72);
  return group(
    lathe(
      [
        [70, 0],
        [72, -14],
        [34, -34],
        [26, -70],
        [44, -92],
      ],
      kit.sketch.round(holder),
    ) +
      lathe(
        [
          [27, -80],
          [25, -height * 0.6],
          [15, -height],
        ],
        kit.sketch.round(color, 0.35),
      ) +
      flame(kit, 0, -height, 0.66),
    `translate(${x} 0)`,
  );
}

const tapers = (kit: Kit) =>
  taper(kit, -120, 470, lighter(kit.palette.base, 0.24)) +
  taper(kit, 118, 400, darker(kit.palette.base, 0.12)) +
  taper(kit, 6, 540, kit.palette.base);

function candlestick(kit: Kit): string {
  const { base } = kit.palette;
  return (
    lathe(
      [
        [128, 0],
        [130, -22],
        [64, -44],
        [60, -66],
        [92, -104],
        [60, -142],
        [52, -164],
        [78, -196],
        [50, -228],
        [62, -262],
      ],
      kit.sketch.round(base),
    ) +
    ellipse(0, -262, 62, 62 * tilt, lighter(base, 0.3)) +
    lathe(
      [
        [30, -256],
        [27, -440],
        [16, -520],
      ],
      kit.sketch.round(wax, 0.4),
    ) +
    flame(kit, 0, -520, 0.8)
  );
}

function burner(kit: Kit): string {
  const { base } = kit.palette;
  return (
    lathe(
      [
        [150, 0],
        [164, -60],
        [150, -220],
        [118, -280],
      ],
      kit.sketch.round(base),
    ) +
    `<path d="M-52 -40V-120A52 52 0 0 1 52 -120V-40A52 9 0 0 1 -52 -40Z" fill="${darker(base, 0.6)}"/>` +
    rect(-24, -66, 48, 28, 4, '#e7dcc8') +
    flame(kit, 0, -62, 0.55) +
    lathe(
      [
        [96, -286],
        [150, -340],
      ],
      kit.sketch.round(lighter(base, 0.12)),
    ) +
    ellipse(0, -340, 150, 150 * tilt, lighter(base, 0.3)) +
    ellipse(0, -337, 136, 136 * tilt, mix(base, '#b98a3e', 0.55)) +
    streak(-140, -230, -60, 10, 0.24)
  );
}

export const candleForms: Record<string, Form> = {
  'candle-jar': { pose: 'standing', reach: 165, draw: jar },
  'candle-tin': { pose: 'standing', reach: 190, draw: tin },
  'candle-bowl': { pose: 'standing', reach: 250, draw: bowl },
  'candle-pillar': { pose: 'standing', reach: 215, draw: pillars },
  'candle-taper': { pose: 'standing', reach: 190, draw: tapers },
  candlestick: { pose: 'standing', reach: 130, draw: candlestick },
  'ceramic-diffuser': { pose: 'standing', reach: 165, draw: burner },
};
