import { darker, lighter, mix, type Color } from '@brandwright/artwork/drawing/color/color.ts';
import { ellipse, group, path, rect, stroke, type Sketch } from '@brandwright/artwork/drawing/sketch.ts';
import { plainForm } from './made-forms.ts';
import { floorShadow, laidShadow, quietGround, tableGround } from './grounds.ts';

type Draw = (sketch: Sketch, color: Color) => string;

const onPaper =
  (draw: Draw, reach = 1): Draw =>
  (sketch, color) => {
    const thing = draw(sketch, color);
    return quietGround(sketch) + laidShadow(thing, reach) + thing;
  };

const cloth = (sketch: Sketch, d: string, color: Color) =>
  path(
    d,
    sketch.linear(
      [
        [0, lighter(color, 0.16)],
        [0.5, color],
        [1, darker(color, 0.14)],
      ],
      50,
    ),
  );
const fold = (d: string, color: Color, opacity = 0.2) =>
  stroke(d, darker(color, 0.5), 8, `opacity="${opacity}"`);
const seam = (d: string, color: Color) =>
  stroke(d, darker(color, 0.36), 3, 'stroke-dasharray="8 7" opacity="0.55"');

export const tank: Draw = onPaper(
  (sketch, color) =>
    cloth(
      sketch,
      'M370 130C372 250 340 330 250 370C262 520 258 700 244 868C410 896 590 896 756 868C742 700 738 520 750 370C660 330 628 250 630 130L572 126C566 270 434 270 428 126Z',
      color,
    ) +
    stroke(
      'M370 130C372 250 340 330 250 370M630 130C628 250 660 330 750 370M428 126C434 270 566 270 572 126',
      lighter(color, 0.14),
      12,
    ) +
    fold('M300 560C330 660 300 780 322 860M690 520C660 650 700 760 676 864', color, 0.14) +
    seam('M248 846C410 876 590 876 752 846', color),
);

export const bodysuit: Draw = onPaper(
  (sketch, color) =>
    cloth(
      sketch,
      'M390 150L250 240L196 420L318 470L338 410C340 560 322 660 300 726C380 756 420 800 440 880H560C580 800 620 756 700 726C678 660 660 560 662 410L682 470L804 420L750 240L610 150C570 220 430 220 390 150Z',
      color,
    ) +
    stroke('M390 150C430 228 570 228 610 150', lighter(color, 0.16), 18) +
    stroke('M300 726C380 756 420 800 440 880M700 726C620 756 580 800 560 880', lighter(color, 0.12), 12) +
    [464, 500, 536]
      .map((x) => ellipse(x, 862, 8, 8, '#d8d6d0', `stroke="${darker(color, 0.4)}" stroke-width="2"`))
      .join('') +
    fold('M338 410C340 370 320 320 300 290M662 410C660 370 680 320 700 290', color),
);

export const bib: Draw = onPaper(
  (sketch, color) =>
    cloth(
      sketch,
      'M360 200C300 190 280 240 290 300C240 420 230 560 290 700C350 830 650 830 710 700C770 560 760 420 710 300C720 240 700 190 640 200C610 210 620 260 630 300C620 400 380 400 370 300C380 260 390 210 360 200Z',
      color,
    ) +
    seam('M308 310C262 430 252 560 306 690C366 806 634 806 694 690C748 560 738 430 692 310', color) +
    ellipse(338, 236, 14, 14, '#d8d6d0', `stroke="${darker(color, 0.4)}" stroke-width="2"`),
);

export const shorts: Draw = onPaper(
  (sketch, color) =>
    cloth(
      sketch,
      'M240 210H760C800 400 840 600 850 790L540 800C530 700 516 600 500 520C484 600 470 700 460 800L150 790C160 600 200 400 240 210Z',
      color,
    ) +
    rect(236, 190, 528, 70, 14, darker(color, 0.12)) +
    Array.from({ length: 34 }, (_, at) =>
      stroke(`M${252 + at * 15} 198V252`, darker(color, 0.34), 2, 'opacity="0.4"'),
    ).join('') +
    fold('M500 520C496 430 500 340 500 264', color) +
    fold('M300 300C270 420 260 560 262 690M700 300C730 420 740 560 738 690', color, 0.14) +
    seam('M160 766L462 776M538 776L840 766', color) +
    stroke('M482 254C470 320 474 360 462 396M518 254C530 310 526 350 540 384', mix(color, '#ffffff', 0.6), 8),
);

/** White outside; the color is inside and on the handle. */
export const twoToneMug: Draw = (sketch, color) => {
  const at = 'translate(460 830) scale(1.6)';
  const body = sketch.clip(path('M160 292C300 352 570 352 688 292V860H160Z', '#000'));
  return (
    tableGround(sketch, 710) +
    floorShadow(sketch, 460, 830, 240) +
    group(plainForm(sketch, 'mug', color), at) +
    `<g clip-path="${body}">${group(plainForm(sketch, 'mug', '#f7f6f2'), at)}</g>`
  );
};

