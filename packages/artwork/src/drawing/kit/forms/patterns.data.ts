import { darker, lighter, mix } from '../../color/color.ts';
import type { KitForm, KitStage } from '../kit-stage.ts';
import { ellipse, group, path, rect, stroke } from '../../sketch.ts';
import { cloth, fold, ribbing, seam, stitch, wornPrint, wovenTag } from './cloth.ts';
import { rod } from './fittings.ts';
import { longHalf, openHalf, sleeveSeam, teeHalf } from './cuts.ts';
import { bothSides, fromHalf, mirrored } from './mirrored.ts';
import { patternForm, type PatternData } from './pattern-form.ts';
import { toneOf } from './tones.ts';

const k = '#120d0c';

const buttons = (places: readonly (readonly [number, number])[], color = '#efe9dd', r = 8): string =>
  places
    .map(
      ([x, y]) =>
        ellipse(x + 1.5, y + 2.5, r, r, k, 'opacity="0.3"') +
        ellipse(x, y, r, r, color, `stroke="${k}" stroke-opacity="0.35" stroke-width="1.4"`) +
        ellipse(x - 2.4, y, 1.3, 1.3, k, 'opacity="0.6"') +
        ellipse(x + 2.4, y, 1.3, 1.3, k, 'opacity="0.6"'),
    )
    .join('');

const zip = (from: number, to: number, x = 0): string =>
  stroke(`M${x} ${from}V${to}`, '#8d8f93', 9) +
  stroke(`M${x} ${from}V${to}`, '#d9dbde', 5, 'stroke-dasharray="4 4"') +
  rect(x - 7, from + 16, 14, 40, 5, '#c2c5c9', `stroke="${k}" stroke-opacity="0.4" stroke-width="1.5"`);

/** Folds of the right half. */
const bodyFolds = [
  'M222 -96C196 -66 160 -30 146 60',
  'M226 -40C210 0 192 60 196 150',
  'M222 120C204 180 206 250 216 330',
  'M104 80C126 190 92 270 112 350',
  'M40 216C52 280 30 310 42 354',
] as const;
const armFolds = [
  'M300 -190C280 -140 300 -60 318 20',
  'M284 40C320 50 350 46 382 20',
  'M340 90C330 140 350 180 352 226',
] as const;
const setIn = sleeveSeam(-306);
const crewInside = 'M0 -344L108 -334C80 -296 40 -284 0 -284';
/** A collar that is folded over, with its points. */
const shirtCollar = (stage: KitStage, y: number): string => {
  const color = toneOf(stage, 'body');
  const leaf = `M0 ${y + 46}L30 ${y + 92}L112 ${y + 40}L96 ${y - 18}C60 ${y + 4} 20 ${y + 20} 0 ${y + 46}Z`;
  const one = (d: string) =>
    path(d, mix(color, '#ffffff', 0.1)) +
    path(d, 'none', `stroke="${darker(color, 0.5)}" stroke-opacity="0.5" stroke-width="2"`);
  return one(leaf) + group(one(leaf), 'scale(-1 1)') + stitch(bothSides(`M32 ${y + 84}L104 ${y + 38}`));
};

const waistband = (half: number, y: number, tall: number) => (stage: KitStage) =>
  path(
    `M${-half} ${y}C${-half / 3} ${y + 8} ${half / 3} ${y + 8} ${half} ${y}L${half + 3} ${y + tall}C${half / 3} ${y + tall + 8} ${-half / 3} ${y + tall + 8} ${-half - 3} ${y + tall}Z`,
    mix(stage.roles.body, k, 0.12),
  ) +
  seam(
    `M${-half - 3} ${y + tall}C${-half / 3} ${y + tall + 8} ${half / 3} ${y + tall + 8} ${half + 3} ${y + tall}`,
  );

