import { darker, lighter } from '../../color/color.ts';
import type { KitForm, KitStage } from '../kit-stage.ts';
import { ellipse, group, path, stroke } from '../../sketch.ts';
import { seam, stitch, wornPrint } from './cloth.ts';

const k = '#120d0c';
/** A brim seen a little from above. */
const flatter = 'translate(0 -27) scale(1 0.78)';

/** Domes with a panel in front. */
function cap(stage: KitStage): string {
  const { sketch, roles } = stage;
  const { body } = roles;
  const dome =
    'M-226 -118C-236 -290 -130 -392 6 -392C142 -392 240 -296 232 -120C100 -160 -96 -160 -226 -118Z';
  const peak =
    'M-228 -122C-100 -168 96 -168 234 -124C300 -84 318 -34 282 -8C160 -66 -60 -74 -216 -18C-280 -22 -288 -88 -228 -122Z';
  return (
    group(
      path('M-222 -30C-60 -84 160 -76 288 -14C180 14 -120 16 -222 -30Z', darker(roles.accent, 0.62)),
      flatter,
    ) +
    path(dome, body) +
    wornPrint(stage, { x: 4, y: -246, width: 210, height: 150 }) +
    path(
      dome,
      sketch.radial(
        [
          [0, '#fffdf8', 0.32],
          [0.5, '#fffdf8', 0.03],
          [1, k, 0.4],
        ],
        0.34,
        0.26,
        0.82,
      ),
    ) +
    seam('M4 -392C-110 -340 -152 -240 -148 -136M8 -392C122 -340 164 -240 160 -138') +
    stitch('M-4 -390C-120 -336 -162 -240 -158 -134M16 -390C132 -336 174 -240 170 -136') +
    ellipse(-184, -226, 6, 9, darker(body, 0.6)) +
    ellipse(192, -226, 6, 9, darker(body, 0.6)) +
    ellipse(6, -393, 19, 9, darker(body, 0.16)) +
    group(
      path(peak, roles.accent) +
        path(
          peak,
          sketch.linear(
            [
              [0, '#fffdf8', 0.26],
              [0.5, k, 0.02],
              [1, k, 0.36],
            ],
            62,
          ),
        ) +
        stroke('M-228 -122C-100 -168 96 -168 234 -124', k, 6, 'opacity="0.3"') +
        [0, 1, 2, 3]
          .map((index) =>
            stitch(
              `M${-222 + index * 6} ${-38 - index * 19}C-60 ${-92 - index * 15} 150 ${-86 - index * 15} ${276 - index * 8} ${-28 - index * 20}`,
            ),
          )
          .join(''),
      flatter,
    )
  );
}

function beanie(stage: KitStage): string {
  const { sketch, roles } = stage;
  const { body } = roles;
  const knit = 'M-206 -120C-214 -300 -110 -430 0 -430C110 -430 214 -300 206 -120Z';
  const clip = sketch.clip(`<path d="${knit}"/>`);
  const rows = Array.from({ length: 25 }, (_, index) => {
    const at = (index / 24 - 0.5) * 2;
    return stroke(
      `M${at * 206} -110C${at * 204} -260 ${at * 120} -380 ${at * 24} -430`,
      k,
      5,
      'opacity="0.14"',
    );
  }).join('');
  const cuff =
    'M-214 -150C-214 -164 -200 -168 -188 -166C-70 -150 70 -150 188 -166C200 -168 214 -164 214 -150V-24C214 -8 204 0 188 2C70 18 -70 18 -188 2C-204 0 -214 -8 -214 -24Z';
  return (
    path(knit, body) +
    `<g clip-path="${clip}">${rows}</g>` +
    path(
      knit,
      sketch.radial(
        [
          [0, '#fffdf8', 0.26],
          [0.5, '#fffdf8', 0.02],
          [1, k, 0.4],
        ],
        0.34,
        0.26,
        0.82,
      ),
    ) +
    path(cuff, lighter(body, 0.06)) +
    Array.from({ length: 34 }, (_, index) => {
      const x = -204 + index * 12.4;
      const sag = (1 - (x / 214) ** 2) * 14;
      return stroke(`M${x} ${-160 + sag}V${-4 + sag}`, k, 4, 'opacity="0.13"');
    }).join('') +
    path(
      cuff,
      sketch.linear([
        [0, k, 0.3],
        [0.2, '#fffdf8', 0.14],
        [0.5, k, 0],
        [1, k, 0.34],
      ]),
    ) +
    group(
      path('M-78 -44H78V44H-78Z', roles.label) +
        wornPrint(
          { ...stage, roles: { ...roles, bodyInk: roles.labelInk } },
          { x: 0, y: 0, width: 144, height: 76 },
        ) +
        stitch('M-72 -38H72V38H-72Z'),
      'translate(0 -68)',
    )
  );
}

export const headwearForms: Record<string, KitForm> = {
  cap: {
    pose: 'standing',
    sits: 'flat',
    reach: 284,
    height: 402,
    what: '',
    draw: (stage) => group(cap(stage), 'translate(-16 12)'),
  },
  beanie: { pose: 'standing', sits: 'flat', reach: 214, height: 430, what: '', draw: beanie },
};
