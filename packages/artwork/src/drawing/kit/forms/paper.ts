import { darker, luminance, mix, type Color } from '../../color/color.ts';
import type { KitForm, KitStage } from '../kit-stage.ts';
import { printLabel } from '../../lettering/label.ts';
import { sheetLight } from '../../scene/light.ts';
import { group, path, rect, stroke } from '../../sketch.ts';
import { onBody, onColor, onLabel } from './inks.ts';

const k = '#120d0c';
const paper = '#fbf7ee';
const box = (x: number, y: number, width: number, height: number) =>
  `M${x} ${y}H${x + width}V${y + height}H${x}Z`;

function notebook(stage: KitStage): string {
  const { sketch, roles } = stage;
  const { body, accent } = roles;
  const panel = stage.words.voice.label === 'paper';
  return (
    rect(-206, -296, 432, 604, 12, darker(body, 0.5)) +
    rect(-210, -292, 430, 594, 5, '#e9e1d0') +
    [214, 210, 206].map((x) => stroke(`M${x} -284V294`, '#8f8573', 1.2, 'opacity="0.5"')).join('') +
    rect(-220, -304, 424, 604, 14, body) +
    (panel
      ? rect(-118, -196, 250, 190, 2, roles.label) +
        printLabel(stage.words, { x: 7, y: -101, width: 214, height: 170, ...onLabel(stage) })
      : printLabel(stage.words, { x: 4, y: -60, width: 290, height: 330, ...onBody(stage) })) +
    rect(
      -220,
      -304,
      424,
      604,
      14,
      sketch.linear(
        [
          [0, '#fffdf8', 0.2],
          [0.5, k, 0],
          [1, k, 0.18],
        ],
        50,
      ),
    ) +
    rect(-220, -304, 40, 604, 12, k, 'opacity="0.12"') +
    stroke('M-180 -304V300', k, 3, 'opacity="0.18"') +
    stroke('M-176 -304V300', '#fffdf8', 1.6, 'opacity="0.2"') +
    rect(156, -306, 15, 608, 0, accent) +
    rect(156, -306, 5, 608, 0, '#fffdf8', 'opacity="0.22"') +
    path('M30 300V356L41 344L52 356V300Z', accent)
  );
}

function poster(stage: KitStage): string {
  const { sketch, roles, words } = stage;
  const [width, height] = [480, 640];
  const sheet = words.print ? roles.body : mix(roles.label, paper, 0.25);
  const frame = mix('#c79a61', roles.ground, 0.14);
  const clip = sketch.clip(`<rect x="-214" y="-294" width="428" height="588"/>`);
  const big = luminance(roles.body) > 0.9 ? roles.accent : roles.body;
  const shapes = {
    classic: `<circle cx="0" cy="-70" r="170" fill="${big}"/><path d="M-214 60C-90 -10 40 100 214 10V294H-214Z" fill="${roles.accent}"/>`,
    'mark-first': `<path d="M-150 294V-40A150 150 0 0 1 150 -40V294Z" fill="${big}"/><path d="M-92 294V-20A92 92 0 0 1 92 -20V294Z" fill="${roles.accent}"/>`,
    'big-type': `<rect x="-214" y="-294" width="428" height="300" fill="${big}"/><circle cx="110" cy="6" r="150" fill="${roles.accent}"/>`,
    framed: `<path d="M-214 120L-60 -130L40 20L110 -80L214 90V294H-214Z" fill="${big}"/><circle cx="90" cy="-160" r="64" fill="${roles.accent}"/>`,
    banded: [0, 1, 2, 3]
      .map(
        (index) =>
          `<path d="M-214 ${-60 + index * 84}C-100 ${-130 + index * 84} 60 ${20 + index * 84} 214 ${-80 + index * 84}V294H-214Z" fill="${mix(big, roles.accent, index / 3)}"/>`,
      )
      .join(''),
    left: `<rect x="-214" y="-294" width="214" height="294" fill="${big}"/><circle cx="107" cy="-147" r="107" fill="${roles.accent}"/><path d="M-214 294A214 214 0 0 1 0 80V294Z" fill="${roles.accent}"/><rect x="0" y="80" width="214" height="214" fill="${big}"/>`,
  }[words.voice.layout];
  const houseArt =
    `<g transform="translate(0 -40) scale(0.86)">${shapes}</g>${rect(-214, 172, 428, 130, 0, sheet)}` +
    printLabel(words, { x: 0, y: 236, width: 380, height: 96, ...onColor(stage, sheet), layout: 'classic' });
  return (
    rect(-width / 2 - 14, -height / 2 - 14, width + 28, height + 28, 2, frame) +
    rect(
      -width / 2 - 14,
      -height / 2 - 14,
      width + 28,
      height + 28,
      2,
      sketch.linear(
        [
          [0, '#fffdf8', 0.36],
          [0.5, k, 0],
          [1, k, 0.34],
        ],
        55,
      ),
    ) +
    rect(-width / 2, -height / 2, width, height, 0, '#d9d2c4') +
    rect(-width / 2 + 3, -height / 2 + 4, width - 3, height - 4, 0, paper) +
    `<g clip-path="${clip}">${rect(-214, -294, 428, 588, 0, sheet)}${words.print ? printLabel(words, { x: 0, y: 0, width: 414, height: 588, ink: roles.bodyInk }) : houseArt}</g>` +
    path(`M${-width / 2} ${-height / 2}H90L${-width / 2} 220Z`, '#ffffff', 'opacity="0.12"')
  );
}