const data: Readonly<Record<string, PatternData>> = {
  tank: {
    half: 'M0 -226C44 -228 72 -262 78 -344L128 -338C130 -250 160 -178 226 -142C214 40 218 210 230 346C120 362 60 366 0 366',
    inside: 'M0 -330C40 -330 66 -334 84 -342C80 -260 44 -220 0 -216',
    folds: bodyFolds,
    stitches: 'M228 330C120 346 60 350 0 350',
    bands: [
      ['M0 -224C46 -226 74 -260 80 -342', 13],
      ['M128 -338C132 -250 162 -178 228 -142', 13],
    ],
    print: { x: 0, y: -20, width: 250, height: 250 },
  },
  polo: {
    half: teeHalf,
    inside: crewInside,
    folds: bodyFolds,
    seams: setIn,
    stitches: 'M386 -86L280 -26M232 326C120 344 60 348 0 348',
    print: { x: -110, y: -120, width: 116, height: 60 },
    over: (stage) =>
      path('M-22 -300H22V-140H-22Z', mix(stage.roles.body, k, 0.06)) +
      seam('M-22 -300V-140L22 -140V-300') +
      shirtCollar(stage, -344) +
      buttons([
        [0, -226],
        [0, -186],
        [0, -150],
      ]),
    beyond: [0, 12],
  },
  shirt: {
    half: longHalf,
    inside: crewInside,
    folds: [...bodyFolds, ...armFolds],
    seams: setIn,
    stitches: 'M398 218L312 236M226 324C120 342 60 346 0 346',
    print: { x: 118, y: -96, width: 104, height: 56 },
    over: (stage) =>
      seam('M-22 -290V350M22 -290V350') +
      path('M62 -150H176V-40L119 -24L62 -40Z', mix(stage.roles.body, k, 0.05)) +
      seam('M62 -150V-40L119 -24L176 -40V-150Z') +
      wornPrint(stage, { x: 119, y: -96, width: 92, height: 60 }) +
      shirtCollar(stage, -350) +
      buttons([-226, -146, -66, 14, 94, 174, 254].map((y) => [0, y] as const)) +
      seam(bothSides('M392 196L306 214')),
    beyond: [0, 12],
  },
  dress: {
    half: 'M0 -300C40 -302 66 -336 72 -392L116 -386C116 -316 134 -270 172 -250C150 -190 140 -150 136 -112C190 60 246 230 292 366C190 392 90 396 0 396',
    inside: 'M0 -370C40 -372 60 -380 78 -390C74 -320 40 -294 0 -290',
    folds: [
      'M120 -110C140 40 190 180 214 380',
      'M60 -110C70 60 100 200 104 390',
      'M150 -240C130 -200 128 -160 130 -120',
      'M14 -100C20 80 16 220 26 392',
    ],
    seams: 'M138 -112C90 -102 40 -100 0 -100',
    stitches: 'M284 352C190 376 90 380 0 380',
    print: { x: 0, y: -196, width: 170, height: 130 },
  },
  skirt: {
    half: 'M0 -280L150 -284C170 -160 236 140 270 300C170 324 80 328 0 328',
    folds: [
      'M110 -260C130 -60 180 120 206 310',
      'M50 -260C60 -60 80 120 96 322',
      'M10 -250C14 -40 14 140 22 326',
    ],
    stitches: 'M264 286C170 308 80 312 0 312',
    print: { x: 0, y: 210, width: 200, height: 80 },
    over: waistband(150, -310, 44),
    beyond: [0, 4],
  },
  shorts: {
    half: 'M0 -216L184 -222C208 -90 236 90 252 216L34 234C28 110 16 20 0 -30',
    folds: [
      'M150 -180C120 -110 160 -40 130 40',
      'M190 40C170 100 200 160 190 216',
      'M40 -20C70 20 90 60 100 120',
    ],
    seams: 'M0 -30L0 -210',
    stitches: 'M248 200L38 216',
    print: { x: 140, y: 130, width: 130, height: 70 },
    over: (stage) =>
      waistband(184, -256, 46)(stage) +
      stroke('M-20 -214C-30 -160 -24 -130 -34 -96M18 -214C30 -150 22 -130 34 -84', '#f2ede2', 6),
    beyond: [4, 30],
  },
  trousers: {
    half: 'M0 -372L152 -376C180 -240 176 -60 156 388L46 394C40 160 22 -40 0 -150',
    folds: [
      'M120 -330C90 -260 130 -180 110 -80',
      'M100 60C84 160 116 250 96 380',
      'M40 -150C70 -120 90 -90 104 -40',
      'M150 -60C120 20 140 90 130 160',
    ],
    seams: 'M0 -150L0 -360M152 -376C140 -300 120 -276 84 -262',
    stitches: 'M154 370L48 376M148 -360C136 -292 116 -270 80 -256',
    print: { x: 98, y: -190, width: 80, height: 50 },
    over: (stage) =>
      waistband(152, -404, 40)(stage) +
      buttons([[0, -384]], '#c9a35c', 9) +
      [-110, -50, 50, 110].map((x) => rect(x - 5, -408, 10, 48, 2, mix(stage.roles.body, k, 0.22))).join(''),
    beyond: [4, 14],
  },
  joggers: {
    half: 'M0 -360L160 -364C190 -220 184 -40 148 330L64 338C50 150 24 -20 0 -130',
    folds: [
      'M130 -320C100 -250 140 -170 112 -70',
      'M110 80C84 170 126 250 100 330',
      'M40 -130C70 -100 90 -70 104 -20',
      'M150 150C120 190 150 240 128 290',
    ],
    seams: 'M0 -130L0 -350M160 -330C150 -260 146 -220 140 -180',
    print: { x: 104, y: -160, width: 90, height: 56 },
    over: (stage) =>
      waistband(160, -396, 46)(stage) +
      stroke('M-18 -356C-30 -300 -24 -270 -32 -230M18 -356C30 -290 22 -270 34 -214', '#f2ede2', 7) +
      ribbing(62, 326, 90, 62, stage.roles.body) +
      ribbing(-152, 326, 90, 62, stage.roles.body),
    beyond: [4, 30],
  },
  jacket: {
    half: openHalf,
    inside: 'M0 -356L120 -344C90 -290 50 -256 0 -250',
    folds: [...bodyFolds, ...armFolds],
    seams: 'M226 -74C224 -150 246 -220 268 -284M70 130L150 240',
    print: { x: 118, y: -110, width: 110, height: 60 },
    over: (stage) => {
      const { body } = stage.roles;
      const stand = 'M0 -262C56 -270 100 -300 116 -344L132 -392C90 -372 40 -362 0 -360Z';
      return (
        path(
          fromHalf('M0 -250C56 -262 100 -296 118 -344L130 -386C90 -366 40 -356 0 -354'),
          darker(body, 0.38),
        ) +
        path(stand, mix(body, '#ffffff', 0.06)) +
        group(path(stand, mix(body, '#ffffff', 0.06)), 'scale(-1 1)') +
        seam(bothSides(stand.replace('Z', ''))) +
        zip(-330, 352) +
        ribbing(-230, 330, 460, 34, body) +
        stroke(bothSides('M76 140L150 238'), k, 7, 'opacity="0.4"') +
        wornPrint(stage, { x: 118, y: -110, width: 110, height: 60 })
      );
    },
    beyond: [0, 36],
  },
  gilet: {
    half: 'M0 -262C56 -274 96 -306 116 -344L190 -318C176 -210 190 -140 232 -96C222 60 224 210 234 336C120 356 60 360 0 360',
    inside: 'M0 -360L120 -346C90 -296 50 -264 0 -258',
    folds: [
      'M220 -40C150 -20 80 -16 10 -20',
      'M222 60C150 80 80 86 10 84',
      'M222 160C150 180 80 186 10 184',
      'M226 260C150 278 80 284 10 282',
      'M196 -150C140 -124 80 -116 10 -118',
    ],
    seams:
      'M228 -80C150 -52 80 -46 0 -48M224 20C150 46 80 52 0 50M222 120C150 146 80 152 0 150M224 220C150 244 80 250 0 248M192 -190C140 -160 80 -152 0 -154',
    print: { x: 112, y: -104, width: 104, height: 54 },
    over: (stage) => {
      const stand = 'M0 -270C56 -278 100 -306 116 -344L130 -396C90 -376 40 -366 0 -364Z';
      return (
        path(stand, lighter(stage.roles.body, 0.08)) +
        group(path(stand, lighter(stage.roles.body, 0.08)), 'scale(-1 1)') +
        seam(bothSides(stand.replace('Z', ''))) +
        zip(-340, 352) +
        wornPrint(stage, { x: 112, y: -104, width: 104, height: 54 })
      );
    },
    beyond: [0, 42],
  },
  cardigan: {
    colored: { trim: 'accent' },
    half: 'M0 10C40 -120 90 -250 112 -344C176 -330 250 -304 298 -270C366 -150 398 40 410 222L304 238C292 120 262 10 226 -74C214 80 218 210 228 310C120 326 60 330 0 330',
    inside: 'M0 -352L112 -342C80 -200 40 -80 0 20',
    folds: [...bodyFolds, 'M352 -60C330 30 360 90 342 170'],
    seams: setIn,
    print: { x: 128, y: -70, width: 100, height: 52 },
    over: (stage) => {
      const { body } = stage.roles;
      return (
        ribbing(-230, 306, 460, 50, body) +
        group(ribbing(-56, 0, 112, 52, body), 'translate(356 216) rotate(-8)') +
        group(ribbing(-56, 0, 112, 52, body), 'translate(-356 216) rotate(8)') +
        stroke(bothSides('M14 352L14 20C50 -110 100 -240 122 -340'), darker(body, 0.34), 33) +
        stroke(bothSides('M14 352L14 20C50 -110 100 -240 122 -340'), mix(body, k, 0.05), 28) +
        seam('M0 352V24') +
        buttons(
          [40, 110, 180, 250, 326].map((y) => [14, y] as const),
          lighter(stage.roles.accent, 0.1),
          10,
        )
      );
    },
    beyond: [8, 14],
  },
  robe: {
    half: 'M0 -60C50 -160 90 -270 108 -392C176 -378 246 -350 286 -316C350 -190 378 -30 388 130L286 144C272 40 250 -60 222 -130C224 60 236 230 246 390C130 404 60 408 0 408',
    inside: 'M0 -398L108 -390C80 -260 40 -130 0 -50',
    folds: [
      'M216 -90C190 60 220 220 214 388',
      'M110 60C130 180 96 290 120 398',
      'M40 80C54 200 30 300 50 400',
      'M340 -100C320 -20 350 40 330 110',
    ],
    seams: 'M222 -130C220 -210 240 -270 256 -334',
    print: { x: 134, y: -150, width: 96, height: 52 },
    over: (stage) => {
      const { body, accent } = stage.roles;
      const lapel = 'M20 404L20 -40C58 -150 98 -270 120 -390';
      return (
        stroke(bothSides(lapel), darker(body, 0.4), 47) +
        stroke(bothSides(lapel), lighter(body, 0.1), 42) +
        seam('M0 404V-40') +
        path('M-236 30C-80 44 80 44 236 30L238 76C80 90 -80 90 -238 76Z', accent) +
        path('M-236 30C-80 44 80 44 236 30L238 76C80 90 -80 90 -238 76Z', k, 'opacity="0.12"') +
        rod('M-6 60C-30 130 -40 180 -30 250', accent, 24) +
        rod('M16 60C40 130 44 170 60 230', accent, 24) +
        rect(
          -24,
          34,
          54,
          48,
          12,
          darker(accent, 0.08),
          `stroke="${k}" stroke-opacity="0.3" stroke-width="2"`,
        ) +
        wovenTag(stage, 136, -150, 84, 44)
      );
    },
    colored: { trim: 'accent' },
  },
  'sports-bra': {
    half: 'M0 -70C64 -74 98 -130 104 -236L156 -236C160 -150 182 -90 226 -54L224 120C120 138 60 142 0 142',
    inside: 'M0 -210C50 -212 80 -224 108 -236C100 -150 60 -70 0 -62',
    folds: ['M200 -20C160 0 150 50 190 90', 'M70 -40C50 0 60 50 90 90'],
    seams: 'M224 74C120 92 60 96 0 96',
    stitches: 'M224 130C120 148 60 152 0 152',
    bands: [['M0 -68C66 -72 102 -128 108 -236', 10]],
    print: { x: 0, y: 20, width: 200, height: 90 },
    over: (stage) =>
      path(
        'M-226 92C-80 112 80 112 226 92L224 176C80 194 -80 194 -224 176Z',
        mix(stage.roles.accent, k, 0.04),
      ) + seam('M-226 92C-80 112 80 112 226 92'),
    beyond: [2, 0],
  },
  boxers: {
    colored: { trim: 'accent' },
    half: 'M0 -150L196 -156C204 -60 214 60 222 150L40 176C34 120 20 80 0 60',
    folds: ['M160 -110C130 -60 160 0 140 60', 'M40 60C70 70 90 90 110 130'],
    seams: 'M0 60L0 -140M70 -146C80 -60 60 20 30 70',
    stitches: 'M218 136L44 160',
    print: { x: 140, y: 90, width: 100, height: 50 },
    over: (stage) =>
      path('M-196 -200C-70 -190 70 -190 196 -200L200 -146C70 -136 -70 -136 -200 -146Z', stage.roles.accent) +
      wornPrint(
        { ...stage, roles: { ...stage.roles, bodyInk: stage.roles.accentInk } },
        { x: 0, y: -168, width: 210, height: 40 },
      ),
    beyond: [0, 26],
  },
  swimsuit: {
    half: 'M0 -210C60 -214 100 -270 108 -380L142 -380C146 -300 156 -240 176 -200C150 -120 132 -60 150 20C170 90 196 130 216 160C150 190 90 260 60 336C40 350 20 352 0 352',
    inside: 'M0 -280C50 -284 90 -310 112 -378C100 -270 50 -206 0 -204',
    folds: ['M150 -120C110 -60 120 20 150 70', 'M150 170C110 200 80 250 60 310'],
    print: { x: 0, y: -90, width: 170, height: 120 },
    bands: [
      ['M0 -208C62 -212 104 -268 112 -378', 9],
      ['M216 162C152 192 92 262 62 336', 9],
    ],
    beyond: [0, 6],
  },
  bib: {
    half: 'M0 -150C70 -152 96 -230 50 -296C110 -290 170 -230 180 -140C214 -60 216 120 170 214C120 262 50 272 0 272',
    folds: ['M150 60C120 110 140 170 110 230'],
    bands: [
      ['M0 -146C76 -148 106 -232 56 -292', 12],
      ['M52 -296C112 -290 172 -230 182 -140C216 -60 218 120 172 216C122 264 50 274 0 274', 12],
    ],
    print: { x: 0, y: 60, width: 230, height: 190 },
    over: () => buttons([[-30, -278]], '#efe9dd', 12),
    beyond: [8, 8],
  },
  'eye-mask': {
    half: 'M0 -62C70 -120 170 -150 250 -122C300 -100 306 -20 282 50C250 130 130 140 70 66C44 34 20 28 0 28',
    folds: ['M240 -90C200 -40 220 20 190 80'],
    bands: [
      ['M0 -62C70 -120 170 -150 250 -122C300 -100 306 -20 282 50C250 130 130 140 70 66C44 34 20 28 0 28', 9],
    ],
    print: { x: 0, y: -14, width: 400, height: 90 },
    behind: (stage) =>
      rod(
        'M-276 -60C-420 -200 -150 -250 0 -230C150 -250 420 -200 276 -60',
        mix(stage.roles.body, k, 0.2),
        20,
      ),
    beyond: [40, 110],
  },
  headband: {
    half: 'M0 -20C120 -24 236 -60 276 -120C288 -90 290 -40 276 0C230 70 120 110 0 112',
    folds: ['M60 -16C90 20 130 40 200 40', 'M50 90C90 60 150 40 230 10', 'M250 -80C236 -40 244 -10 236 20'],
    print: { x: 150, y: 36, width: 150, height: 60 },
    behind: (stage) =>
      path(
        'M-276 -112C-240 -190 240 -190 276 -112C240 -60 120 -30 0 -28C-120 -30 -240 -60 -276 -112Z',
        darker(stage.roles.body, 0.5),
      ),
    over: (stage) =>
      path(
        'M-50 -34C-20 -8 20 -8 50 -34C70 10 70 76 50 122C20 96 -20 96 -50 122C-70 76 -70 10 -50 -34Z',
        lighter(stage.roles.body, 0.06),
        `stroke="${k}" stroke-opacity="0.25" stroke-width="2"`,
      ) +
      fold('M-36 -20C-10 20 -10 70 -36 106', 18) +
      fold('M30 -20C8 20 8 70 30 106', 18),
    beyond: [0, 56],
  },
  'oven-mitt': {
    colored: { trim: 'accent' },
    half: 'M0 -300C90 -304 150 -250 156 -150C160 -40 150 120 146 250C90 262 40 264 0 264',
    folds: ['M110 -100C90 0 120 90 100 200'],
    print: { x: -6, y: -40, width: 220, height: 190 },
    stitches: 'M130 -200C134 -60 126 110 122 226',
    behind: (stage) => {
      const thumb = 'M100 120C150 96 172 24 196 -24C220 -70 276 -56 272 2C264 84 220 172 100 220Z';
      return cloth(stage, thumb, mix(stage.roles.body, k, 0.03), fold('M130 150C170 130 200 90 224 40', 18));
    },
    over: (stage) =>
      rect(-152, 216, 304, 62, 8, stage.roles.accent, `stroke="${k}" stroke-opacity="0.2" stroke-width="2"`) +
      rod('M-140 250C-210 230 -210 310 -146 276', stage.roles.accent, 13),
    beyond: [134, 0],
  },
};

