import { darker, lighter } from '../../color/color.ts';
import { path, rect, round, stroke } from '../../sketch.ts';
import { outdoors } from '../sky.ts';
import type { Shop } from '../shop.ts';
import { wallColor } from '../walls.ts';

export const isDark = ({ hour }: Shop) => hour === 'night' || hour === 'evening';

/** The line of a roof over a wall from `left` to `right`, its eaves at `top`. */
export function roofOf(shop: Shop, left: number, right: number, top: number): string {
  const tone = outdoors(
    shop,
    {
      plaster: '#b9654c',
      brick: '#5c6166',
      adobe: '#cf9a70',
      steel: '#8d9a9e',
      timber: '#6d5a4a',
      stone: '#7d746a',
    }[shop.build],
  );
  const wide = right - left;
  const [middle, rise] = [(left + right) / 2, Math.min(200, wide * 0.34)];
  if (shop.build === 'adobe')
    return (
      rect(left - 8, top - 30, wide + 16, 34, 6, lighter(tone, 0.1)) +
      Array.from({ length: Math.round(wide / 110) }, (_, at) =>
        rect(left + 40 + at * 110, top - 8, 16, 12, 2, '#5d3d28'),
      ).join('')
    );
  if (shop.build === 'steel' || (shop.build === 'brick' && shop.size !== 'small')) {
    const teeth = shop.size === 'large' ? 4 : 3;
    return (
      Array.from({ length: teeth }, (_, at) => {
        const [x, step] = [left + (at * wide) / teeth, wide / teeth];
        return (
          path(`M${round(x)} ${top}V${top - 110}L${round(x + step)} ${top}Z`, shop.sketch.flat(tone, 0.2)) +
          path(
            `M${round(x + 6)} ${top - 8}V${top - 92}L${round(x + 24)} ${top - 82}V${top - 8}Z`,
            isDark(shop) ? '#ffdf94' : '#d7e6ea',
          )
        );
      }).join('') + rect(left - 6, top - 8, wide + 12, 14, 2, darker(tone, 0.2))
    );
  }
  if (shop.build === 'timber')
    return (
      path(
        `M${left - 30} ${top}L${round(left + wide * 0.2)} ${round(top - rise * 0.6)}L${middle} ${round(top - rise)}L${round(right - wide * 0.2)} ${round(top - rise * 0.6)}L${right + 30} ${top}Z`,
        shop.sketch.flat(tone, 0.2),
      ) +
      path(
        `M${left + 20} ${top}L${round(left + wide * 0.24)} ${round(top - rise * 0.48)}L${middle} ${round(top - rise * 0.83)}L${round(right - wide * 0.24)} ${round(top - rise * 0.48)}L${right - 20} ${top}Z`,
        outdoors(shop, wallColor(shop)),
      )
    );
  if (shop.build === 'brick' && shop.round % 2)
    return (
      path(
        `M${left - 12} ${top + 4}L${middle} ${round(top - rise)}L${right + 12} ${top + 4}Z`,
        outdoors(shop, wallColor(shop)),
      ) +
      stroke(
        `M${left - 26} ${top + 8}L${middle} ${round(top - rise - 10)}L${right + 26} ${top + 8}`,
        tone,
        24,
      ) +
      `<circle cx="${middle}" cy="${round(top - rise * 0.36)}" r="${round(rise * 0.17)}" fill="${isDark(shop) ? '#ffd98a' : '#8fa5ae'}" stroke="${darker(tone, 0.2)}" stroke-width="8"/>`
    );
  const tall = shop.size === 'small' ? 150 : 110;
  return (
    path(
      `M${left - 34} ${top + 6}L${left + wide * 0.1} ${top - tall}H${right - wide * 0.1}L${right + 34} ${top + 6}Z`,
      shop.sketch.flat(tone, 0.2),
    ) +
    Array.from({ length: Math.round(wide / 34) }, (_, at) =>
      stroke(
        `M${round(left - 20 + at * 35)} ${top + 4}L${round(left + wide * 0.1 + (at * (wide * 0.8)) / (wide / 34))} ${top - tall + 4}`,
        darker(tone, 0.24),
        3,
        'opacity="0.5"',
      ),
    ).join('')
  );
}