function stickers(stage: KitStage): string {
  const { sketch, roles, words } = stage;
  const white = '#ffffff';
  const die = (inside: string, shape: string, x: number, y: number, turn: number) =>
    group(
      `<g transform="translate(3 5)" fill="${k}" opacity="0.2">${shape}</g><g fill="${white}" stroke="${white}" stroke-width="20" stroke-linejoin="round">${shape}</g>${inside}`,
      `translate(${x} ${y}) rotate(${turn})`,
    );
  const circle = (r: number, color: Color, ink: Color, full: boolean) => ({
    shape: `<circle r="${r}"/>`,
    inside:
      `<circle r="${r}" fill="${color}"/>` +
      printLabel(full ? words : { ...words, name: '' }, {
        x: 0,
        y: 0,
        width: r * 1.36,
        height: r * 1.2,
        ink,
        layout: 'mark-first',
      }) +
      (full ? `<circle r="${r - 9}" fill="none" stroke="${ink}" stroke-width="2.5"/>` : ''),
  });
  const first = circle(118, roles.body, roles.bodyInk, true);
  const second = circle(78, roles.accent, roles.accentInk, false);
  const arch = 'M-86 118V-20A86 86 0 0 1 86 -20V118Z';
  const pill = '<rect x="-190" y="-46" width="380" height="92" rx="46"/>';
  return (
    rect(-296, -330, 592, 660, 8, mix(paper, roles.ground, 0.16)) +
    path(
      box(-296, -330, 592, 660),
      sketch.linear(
        [
          [0, '#fffdf8', 0.3],
          [1, k, 0.06],
        ],
        50,
      ),
    ) +
    die(first.inside, first.shape, -130, -176, -7) +
    die(second.inside, second.shape, 146, -210, 10) +
    die(
      `<path d="${arch}" fill="${roles.label}"/>` +
        printLabel(words, { x: 0, y: 34, width: 130, height: 150, ...onLabel(stage), layout: 'classic' }),
      `<path d="${arch}"/>`,
      142,
      16,
      6,
    ) +
    die(
      `<rect x="-190" y="-46" width="380" height="92" rx="46" fill="${roles.body}"/>` +
        printLabel(words, { x: 0, y: 0, width: 310, height: 70, ...onBody(stage) }),
      pill,
      -60,
      226,
      -4,
    ) +
    die(
      `<circle r="62" fill="${mix(roles.body, roles.accent, 0.5)}"/>` +
        printLabel(
          { ...words, name: '' },
          { x: 0, y: 0, width: 90, height: 90, ...onColor(stage, mix(roles.body, roles.accent, 0.5)) },
        ),
      '<circle r="62"/>',
      -168,
      52,
      12,
    ) +
    die(
      `<rect x="-60" y="-34" width="120" height="68" rx="8" fill="${roles.accent}"/>` +
        printLabel(words, { x: 0, y: 0, width: 104, height: 46, ink: roles.accentInk }),
      '<rect x="-60" y="-34" width="120" height="68" rx="8"/>',
      206,
      246,
      -9,
    )
  );
}