/** What is no mirror image of itself. */
function tie(stage: KitStage): string {
  const { body } = stage.roles;
  const blade = 'M-27 -300L27 -300C34 -100 74 120 92 262L0 372L-92 262C-74 120 -34 -100 -27 -300Z';
  return (
    cloth(
      stage,
      'M0 -300L30 -300C52 -100 104 40 116 190L78 262L30 200Z',
      darker(body, 0.22),
      fold('M50 -200C70 0 84 100 90 230', 16),
    ) +
    cloth(
      stage,
      blade,
      body,
      fold('M-10 -286C-30 -60 -46 120 -52 280', 22) + fold('M12 -286C30 -60 48 120 54 280', 18),
      wornPrint(stage, { x: 0, y: 200, width: 124, height: 110 }),
    ) +
    cloth(
      stage,
      'M-52 -388C-20 -378 20 -378 52 -388L31 -292C12 -286 -12 -286 -31 -292Z',
      lighter(body, 0.04),
      fold('M-30 -372C-8 -340 -6 -320 -8 -292', 14) + fold('M26 -374C12 -340 12 -320 12 -296', 12),
    )
  );
}

function bowTie(stage: KitStage): string {
  const { body } = stage.roles;
  const wing = 'M20 -50C90 -110 200 -150 290 -130C310 -50 310 60 290 136C200 150 90 110 20 50Z';
  return (
    cloth(
      stage,
      mirrored(wing),
      body,
      fold('M-40 0C-120 -10 -200 -40 -260 -90', 24) + fold('M-40 10C-120 30 -200 60 -260 100', 24),
    ) +
    cloth(
      stage,
      wing,
      body,
      fold('M40 0C120 -10 200 -40 260 -90', 24) + fold('M40 10C120 30 200 60 260 100', 24),
      wornPrint(stage, { x: 180, y: 0, width: 150, height: 90 }),
    ) +
    cloth(
      stage,
      'M-44 -66C-20 -74 20 -74 44 -66C54 -20 54 20 44 66C20 74 -20 74 -44 66C-54 20 -54 -20 -44 -66Z',
      mix(body, k, 0.1),
      fold('M-14 -60C-4 0 -4 20 -14 60', 16),
    )
  );
}

