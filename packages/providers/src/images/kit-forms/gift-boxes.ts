import { darker, lighter, luminance, mix, type Color } from '../color.ts';
import { inkOnColor } from '../kit-colors.ts';
import type { KitForm, KitStage } from '../kit-stage.ts';
import { printLabel } from '../label.ts';
import { ellipse, group, path, type Point, polygon, rect, stroke } from '../sketch.ts';
import { crate, onBody, onColor } from './boxes.ts';

const k = '#120d0c';

/** An open shipping box: printed outside, the brand's colour and paper inside. */
function mailer(stage: KitStage): string {
  const { sketch, roles, words } = stage;
  const outside = roles.body;
  const inside = mix(roles.accent, '#fffdf8', 0.1);
  const lid: Point[] = [
    [-142, -282],
    [342, -282],
    [372, -520],
    [-118, -520],
  ];
  const shade = (stops: readonly (readonly [number, string, number])[], angle: number) =>
    sketch.linear(stops, angle);
  return (
    polygon(
      [
        [-262, -190],
        [-142, -282],
        [342, -282],
        [222, -190],
      ],
      darker(inside, 0.4),
    ) +
    polygon(lid, inside) +
    polygon(
      lid,
      shade(
        [
          [0, k, 0.06],
          [1, k, 0.28],
        ],
        80,
      ),
    ) +
    group(
      printLabel(words, {
        x: 0,
        y: 0,
        width: 330,
        height: 150,
        ...onColor(stage, inside),
        layout: 'classic',
      }),
      'translate(112 -402) skewX(-4)',
    ) +
    path(
      'M-214 -198C-190 -262 -130 -232 -86 -262C-30 -300 30 -246 92 -270C150 -294 196 -258 262 -280L330 -282L222 -188H-262Z',
      mix(roles.label, '#ffffff', 0.4),
    ) +
    path(
      'M-214 -198C-190 -262 -130 -232 -86 -262C-30 -300 30 -246 92 -270C150 -294 196 -258 262 -280L330 -282L222 -188H-262Z',
      shade(
        [
          [0, '#ffffff', 0.3],
          [1, k, 0.28],
        ],
        70,
      ),
    ) +
    [
      'M-160 -206C-130 -236 -100 -214 -76 -240',
      'M-20 -200C20 -246 60 -210 96 -250',
      'M120 -200C150 -230 190 -214 226 -254',
    ]
      .map((d) => stroke(d, k, 3, 'opacity="0.12"'))
      .join('') +
    polygon(
      [
        [222, -190],
        [342, -282],
        [342, -96],
        [222, 0],
      ],
      outside,
    ) +
    polygon(
      [
        [222, -190],
        [342, -282],
        [342, -96],
        [222, 0],
      ],
      shade(
        [
          [0, k, 0.26],
          [1, k, 0.52],
        ],
        80,
      ),
    ) +
    rect(-262, -190, 484, 190, 0, outside) +
    printLabel(words, { x: -20, y: -95, width: 400, height: 130, ...onBody(stage) }) +
    rect(
      -262,
      -190,
      484,
      190,
      0,
      shade(
        [
          [0, '#fffdf8', 0.14],
          [0.5, k, 0],
          [1, k, 0.16],
        ],
        66,
      ),
    ) +
    stroke('M-262 -190H222V0', '#ffffff', 1.6, 'opacity="0.35"')
  );
}