export const apron: Draw = onPaper(
  (sketch, color) =>
    stroke('M398 206C380 90 620 90 602 206', darker(color, 0.14), 18) +
    stroke('M252 470C150 480 110 540 90 620M748 470C850 480 890 540 910 620', darker(color, 0.14), 14) +
    cloth(
      sketch,
      'M390 200H610C620 320 660 400 752 450V880C752 900 740 908 724 908H276C260 908 248 900 248 880V450C340 400 380 320 390 200Z',
      color,
    ) +
    path(
      'M330 650H670V800C670 820 650 830 630 830H370C350 830 330 820 330 800Z',
      sketch.flat(darker(color, 0.04), 0.06),
    ) +
    seam('M330 664H670M500 664V826', color) +
    seam('M398 212H602M262 890H738', color) +
    fold('M300 520C330 640 300 760 316 890M700 520C670 640 710 760 690 890', color, 0.12),
);

export const socks: Draw = onPaper((sketch, color) => {
  const one = (turn: string) =>
    group(
      cloth(
        sketch,
        'M-92 -330H92C88 -180 96 -60 78 60C64 150 40 170 -20 250C-70 316 -170 346 -214 286C-250 236 -200 180 -150 130C-96 76 -98 20 -96 -60C-92 -160 -96 -240 -92 -330Z',
        color,
      ) +
        rect(-94, -340, 188, 62, 14, darker(color, 0.1)) +
        path(
          'M-214 286C-250 236 -200 180 -160 140C-120 190 -120 250 -140 312C-170 320 -200 306 -214 286Z',
          darker(color, 0.12),
        ) +
        path('M76 66C66 130 44 164 16 200C-8 170 -4 110 20 70Z', darker(color, 0.12)),
      turn,
    );
  return one('translate(640 480) rotate(7) scale(1.06)') + one('translate(440 500) rotate(-5) scale(1.06)');
});
/** Where the knitted pattern is: the leg of the sock in front. */
export const sockShape =
  'M-92 -276H92C88 -180 96 -60 78 60C64 150 40 170 -20 250C-60 300 -110 320 -140 312C-120 250 -120 190 -160 140C-96 76 -98 20 -96 -60C-92 -160 -96 -220 -92 -276Z';

export const phoneCase: Draw = onPaper(
  (sketch, color) =>
    rect(
      318,
      90,
      364,
      820,
      62,
      sketch.flat(mix(color, '#8a8f94', 0.18), 0.1),
      `stroke="${darker(color, 0.3)}" stroke-width="3"`,
    ) + rect(332, 104, 336, 792, 50, sketch.flat(color, 0.06)),
);
export const phoneCamera: Draw = (sketch, color) =>
  rect(
    352,
    124,
    150,
    150,
    40,
    sketch.flat(darker(color, 0.18), 0.1),
    `stroke="${darker(color, 0.4)}" stroke-width="3"`,
  ) +
  [
    [396, 168],
    [396, 232],
    [458, 200],
  ]
    .map(
      ([x = 0, y = 0]) =>
        ellipse(x, y, 26, 26, '#15161a') +
        ellipse(x, y, 15, 15, '#2a3240') +
        ellipse(x - 5, y - 6, 5, 5, '#7d90a8'),
    )
    .join('') +
  path(
    'M332 154C332 120 360 104 390 104H470L360 896H380C350 896 332 876 332 846Z',
    '#ffffff',
    'opacity="0.12"',
  );

export const laptopSleeve: Draw = onPaper(
  (sketch, color) =>
    rect(
      120,
      250,
      760,
      520,
      46,
      sketch.flat(color, 0.08),
      `stroke="${darker(color, 0.2)}" stroke-width="3"`,
    ) +
    stroke('M160 274H840', '#3a3a40', 9, 'stroke-dasharray="6 5"') +
    rect(824, 262, 44, 20, 8, '#55565c'),
  1.3,
);
export const deskMat: Draw = onPaper(
  (sketch, color) =>
    rect(60, 290, 880, 440, 22, sketch.flat(color, 0.05), `stroke="#2b2b30" stroke-width="5"`),
  0.6,
);
export const mousePad: Draw = onPaper(
  (sketch, color) =>
    rect(200, 250, 600, 500, 22, sketch.flat(color, 0.05), `stroke="#2b2b30" stroke-width="5"`),
  0.6,
);

export const glass: Draw = (sketch, color) => {
  const body = 'M330 150H670L628 842C626 866 610 876 590 876H410C390 876 374 866 372 842Z';
  return (
    tableGround(sketch, 760) +
    floorShadow(sketch, 500, 872, 150) +
    path(body, mix(color, '#dfe6e8', 0.5), 'opacity="0.55"') +
    path(
      body,
      sketch.linear([
        [0, '#ffffff', 0.75],
        [0.12, '#ffffff', 0.1],
        [0.5, '#ffffff', 0.2],
        [0.88, '#7b8a90', 0.18],
        [1, '#ffffff', 0.6],
      ]),
    ) +
    path(
      'M374 800H626L624 846C622 864 608 874 590 874H410C392 874 378 864 376 846Z',
      '#c9d3d6',
      'opacity="0.7"',
    ) +
    ellipse(500, 150, 170, 26, '#f4f7f8', 'opacity="0.8"') +
    ellipse(500, 152, 156, 20, '#cfd8da', 'opacity="0.8"')
  );
};