/** The shadows of a left and a right one. */
const pairOf = (hand: string, turn: number) =>
  `<path d="${hand}" transform="translate(-170 20) rotate(${-turn}) scale(-1 1)"/><path d="${hand}" transform="translate(170 0) rotate(8)"/>`;

const gloveHand =
  'M-86 240L-92 20C-100 -60 -120 -190 -104 -236C-90 -262 -58 -258 -54 -226L-44 -80L-40 -270C-36 -310 4 -310 8 -270L10 -84L26 -258C32 -296 68 -290 68 -254L60 -70L84 -200C94 -234 128 -224 122 -188L104 10C130 -40 160 -90 186 -84C212 -74 204 -40 188 -6C160 60 130 110 96 150L92 240Z';

function gloves(stage: KitStage): string {
  const { body } = stage.roles;
  const glove = (print: string) =>
    cloth(
      stage,
      gloveHand,
      body,
      fold('M-40 -60C-50 20 -30 90 -50 180', 20) + fold('M60 -50C50 30 70 90 50 170', 20),
      print,
    ) + ribbing(-92, 200, 188, 130, body);
  const [plain, one] = [glove(''), glove(wornPrint(stage, { x: 4, y: 60, width: 130, height: 110 }))];
  return (
    group(plain, 'translate(-170 20) rotate(-10) scale(-1 1)') + group(one, 'translate(170 0) rotate(8)')
  );
}

