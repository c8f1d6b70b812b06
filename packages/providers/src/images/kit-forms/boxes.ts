import { mix, type Color } from '../color.ts';
import { inkOnColor } from '../kit-colors.ts';
import type { KitForm, KitStage } from '../kit-stage.ts';
import { printLabel, type PrintArea } from '../label.ts';
import { ellipse, group, path, type Point, polygon, rect, stroke } from '../sketch.ts';

const k = '#120d0c';

/** The inks of something printed on the body itself. */
export const onBody = ({ roles }: KitStage): Pick<PrintArea, 'ink' | 'accent'> => ({
  ink: roles.bodyInk,
  accent: { color: roles.accent, ink: roles.accentInk },
});
/** The inks of something printed on the label colour. */
export const onLabel = ({ roles }: KitStage): Pick<PrintArea, 'ink' | 'accent'> => ({
  ink: roles.labelInk,
  accent: { color: roles.accent, ink: roles.accentInk },
});

/** The inks of something printed on another colour. */
export const onColor = ({ roles }: KitStage, color: Color): Pick<PrintArea, 'ink' | 'accent'> => ({
  ink: inkOnColor(color, roles),
  accent: { color: roles.accent, ink: roles.accentInk },
});

/** A box seen from a corner above: front, side and top. The front is `width` × `height`, standing on y = 0. */
export function crate(
  { sketch }: KitStage,
  width: number,
  height: number,
  depth: number,
  color: Color,
  printed = '',
): string {
  const [dx, dy] = [depth * 0.58, depth * 0.26];
  const half = width / 2;
  const side: Point[] = [
    [half, -height],
    [half + dx, -height - dy],
    [half + dx, -dy],
    [half, 0],
  ];
  const top: Point[] = [
    [-half, -height],
    [-half + dx, -height - dy],
    [half + dx, -height - dy],
    [half, -height],
  ];
  return (
    polygon(side, color) +
    polygon(
      side,
      sketch.linear(
        [
          [0, k, 0.26],
          [0.5, k, 0.4],
          [1, k, 0.56],
        ],
        60,
      ),
    ) +
    polygon(top, color) +
    polygon(
      top,
      sketch.linear(
        [
          [0, '#fffdf8', 0.4],
          [1, '#fffdf8', 0.12],
        ],
        20,
      ),
    ) +
    rect(-half, -height, width, height, 0, color) +
    printed +
    rect(
      -half,
      -height,
      width,
      height,
      0,
      sketch.linear(
        [
          [0, '#fffdf8', 0.16],
          [0.5, '#fffdf8', 0],
          [0.6, k, 0],
          [1, k, 0.16],
        ],
        66,
      ),
    ) +
    stroke(`M${-half} ${-height}H${half}V0`, '#ffffff', 1.6, 'opacity="0.3"')
  );
}

/** A folding carton; the second colour wraps its foot or its head, as the brand's layout has it. */
function carton(stage: KitStage): string {
  const { roles, words } = stage;
  const [width, height] = [286, 430];
  const split = words.voice.label === 'paper';
  const printed = split
    ? rect(-width / 2, -height, width, height * 0.64, 0, roles.label) +
      printLabel(words, {
        x: 0,
        y: -height * 0.68,
        width: 240,
        height: height * 0.56,
        ...onLabel(stage),
        layout: 'mark-first',
      }) +
      rect(-width / 2, -height * 0.36, width, 5, 0, roles.accent)
    : printLabel(words, { x: 0, y: -height / 2, width: 240, height: 392, ...onBody(stage) });
  return group(
    crate(stage, width, height, 190, roles.body, printed) +
      stroke('M-143 -424H143', k, 1.2, 'opacity="0.18"') +
      path('M143 -430L253 -479L253 -468L143 -418Z', k, 'opacity="0.12"'),
    'translate(-54 0)',
  );
}

/** A tea box with a bag hanging out beside it. */
function teaBox(stage: KitStage): string {
  const { roles, words, sketch } = stage;
  const panel = words.voice.label === 'paper';
  const printed = panel
    ? path('M-140 -26V-210A140 140 0 0 1 140 -210V-26Z', roles.label) +
      printLabel(words, {
        x: 0,
        y: -166,
        width: 232,
        height: 250,
        ...onLabel(stage),
        layout:
          words.voice.layout === 'framed'
            ? 'classic'
            : words.voice.layout === 'left'
              ? 'mark-first'
              : words.voice.layout,
      })
    : printLabel(words, { x: 0, y: -190, width: 290, height: 340, ...onBody(stage) });
  const bag =
    path('M-46 -104L0 -128L46 -104L52 0H-52Z', mix('#e9dcc4', '#fffdf8', 0.3)) +
    path('M-36 -30C-20 -60 20 -60 36 -30L40 -6H-40Z', '#7a5a34', 'opacity="0.4"') +
    path(
      'M-46 -104L0 -128L46 -104L52 0H-52Z',
      sketch.linear(
        [
          [0, '#ffffff', 0.3],
          [1, k, 0.22],
        ],
        40,
      ),
    ) +
    stroke('M0 -124C30 -170 84 -120 86 -50', '#e6dcc8', 3) +
    group(
      rect(-30, -24, 60, 48, 3, roles.accent) +
        group(
          printLabel({ ...words, name: '' }, { x: 0, y: 0, width: 44, height: 40, ink: roles.accentInk }),
          '',
        ),
      'translate(92 -24) rotate(14)',
    );
  return (
    group(crate(stage, 330, 390, 200, roles.body, printed), 'translate(-70 0)') +
    group(ellipse(8, 2, 66, 10, k, 'opacity="0.28"') + bag, 'translate(196 22)')
  );
}

/** A long slim box of incense, brushes or matches, one of them in front. */
function slimBox(stage: KitStage): string {
  const { roles, words } = stage;
  const printed = printLabel(words, {
    x: 0,
    y: -262,
    width: 118,
    height: 480,
    ...onBody(stage),
    layout: words.voice.layout === 'left' ? 'classic' : words.voice.layout,
  });
  const back = { ...stage, roles: { ...roles, body: roles.label } };
  return (
    group(
      crate(
        back,
        146,
        500,
        80,
        roles.label,
        rect(-73, -500, 146, 60, 0, roles.accent) +
          printLabel(words, {
            x: 0,
            y: -230,
            width: 118,
            height: 400,
            ...onLabel(stage),
            layout: 'mark-first',
          }),
      ),
      'translate(74 -46) scale(0.97)',
    ) + group(crate(stage, 146, 524, 80, roles.body, printed), 'translate(-110 0)')
  );
}

export const boxForms: Record<string, KitForm> = {
  box: {
    pose: 'standing',
    sits: 'flat',
    reach: 196,
    height: 480,
    what: 'made with care',
    amount: 'No. 01',
    draw: carton,
  },
  'tea-box': {
    pose: 'standing',
    sits: 'flat',
    reach: 280,
    height: 444,
    what: 'herbal infusion',
    amount: '20 tea bags',
    draw: (stage) => group(teaBox(stage), 'translate(-44 0)'),
  },
  'slim-box': {
    pose: 'standing',
    sits: 'flat',
    reach: 200,
    height: 566,
    what: 'set of twelve',
    amount: '12',
    draw: slimBox,
  },
};