function cards(stage: KitStage): string {
  const { sketch, roles, words } = stage;
  const sheet = (color: Color, printed: string) =>
    rect(-190, -264, 380, 528, 3, color) + printed + sheetLight(sketch, box(-190, -264, 380, 528), 0.1);
  const envelope =
    rect(-290, -196, 580, 392, 5, roles.accent) +
    path('M-290 -190L0 40L290 -190V-196H-290Z', k, 'opacity="0.1"') +
    stroke('M-288 -192L0 34L288 -192', k, 3, 'opacity="0.22"') +
    sheetLight(sketch, box(-290, -196, 580, 392), 0.16);
  return (
    group(envelope, 'translate(90 130) rotate(12)') +
    group(
      `<rect x="-186" y="-258" width="380" height="528" fill="${k}" opacity="0.22"/>` +
        sheet(
          roles.body,
          printLabel(words, { x: 0, y: 0, width: 290, height: 400, ...onBody(stage), layout: 'mark-first' }),
        ),
      'translate(66 -40) rotate(6)',
    ) +
    group(
      `<rect x="-184" y="-256" width="380" height="528" fill="${k}" opacity="0.22"/>` +
        sheet(
          mix(roles.label, paper, 0.3),
          rect(
            -166,
            -240,
            332,
            480,
            0,
            'none',
            `stroke="${roles.labelInk}" stroke-opacity="0.35" stroke-width="2"`,
          ) +
            printLabel(words, {
              x: 0,
              y: 0,
              width: 280,
              height: 380,
              ...onColor(stage, mix(roles.label, paper, 0.3)),
              layout: 'classic',
            }),
        ),
      'translate(-70 -6) rotate(-7)',
    )
  );
}

/** A book (or a game in its box) standing a little open to the side. */
function book(stage: KitStage): string {
  const { sketch, roles, words } = stage;
  const { body } = roles;
  return group(
    path('M176 -530L232 -552V-30L176 0Z', '#f1eadb') +
      Array.from({ length: 11 }, (_, index) =>
        stroke(
          `M${180 + index * 4.8} ${-530 - index * 1.9}V${-2 - index * 2.6}`,
          '#9b907d',
          1,
          'opacity="0.5"',
        ),
      ).join('') +
      path('M-180 -530L-124 -554L236 -554L180 -530Z', '#e6decd') +
      path('M-180 -532L-126 -556L240 -556V-550L180 -528Z', darker(body, 0.24)) +
      path('M232 -556L240 -556V-32L232 -28Z', darker(body, 0.34)) +
      rect(-184, -532, 366, 534, 3, body) +
      `<path d="M-184 -170C-70 -240 60 -110 182 -196V2H-184Z" fill="${roles.accent}"/>` +
      `<circle cx="96" cy="-226" r="52" fill="${roles.label}"/>` +
      `<path d="M-184 -100C-70 -170 60 -60 182 -126V2H-184Z" fill="${mix(roles.accent, body, 0.4)}"/>` +
      printLabel(words, { x: 6, y: -396, width: 300, height: 220, ...onBody(stage), layout: 'big-type' }) +
      rect(
        -184,
        -532,
        366,
        534,
        3,
        sketch.linear([
          [0, k, 0.3],
          [0.05, k, 0.04],
          [0.09, k, 0.22],
          [0.12, '#fffdf8', 0.16],
          [0.5, k, 0],
          [1, k, 0.16],
        ]),
      ),
    'translate(-26 0)',
  );
}

export const paperForms: Record<string, KitForm> = {
  notebook: {
    pose: 'flat',
    reach: 224,
    height: 330,
    what: 'notes',
    draw: notebook,
    outline: () => '<rect x="-220" y="-304" width="446" height="612" rx="14"/>',
  },
  poster: {
    pose: 'hung',
    reach: 254,
    height: 334,
    what: '',
    draw: poster,
    outline: () => '<rect x="-254" y="-334" width="508" height="668"/>',
  },
  stickers: { pose: 'flat', reach: 296, height: 330, what: '', draw: stickers },
  cards: {
    pose: 'flat',
    reach: 352,
    height: 352,
    what: 'with love',
    draw: (stage) => group(cards(stage), 'translate(-60 -28)'),
    outline: () =>
      '<rect x="-290" y="-196" width="580" height="392" transform="translate(30 102) rotate(12)"/>',
  },
  book: { pose: 'standing', sits: 'flat', reach: 214, height: 556, what: 'volume one', draw: book },
};