const mittenHand =
  'M-104 200C-120 60 -124 -60 -110 -150C-96 -240 -20 -270 30 -240C96 -204 100 -90 100 -10C120 -60 160 -120 190 -104C218 -88 200 -30 180 20C156 80 120 120 100 150L100 200Z';

function mittens(stage: KitStage): string {
  const { body } = stage.roles;
  const one = (isFront: boolean) =>
    cloth(
      stage,
      mittenHand,
      body,
      fold('M-60 -100C-80 0 -50 80 -80 180', 24) + fold('M50 -80C30 10 60 80 40 170', 20),
      isFront ? wornPrint(stage, { x: -8, y: -30, width: 150, height: 130 }) : '',
    ) + ribbing(-108, 170, 212, 130, stage.roles.accent);
  return (
    group(one(false), 'translate(-170 20) rotate(-8) scale(-1 1)') +
    group(one(true), 'translate(170 0) rotate(8)')
  );
}

function scarf(stage: KitStage): string {
  const { body, accent } = stage.roles;
  const fringe = (x: number, y: number, wide: number) =>
    Array.from({ length: 12 }, (_, at) =>
      stroke(
        `M${x + (at * wide) / 11} ${y}C${x + (at * wide) / 11 + 3} ${y + 26} ${x + (at * wide) / 11 - 3} ${y + 40} ${x + (at * wide) / 11 + (at % 2 ? 3 : -3)} ${y + 62}`,
        mix(body, accent, 0.3),
        7,
      ),
    ).join('');
  const back = 'M-60 -260C0 -300 120 -300 160 -240L210 320H50C60 120 40 -60 -10 -180Z';
  const front =
    'M-170 -240C-120 -310 80 -300 130 -240C60 -160 10 -60 10 60L0 320H-170C-160 120 -190 -60 -170 -240Z';
  return (
    fringe(60, 316, 140) +
    cloth(stage, back, darker(body, 0.12), fold('M110 -180C130 0 120 160 130 310', 26)) +
    fringe(-164, 316, 156) +
    cloth(
      stage,
      front,
      body,
      fold('M-110 -200C-130 0 -110 160 -130 310', 30) +
        fold('M-20 -180C-60 0 -40 160 -60 310', 26) +
        fold('M-150 -230C-60 -250 40 -250 110 -226', 22),
      path('M-176 210H10V232H-176ZM-176 250H10V262H-176Z', accent),
    ) +
    wovenTag(stage, -84, 160, 108, 60)
  );
}

function stocking(stage: KitStage): string {
  const { body, accent, label } = stage.roles;
  const d =
    'M-110 -220H100V60C104 110 150 130 196 160C250 196 260 260 214 286C150 320 60 300 -20 262C-100 222 -116 160 -112 60Z';
  return (
    rod('M70 -330C80 -400 120 -390 108 -320', accent, 12) +
    cloth(
      stage,
      d,
      body,
      fold('M-60 -150C-80 0 -60 80 -70 160', 28) +
        fold('M60 -140C40 0 60 60 70 110', 26) +
        fold('M-60 190C0 200 60 190 100 130', 20),
      `<g clip-path="${stage.sketch.clip(`<path d="${d}"/>`)}">${path('M150 120C130 180 140 250 190 320H270V120Z', accent)}${path('M-130 150C-70 160 -20 210 -30 300H-140Z', accent)}</g>`,
    ) +
    rect(-136, -330, 262, 122, 26, label) +
    rect(-136, -330, 262, 122, 26, k, 'opacity="0.05"') +
    wornPrint(
      { ...stage, roles: { ...stage.roles, bodyInk: stage.roles.labelInk } },
      { x: -5, y: -268, width: 210, height: 84 },
    )
  );
}

function umbrella(stage: KitStage): string {
  const { body, accent } = stage.roles;
  const half =
    'M0 -330C160 -330 310 -210 350 -20C310 -60 250 -60 226 -16C200 -64 130 -66 112 -12C90 -56 30 -60 0 -14';
  const ribs = bothSides('M0 -330C60 -260 100 -130 112 -14M0 -330C130 -270 210 -130 226 -18');
  return (
    rod('M0 -20V290C0 370 -96 370 -96 296', '#7a5438', 18) +
    stroke('M0 -360V-330', '#7a5438', 12) +
    cloth(
      stage,
      fromHalf(half),
      body,
      fold('M60 -280C110 -180 130 -90 120 -20', 26) + fold('M-60 -280C-110 -180 -130 -90 -120 -20', 26),
      wornPrint(stage, { x: 0, y: -150, width: 170, height: 130 }),
    ) +
    stroke(ribs, darker(body, 0.4), 3, 'opacity="0.6"') +
    stroke(
      bothSides('M350 -20C310 -60 250 -60 226 -16C200 -64 130 -66 112 -12C90 -56 30 -60 0 -14'),
      accent,
      6,
    )
  );
}

const bagBody = (stage: KitStage, d: string, folds: string, print: Parameters<typeof wornPrint>[1]) =>
  cloth(stage, d, stage.roles.body, folds, wornPrint(stage, print));

function duffel(stage: KitStage): string {
  const { accent } = stage.roles;
  const d =
    'M-300 -60C-310 -180 -250 -240 -160 -244H160C250 -240 310 -180 300 -60C304 20 290 50 240 56H-240C-290 50 -304 20 -300 -60Z';
  return (
    rod('M-150 -90C-150 -330 150 -330 150 -90', darker(accent, 0.2), 22) +
    bagBody(
      stage,
      d,
      fold('M-250 -180C-220 -100 -240 -20 -220 40', 26) +
        fold('M250 -180C220 -100 240 -20 220 40', 26) +
        fold('M-60 -20C0 10 60 0 110 30', 20),
      { x: 0, y: -86, width: 220, height: 150 },
    ) +
    path('M-170 -244H-130V56H-170ZM130 -244H170V56H130Z', accent) +
    path('M-170 -244H-130V56H-170ZM130 -244H170V56H130Z', k, 'opacity="0.08"') +
    stitch('M-164 -240V52M-136 -240V52M136 -240V52M164 -240V52') +
    stroke('M-230 -222C-100 -236 100 -236 230 -222', '#8d8f93', 8) +
    stroke('M-230 -222C-100 -236 100 -236 230 -222', '#dfe1e3', 4, 'stroke-dasharray="4 4"') +
    rod('M-150 -60C-140 -290 140 -290 150 -60', accent, 22)
  );
}