/** A lidded box with a ribbon and a tag. */
function giftBox(stage: KitStage): string {
  const { sketch, roles, words } = stage;
  const ribbon = roles.accent;
  const satin = (angle: number) =>
    sketch.linear(
      [
        [0, lighter(ribbon, 0.34)],
        [0.5, ribbon],
        [1, darker(ribbon, 0.34)],
      ],
      angle,
    );
  const bow = (side: 1 | -1) =>
    path(
      `M0 0C${side * 40} ${-92} ${side * 168} ${-108} ${side * 150} ${-34}C${side * 136} ${12} ${side * 46} ${14} 0 0Z`,
      satin(side > 0 ? 20 : 160),
    ) +
    path(
      `M0 0C${side * 50} ${-50} ${side * 112} ${-66} ${side * 112} ${-32}C${side * 104} ${-6} ${side * 40} ${2} 0 0Z`,
      darker(ribbon, 0.42),
      'opacity="0.6"',
    ) +
    path(
      `M0 0C${side * 18} ${26} ${side * 50} ${54} ${side * 96} ${66}L${side * 76} ${84}C${side * 40} ${66} ${side * 8} ${40} 0 0Z`,
      satin(60),
    );
  return group(
    crate(stage, 400, 230, 260, roles.body) +
      rect(-200, -232, 400, 6, 0, k, 'opacity="0.2"') +
      group(crate(stage, 416, 76, 270, roles.body), 'translate(0 -232)') +
      rect(-118, -308, 44, 308, 0, satin(0)) +
      polygon(
        [
          [-118, -308],
          [-74, -308],
          [82, -378],
          [38, -378],
        ],
        lighter(ribbon, 0.2),
      ) +
      group(bow(1) + bow(-1) + ellipse(0, -4, 26, 22, satin(60)), 'translate(-20 -344) scale(0.92)') +
      printLabel(words, { x: 66, y: -118, width: 220, height: 168, ...onBody(stage), layout: 'classic' }),
    'translate(-66 0)',
  );
}

/** A bar in a paper band, another under it. */
function soap(stage: KitStage): string {
  const { sketch, roles, words } = stage;
  const cream = mix(luminance(roles.body) > 0.5 ? roles.body : roles.label, '#f4ead8', 0.35);
  const bar = (color: Color, printed: string) => {
    const side =
      'M-242 -108C-242 -122 -236 -128 -224 -128H224C236 -128 242 -122 242 -108V-18C242 -6 236 0 224 0H-224C-236 0 -242 -6 -242 -18Z';
    const top =
      'M-196 -214H196C206 -214 212 -211 216 -204L240 -122C244 -112 238 -106 226 -106H-226C-238 -106 -244 -112 -240 -122L-216 -204C-212 -211 -206 -214 -196 -214Z';
    return (
      path(side, color) +
      path(
        side,
        sketch.linear(
          [
            [0, k, 0.02],
            [0.5, k, 0.12],
            [1, k, 0.4],
          ],
          90,
        ),
      ) +
      path(top, color) +
      path(
        top,
        sketch.linear(
          [
            [0, '#fffdf8', 0.42],
            [1, '#fffdf8', 0.06],
          ],
          60,
        ),
      ) +
      printed
    );
  };
  const band =
    path('M-148 -216H148L170 -106V1H-170V-106Z', roles.body) +
    path(
      'M-148 -216H148L170 -106H-170Z',
      sketch.linear(
        [
          [0, '#fffdf8', 0.3],
          [1, '#fffdf8', 0.08],
        ],
        60,
      ),
    ) +
    path(
      'M-170 -106H170V1H-170Z',
      sketch.linear(
        [
          [0, k, 0.04],
          [1, k, 0.26],
        ],
        90,
      ),
    ) +
    stroke('M-170 -106H170', '#fffdf8', 2, 'opacity="0.3"') +
    printLabel(words, { x: 0, y: -52, width: 310, height: 86, ...onBody(stage) });
  const embossed =
    group(
      printLabel(words, { x: 0, y: 2, width: 330, height: 120, ink: '#fffdf8' }),
      'translate(1 -148) scale(1 0.6)',
      'opacity="0.7"',
    ) +
    group(
      printLabel(words, { x: 0, y: 0, width: 330, height: 120, ink: inkOnColor(cream, roles) }),
      'translate(0 -150) scale(1 0.6)',
      'opacity="0.75"',
    );
  return (
    group(bar(cream, embossed), 'translate(76 -172) rotate(-4) scale(0.86)') +
    group(bar(mix(cream, roles.body, 0.3), band), 'translate(-30 0)')
  );
}

export const giftBoxForms: Record<string, KitForm> = {
  'mailer-box': {
    pose: 'standing',
    sits: 'flat',
    reach: 320,
    height: 520,
    what: 'a good thing inside',
    draw: (stage) => group(mailer(stage), 'translate(-54 0)'),
  },
  'gift-box': {
    pose: 'standing',
    sits: 'flat',
    reach: 276,
    height: 440,
    what: 'the gift set',
    draw: giftBox,
  },
  soap: {
    pose: 'standing',
    sits: 'flat',
    reach: 270,
    height: 370,
    what: 'hand cut',
    amount: '110 g',
    draw: soap,
  },
};