export const poster: Draw = onPaper(
  (sketch, color) =>
    rect(
      215,
      110,
      570,
      760,
      2,
      sketch.linear(
        [
          [0, lighter(color, 0.3)],
          [1, darker(color, 0.04)],
        ],
        50,
      ),
    ),
  1.2,
);
export const framedPoster: Draw = onPaper(
  (sketch, color) =>
    rect(190, 84, 620, 820, 4, sketch.flat(color, 0.2)) +
    rect(190, 84, 620, 820, 4, 'none', `stroke="${darker(color, 0.4)}" stroke-width="3"`) +
    rect(220, 114, 560, 760, 2, '#f8f6f1') +
    rect(220, 114, 560, 10, 0, '#000000', 'opacity="0.12"'),
  1.6,
);
export const canvasPrint: Draw = onPaper(
  (sketch, color) =>
    path('M790 130L826 152V872L790 850Z', darker(color, 0.3)) +
    path('M200 850L236 872H826L790 850Z', darker(color, 0.4)) +
    rect(200, 130, 590, 720, 2, sketch.flat(color, 0.04)),
  1.4,
);
export const flag: Draw = onPaper(
  (sketch, color) =>
    rect(250, 110, 500, 800, 2, sketch.flat(color, 0.05)) +
    ellipse(264, 124, 7, 7, '#a8843a') +
    ellipse(736, 124, 7, 7, '#a8843a'),
  0.8,
);
export const blanket: Draw = onPaper(
  (sketch, color) =>
    path(
      'M120 170C300 150 420 186 560 162C690 144 790 160 884 172C872 360 892 520 878 820C760 842 640 820 500 838C360 854 240 826 116 836C130 640 104 420 120 170Z',
      sketch.flat(color, 0.06),
    ),
  1.4,
);
export const blanketShape =
  'M120 170C300 150 420 186 560 162C690 144 790 160 884 172C872 360 892 520 878 820C760 842 640 820 500 838C360 854 240 826 116 836C130 640 104 420 120 170Z';
export const waves: Draw = (sketch) =>
  group(
    [190, 360, 540, 720]
      .map((x, index) =>
        path(
          `M${x} 150C${x + 46} 360 ${x - 40} 560 ${x + 20} 850H${x + 130}C${x + 60} 600 ${x + 150} 380 ${x + 96} 150Z`,
          index % 2 === 0 ? '#ffffff' : '#1d1410',
          'opacity="0.035"',
        ),
      )
      .join(''),
    'translate(0 0)',
    `clip-path="${sketch.clip(path(blanketShape, '#000'))}"`,
  );
export const towel: Draw = onPaper(
  (sketch, color) =>
    rect(235, 130, 530, 742, 3, sketch.flat(color, 0.05)) +
    stroke('M486 130C486 96 514 96 514 130', darker(color, 0.3), 6),
  0.8,
);
export const sticker: Draw = onPaper(() => '', 0);
export const sheet: Draw = onPaper(
  (sketch, color) => rect(250, 150, 500, 700, 6, sketch.flat(color, 0.04)),
  0.8,
);
export const card: Draw = onPaper(
  (sketch, color) =>
    group(
      rect(-250, -330, 480, 660, 4, '#d9cdb6') + stroke('M-250 -330L-10 -40L230 -330', '#b9aa8e', 4),
      'translate(560 540) rotate(9)',
    ) + rect(240, 140, 470, 700, 4, sketch.flat(color, 0.04)),
  0.9,
);
export const ornament: Draw = (sketch, color) =>
  quietGround(sketch) +
  stroke('M500 0V206', '#b58b3a', 4) +
  ellipse(520, 560, 300, 300, '#241a17', 'opacity="0.13"') +
  ellipse(512, 544, 298, 298, '#241a17', 'opacity="0.12"') +
  ellipse(
    500,
    520,
    296,
    296,
    sketch.radial(
      [
        [0, lighter(color, 0.4)],
        [0.75, color],
        [1, darker(color, 0.2)],
      ],
      0.4,
      0.35,
      0.75,
    ),
  ) +
  ellipse(500, 252, 13, 13, '#8d8578');
export const bar: Draw = (sketch) =>
  quietGround(sketch) +
  stroke(
    'M80 160C250 430 380 480 430 486M920 160C750 430 620 480 570 486',
    '#b58b3a',
    4,
    'stroke-dasharray="7 4"',
  ) +
  rect(412, 470, 190, 40, 8, '#00000030') +
  rect(
    405,
    462,
    190,
    40,
    8,
    sketch.linear(
      [
        [0, '#e8cf8b'],
        [0.5, '#c79e4a'],
        [1, '#a67e33'],
      ],
      80,
    ),
  );