function beltBag(stage: KitStage): string {
  const { accent } = stage.roles;
  const d =
    'M-220 -110C-230 -130 -210 -140 -190 -140H190C210 -140 230 -130 220 -110C240 0 200 110 110 130H-110C-200 110 -240 0 -220 -110Z';
  return (
    rod('M-210 -70C-420 -60 -420 -250 -200 -240H190C420 -250 420 -60 210 -70', accent, 30) +
    rect(-36, -262, 90, 44, 8, '#2a2a2d') +
    rect(-20, -252, 58, 24, 5, '#4b4c50') +
    bagBody(
      stage,
      d,
      fold('M-160 -60C-130 0 -140 60 -110 110', 24) + fold('M160 -60C130 0 140 60 110 110', 24),
      { x: 0, y: 24, width: 240, height: 120 },
    ) +
    stroke('M-196 -92C-70 -104 70 -104 196 -92', '#8d8f93', 8) +
    stroke('M-196 -92C-70 -104 70 -104 196 -92', '#dfe1e3', 4, 'stroke-dasharray="4 4"') +
    rect(160, -96, 14, 46, 5, accent)
  );
}

function drawstringBag(stage: KitStage): string {
  const { accent } = stage.roles;
  const d =
    'M-150 -200C-190 -120 -220 40 -214 200C-200 270 -120 290 0 290C120 290 200 270 214 200C220 40 190 -120 150 -200C80 -180 -80 -180 -150 -200Z';
  const frill =
    'M-156 -206C-190 -260 -196 -290 -190 -312C-130 -290 -90 -316 -40 -298C0 -316 50 -292 90 -312C130 -292 160 -304 190 -312C196 -290 190 -260 156 -206C80 -186 -80 -186 -156 -206Z';
  return (
    bagBody(
      stage,
      d,
      [
        'M-110 -180C-120 -60 -170 60 -160 200',
        'M-50 -180C-60 -60 -80 60 -70 220',
        'M50 -180C60 -60 80 60 70 220',
        'M110 -180C120 -60 170 60 160 200',
      ]
        .map((one) => fold(one, 22))
        .join(''),
      { x: 0, y: 80, width: 240, height: 220 },
    ) +
    cloth(
      stage,
      frill,
      lighter(stage.roles.body, 0.03),
      [
        'M-120 -300C-110 -260 -120 -240 -110 -210',
        'M-40 -296C-30 -260 -40 -240 -34 -206',
        'M50 -296C40 -260 50 -240 40 -206',
        'M120 -300C110 -260 120 -240 110 -210',
      ]
        .map((one) => fold(one, 18))
        .join(''),
    ) +
    rod('M-158 -204C-80 -184 80 -184 158 -204', accent, 11) +
    rod('M-150 -204C-230 -190 -240 -110 -216 -50', accent, 9) +
    rod('M150 -204C230 -190 240 -110 216 -50', accent, 9)
  );
}

function wallet(stage: KitStage): string {
  const { body, accent } = stage.roles;
  const d =
    'M-270 -170C-270 -186 -260 -190 -246 -190H246C262 -190 270 -184 270 -168V168C270 184 262 190 246 190H-246C-262 190 -270 184 -270 168Z';
  return (
    rect(-246, -224, 470, 120, 10, '#8fa27f') +
    rect(-246, -224, 470, 120, 10, k, 'opacity="0.1"') +
    cloth(
      stage,
      d,
      body,
      fold('M0 -186C14 -60 14 60 0 186', 14, 1.4),
      wornPrint(stage, { x: 120, y: 50, width: 190, height: 120 }),
    ) +
    stitch('M-254 -174H254V174H-254Z') +
    seam('M0 -190V190') +
    path('M-270 -40H-40C-30 -40 -24 -30 -24 -20V190H-246C-262 190 -270 184 -270 168Z', lighter(body, 0.07)) +
    seam('M-270 -40H-40C-30 -40 -24 -30 -24 -20V190') +
    rect(-252, -66, 210, 20, 4, accent) +
    stitch('M-258 -26H-44M-40 -20V176')
  );
}

function cardHolder(stage: KitStage): string {
  const { body, label, accent } = stage.roles;
  const d = 'M-170 -90H170V200C170 214 162 220 150 220H-150C-162 220 -170 214 -170 200Z';
  return (
    rect(-150, -230, 300, 190, 16, label) +
    rect(-150, -230, 300, 190, 16, k, 'opacity="0.06"') +
    rect(-150, -206, 300, 26, 0, darker(label, 0.6)) +
    rect(-156, -168, 312, 160, 16, accent) +
    rect(-130, -130, 46, 34, 6, '#d8bb72') +
    cloth(
      stage,
      d,
      body,
      fold('M110 -60C100 40 120 120 104 200', 18),
      wornPrint(stage, { x: 0, y: 66, width: 220, height: 170 }),
    ) +
    stitch('M-158 -76H158V208H-158Z')
  );
}

function slippers(stage: KitStage): string {
  const { accent, label } = stage.roles;
  const sole =
    'M-104 280C-136 200 -116 60 -120 -60C-124 -210 -70 -310 0 -310C70 -310 124 -210 120 -60C116 60 136 200 104 280C70 330 -70 330 -104 280Z';
  const upper =
    'M-124 20C-136 -80 -124 -190 -90 -250C-50 -330 50 -330 90 -250C124 -190 136 -80 124 20C80 -10 -80 -10 -124 20Z';
  const one = (print: boolean) =>
    path(sole, '#b79f82') +
    path(sole, 'none', 'stroke="#7d6a55" stroke-width="9"') +
    group(path(sole, mix(label, '#ffffff', 0.2)), 'scale(0.9 0.94)') +
    cloth(
      stage,
      upper,
      stage.roles.body,
      fold('M-90 -200C-60 -120 -80 -60 -90 0', 24) + fold('M90 -200C60 -120 80 -60 90 0', 24),
      print ? wornPrint(stage, { x: 0, y: -130, width: 150, height: 130 }) : '',
    ) +
    stroke('M-124 18C-80 -12 80 -12 124 18', accent, 14);
  return group(one(true), 'translate(-150 0) rotate(-4)') + group(one(true), 'translate(150 0) rotate(4)');
}

function flipFlops(stage: KitStage): string {
  const { body, accent } = stage.roles;
  const sole =
    'M-92 300C-126 220 -100 80 -112 -40C-124 -190 -84 -310 4 -310C92 -310 132 -200 118 -60C106 60 124 220 92 300C60 350 -60 350 -92 300Z';
  const one =
    path(sole, darker(body, 0.34), 'transform="translate(7 10)"') +
    cloth(
      stage,
      sole,
      body,
      fold('M0 100C20 160 0 220 10 290', 26),
      wornPrint(stage, { x: 0, y: 190, width: 120, height: 110 }),
    ) +
    rod('M0 -190C-40 -120 -90 -70 -106 20', accent, 27) +
    rod('M0 -190C40 -120 90 -70 110 10', accent, 27) +
    ellipse(0, -192, 19, 19, darker(accent, 0.2));
  return group(one, 'translate(-150 0) rotate(-4)') + group(one, 'translate(150 0) rotate(4)');
}

function petBed(stage: KitStage): string {
  const { body, label } = stage.roles;
  const outer =
    'M-330 -60C-330 -190 -170 -230 0 -230C170 -230 330 -190 330 -60C330 0 300 20 0 20C-300 20 -330 0 -330 -60Z';
  const inner =
    'M-230 -110C-220 -170 -110 -184 0 -184C110 -184 220 -170 230 -110C180 -70 -180 -70 -230 -110Z';
  const front =
    'M-330 -76C-240 -70 -180 -80 -130 -96C-60 -76 60 -76 130 -96C180 -80 240 -70 330 -76C336 0 310 24 0 24C-310 24 -336 0 -330 -76Z';
  return (
    cloth(
      stage,
      outer,
      darker(body, 0.08),
      fold('M-270 -150C-240 -120 -240 -90 -260 -60', 26) + fold('M270 -150C240 -120 240 -90 260 -60', 26),
    ) +
    cloth(stage, inner, mix(label, '#ffffff', 0.1), fold('M-60 -150C0 -130 60 -130 100 -150', 22)) +
    cloth(
      stage,
      front,
      body,
      fold('M-200 -70C-180 -40 -190 -10 -176 14', 26) + fold('M200 -70C180 -40 190 -10 176 14', 26),
      wornPrint(stage, { x: 0, y: -28, width: 260, height: 80 }),
    )
  );
}

const standing = (
  reach: number,
  height: number,
  draw: KitForm['draw'],
  more: Partial<KitForm> = {},
): KitForm => ({
  pose: 'standing',
  sits: 'flat',
  reach,
  height,
  what: '',
  draw,
  takes: ['pattern', 'no-label'],
  parts: { trim: 'accent' },
  ...more,
});
const flat = (reach: number, height: number, draw: KitForm['draw'], outline?: string): KitForm => ({
  pose: 'flat',
  reach,
  height,
  what: '',
  draw,
  takes: ['pattern', 'no-label'],
  parts: { trim: 'accent' },
  ...(outline ? { outline: () => outline } : {}),
});

function bucketHat(stage: KitStage): string {
  const { body } = stage.roles;
  const brim =
    'M-190 -110C-260 -90 -330 -40 -340 -8C-260 20 -120 30 0 30C120 30 260 20 340 -8C330 -40 260 -90 190 -110Z';
  const crown =
    'M-196 -96C-190 -200 -170 -290 -130 -306C-60 -330 60 -330 130 -306C170 -290 190 -200 196 -96C120 -70 -120 -70 -196 -96Z';
  return (
    cloth(
      stage,
      brim,
      mix(body, k, 0.05),
      fold('M-230 -70C-200 -30 -230 0 -220 20', 20) + fold('M230 -70C200 -30 230 0 220 20', 20),
    ) +
    stitch(
      'M-318 -20C-200 10 200 10 318 -20M-282 -48C-180 -22 180 -22 282 -48M-244 -74C-160 -52 160 -52 244 -74',
    ) +
    cloth(
      stage,
      crown,
      body,
      fold('M-150 -270C-120 -200 -140 -140 -130 -90', 24) + fold('M150 -270C120 -200 140 -140 130 -90', 24),
      wornPrint(stage, { x: 0, y: -176, width: 210, height: 120 }),
    ) +
    seam('M-136 -300C-60 -276 60 -276 136 -300M-194 -104C-120 -78 120 -78 194 -104')
  );
}

function sunHat(stage: KitStage): string {
  const straw = toneOf(stage, 'straw');
  const { accent } = stage.roles;
  const brim =
    'M-380 -60C-380 -110 -200 -140 0 -140C200 -140 380 -110 380 -60C380 -10 200 24 0 24C-200 24 -380 -10 -380 -60Z';
  const crown =
    'M-176 -80C-176 -210 -150 -300 -90 -316C-40 -330 40 -330 90 -316C150 -300 176 -210 176 -80C110 -52 -110 -52 -176 -80Z';
  const rings = [0.94, 0.86, 0.78, 0.7, 0.62]
    .map((share) =>
      ellipse(
        0,
        -58,
        380 * share,
        80 * share,
        'none',
        `stroke="${darker(straw, 0.4)}" stroke-opacity="0.3" stroke-width="3"`,
      ),
    )
    .join('');
  return (
    cloth(stage, brim, straw, rings) +
    cloth(
      stage,
      crown,
      lighter(straw, 0.06),
      [-280, -256, -232, -208]
        .map((y) =>
          stroke(`M-170 ${y + 20}C-80 ${y} 80 ${y} 170 ${y + 20}`, darker(straw, 0.4), 3, 'opacity="0.5"'),
        )
        .join(''),
    ) +
    path('M-177 -146C-110 -118 110 -118 177 -146L178 -82C110 -52 -110 -52 -178 -82Z', accent) +
    wornPrint(
      { ...stage, roles: { ...stage.roles, bodyInk: stage.roles.accentInk } },
      { x: 0, y: -92, width: 200, height: 46 },
    )
  );
}

function boot(stage: KitStage): string {
  const { body, accent } = stage.roles;
  const upper =
    'M-150 -420C-90 -404 10 -404 60 -420L66 -230C110 -190 230 -170 270 -120C296 -84 290 -50 280 -40H-150C-164 -160 -160 -290 -150 -420Z';
  return (
    path('M-158 -50H288C300 -30 298 0 280 6H60L50 -8H-20L-30 10H-150C-166 0 -166 -30 -158 -50Z', '#33302f') +
    stroke('M-156 -40H286', '#c9a77c', 9) +
    cloth(
      stage,
      upper,
      body,
      fold('M40 -220C10 -180 -40 -170 -110 -180', 24) +
        fold('M-110 -380C-120 -300 -100 -220 -120 -140', 24) +
        fold('M200 -140C190 -110 200 -80 210 -50', 22),
      wornPrint(stage, { x: -74, y: -300, width: 120, height: 100 }),
    ) +
    seam('M66 -230C30 -190 20 -120 60 -44M-152 -200C-110 -190 -90 -110 -100 -44') +
    [-380, -340, -300, -260, -224]
      .map(
        (y, at) =>
          (at < 4 ? rod(`M16 ${y}L62 ${y + 24}M62 ${y - 8}L16 ${y + 36}`, accent, 5) : '') +
          ellipse(14, y, 6.5, 6.5, '#c9a35c', `stroke="${k}" stroke-opacity="0.4" stroke-width="1.5"`),
      )
      .join('') +
    rod('M-150 -416C-90 -400 10 -400 60 -416', darker(body, 0.2), 18)
  );
}

function belt(stage: KitStage): string {
  const { body } = stage.roles;
  const coil = (r: number) => `M${-r} 0A${r} ${r} 0 1 1 ${r} 0A${r} ${r} 0 1 1 ${-r} 0Z`;
  return (
    [270, 226, 182]
      .map(
        (r, at) =>
          stroke(coil(r), darker(body, 0.5), 40) +
          stroke(coil(r), at % 2 ? darker(body, 0.12) : body, 36) +
          stroke(coil(r + 12), '#ffffff', 3, 'opacity="0.2" stroke-dasharray="9 7"'),
      )
      .join('') +
    `<g transform="translate(250 40)"><rect x="-54" y="-48" width="108" height="96" rx="14" fill="none" stroke="#a98443" stroke-width="20"/><rect x="-54" y="-48" width="108" height="96" rx="14" fill="none" stroke="#e0c07c" stroke-width="11"/>${stroke('M-54 0H40', '#d1ab62', 11)}</g>` +
    ellipse(0, 0, 146, 146, stage.roles.label) +
    wornPrint(
      { ...stage, roles: { ...stage.roles, bodyInk: stage.roles.labelInk } },
      { x: 0, y: 0, width: 190, height: 150 },
    )
  );
}

function pennant(stage: KitStage): string {
  const { body, accent } = stage.roles;
  return (
    cloth(
      stage,
      'M-330 -190L350 0L-330 190Z',
      body,
      fold('M-250 -120C-200 -40 -230 40 -220 130', 26) + fold('M-60 -80C-20 -20 -40 30 -30 70', 24),
      wornPrint(stage, { x: -150, y: 0, width: 280, height: 150 }),
    ) +
    rect(-366, -196, 46, 392, 6, accent) +
    stitch('M-324 -186V186')
  );
}

export const sewnForms: Record<string, KitForm> = {
  ...Object.fromEntries(Object.entries(data).map(([name, one]) => [name, patternForm(one)])),
  tie: flat(
    150,
    392,
    tie,
    '<path d="M-52 -388L52 -388L30 -296C52 -100 104 40 116 190L90 270L0 372L-92 262C-74 120 -34 -100 -30 -296Z"/>',
  ),
  'bow-tie': flat(
    306,
    150,
    bowTie,
    '<path d="M-290 -130C-200 -150 -90 -110 0 -60C90 -110 200 -150 290 -130C310 -50 310 60 290 136C200 150 90 110 0 60C-90 110 -200 150 -290 136C-310 60 -310 -50 -290 -130Z"/>',
  ),
  gloves: flat(370, 350, gloves, pairOf(gloveHand, 10)),
  mittens: flat(380, 330, mittens, pairOf(mittenHand, 8)),
  scarf: flat(
    215,
    385,
    scarf,
    '<path d="M-170 -240C-120 -310 120 -310 160 -240L210 370H-170C-160 120 -190 -60 -170 -240Z"/>',
  ),
  stocking: flat(
    250,
    400,
    stocking,
    '<path d="M-136 -330H126V-208H100V60C104 110 150 130 196 160C250 196 260 260 214 286C150 320 60 300 -20 262C-100 222 -116 160 -112 60L-110 -208H-136Z"/>',
  ),
  umbrella: flat(350, 370, umbrella, `<path d="${fromHalf('M0 -330C160 -330 310 -210 350 -20L0 -14')}"/>`),
  duffel: standing(312, 330, (stage) => group(duffel(stage), 'translate(0 -58)'), {}),
  'belt-bag': flat(
    400,
    270,
    beltBag,
    '<path d="M-220 -140H220C240 0 200 110 110 130H-110C-200 110 -240 0 -220 -140Z"/>',
  ),
  'drawstring-bag': flat(
    226,
    316,
    drawstringBag,
    '<path d="M-190 -312H190C190 -260 150 -204 150 -200C190 -120 220 40 214 200C200 270 120 290 0 290C-120 290 -200 270 -214 200C-220 40 -190 -120 -150 -200Z"/>',
  ),
  wallet: flat(274, 226, wallet, '<path d="M-246 -224H224V-190H270V190H-270V-190H-246Z"/>'),
  'card-holder': flat(174, 232, cardHolder, '<path d="M-150 -230H150V-90H170V220H-170V-90H-150Z"/>'),
  slippers: flat(
    290,
    330,
    slippers,
    '<path d="M-254 280C-286 60 -270 -310 -150 -310C-20 -310 -14 60 -46 280ZM46 280C14 60 30 -310 150 -310C280 -310 286 60 254 280Z"/>',
  ),
  'flip-flops': flat(
    290,
    345,
    flipFlops,
    '<path d="M-242 300C-276 80 -270 -310 -146 -310C-20 -310 -26 80 -58 300ZM58 300C24 80 30 -310 154 -310C280 -310 274 80 242 300Z"/>',
  ),
  'pet-bed': standing(340, 250, petBed),
  'bucket-hat': standing(340, 330, bucketHat),
  'sun-hat': standing(380, 340, sunHat),
  boot: standing(300, 430, boot),
  belt: flat(316, 296, belt, '<circle r="288"/>'),
  pennant: flat(368, 200, pennant, '<path d="M-366 -196L350 0L-366 196Z"/>'),
};
