import type { BlankForm } from '../embedded/blanks.data.ts';
import { path } from '@brandwright/artwork/drawing/sketch.ts';
import { backOfCollar, backOfHood, laidForm, standingForm, zip } from './made-forms.ts';
import * as own from './own-forms.ts';
import type { Stage } from './stage.ts';

const teeAt = { x: 500, y: 505, scale: 1.2 };
const longAt = { x: 500, y: 500, scale: 1.15 };
const crewAt = { x: 500, y: 500, scale: 1.16 };
const hoodAt = { x: 500, y: 550, scale: 1.12 };
const smallAt = { x: 500, y: 500, scale: 1 };

const teeSurfaces = {
  front: { x: 345, y: 318, width: 310, height: 440, atTop: true },
  back: { x: 345, y: 268, width: 310, height: 470, atTop: true },
  chest_left: { x: 552, y: 310, width: 92, height: 92 },
  sleeve_left: { x: 812, y: 338, width: 92, height: 76, turn: 27 },
} as const;
const fleeceSurfaces = {
  front: { x: 355, y: 412, width: 290, height: 290, atTop: true },
  back: { x: 350, y: 400, width: 300, height: 400, atTop: true },
  embroidery_chest_left: { x: 556, y: 384, width: 84, height: 84 },
} as const;

const tee: Stage = {
  under: laidForm('tee', teeAt),
  underOf: { back: laidForm('tee', teeAt, backOfCollar) },
  surfaces: teeSurfaces,
};
const hoodie: Stage = {
  under: laidForm('hoodie', hoodAt),
  underOf: { back: laidForm('hoodie', hoodAt, backOfHood) },
  surfaces: { ...fleeceSurfaces, front: { x: 365, y: 440, width: 270, height: 262, atTop: true } },
};
const bottle: Stage = {
  under: standingForm('tumbler', { x: 500, y: 900, scale: 1.4 }, 110),
  surfaces: { around: { x: 386, y: 330, width: 228, height: 400, round: true, shows: 0.5 } },
};

/** How each form of the catalog is shown, with what can be printed where. */
export const stages: Readonly<Record<BlankForm, Stage>> = {
  tee,
  'oversized-tee': { ...tee, under: laidForm('tee', { ...teeAt, scale: 1.24 }) },
  'kids-tee': {
    under: laidForm('tee', { ...smallAt, y: 515 }),
    underOf: { back: laidForm('tee', { ...smallAt, y: 515 }, backOfCollar) },
    surfaces: {
      front: { x: 372, y: 358, width: 256, height: 380, atTop: true },
      back: { x: 372, y: 318, width: 256, height: 400, atTop: true },
    },
  },
  tank: {
    under: own.tank,
    surfaces: {
      front: { x: 355, y: 400, width: 290, height: 400, atTop: true },
      back: { x: 355, y: 380, width: 290, height: 400, atTop: true },
    },
  },
  bodysuit: {
    under: own.bodysuit,
    surfaces: { front: { x: 390, y: 320, width: 220, height: 280, atTop: true } },
  },
  bib: { under: own.bib, surfaces: { front: { x: 385, y: 430, width: 230, height: 260, atTop: true } } },
  longsleeve: {
    under: laidForm('longsleeve', longAt),
    underOf: { back: laidForm('longsleeve', longAt, backOfCollar) },
    surfaces: {
      ...teeSurfaces,
      front: { x: 350, y: 318, width: 300, height: 420, atTop: true },
      sleeve_left: { x: 868, y: 480, width: 76, height: 120, turn: -6 },
    },
  },
  sweatshirt: {
    under: laidForm('crewneck', crewAt),
    underOf: { back: laidForm('crewneck', crewAt, backOfCollar) },
    surfaces: {
      front: { x: 355, y: 330, width: 290, height: 340, atTop: true },
      back: { x: 350, y: 280, width: 300, height: 400, atTop: true },
      embroidery_chest_left: { x: 562, y: 328, width: 88, height: 88 },
    },
  },
  hoodie,
  'zip-hoodie': {
    ...hoodie,
    under: laidForm('hoodie', hoodAt, zip),
  },
  joggers: {
    under: laidForm('joggers', { x: 500, y: 490, scale: 1.12 }),
    surfaces: { leg_left: { x: 585, y: 330, width: 90, height: 150 } },
  },
  shorts: { under: own.shorts, surfaces: { leg_left: { x: 620, y: 560, width: 110, height: 170 } } },
  cap: {
    under: standingForm('cap', { x: 500, y: 760, scale: 1.4 }, 250),
    surfaces: { embroidery_front: { x: 405, y: 392, width: 190, height: 110, round: true } },
  },
  beanie: {
    under: standingForm('beanie', { x: 500, y: 800, scale: 1.4 }, 222),
    surfaces: { embroidery_front: { x: 405, y: 640, width: 190, height: 84, round: true } },
  },
  'bucket-hat': {
    under: standingForm('bucket-hat', { x: 500, y: 720, scale: 1.25 }, 300),
    surfaces: { embroidery_front: { x: 410, y: 470, width: 180, height: 90, round: true } },
  },
  tote: {
    under: standingForm('tote', { x: 500, y: 930, scale: 1.36 }, 222),
    surfaces: {
      front: { x: 320, y: 470, width: 360, height: 380 },
      back: { x: 320, y: 470, width: 360, height: 380 },
    },
  },
  backpack: {
    under: standingForm('backpack', { x: 500, y: 900, scale: 1.32 }, 230),
    surfaces: { front: { x: 370, y: 400, width: 260, height: 220 } },
  },
  pouch: {
    under: laidForm('zip-pouch', { x: 500, y: 500, scale: 1.25 }),
    surfaces: { front: { x: 240, y: 400, width: 520, height: 270 } },
  },
  socks: {
    under: own.socks,
    surfaces: {
      default: {
        x: 340,
        y: 190,
        width: 198,
        height: 600,
        covers: true,
        clip: path(own.sockShape, '#000', 'transform="translate(440 500) rotate(-5) scale(1.06)"'),
      },
    },
  },
  'phone-case': {
    under: own.phoneCase,
    surfaces: { default: { x: 332, y: 104, width: 336, height: 792, covers: true, corners: 50 } },
    over: own.phoneCamera,
  },
  'laptop-sleeve': {
    under: own.laptopSleeve,
    surfaces: { default: { x: 126, y: 292, width: 748, height: 472, covers: true, corners: 30 } },
  },
  'desk-mat': {
    under: own.deskMat,
    surfaces: { default: { x: 63, y: 293, width: 874, height: 434, covers: true, corners: 20 } },
  },
  mug: {
    under: standingForm('mug', { x: 460, y: 830, scale: 1.6 }, 150),
    surfaces: { around: { x: 196, y: 400, width: 478, height: 380, round: true, shows: 0.55 } },
  },
  'mouse-pad': {
    under: own.mousePad,
    surfaces: { default: { x: 203, y: 253, width: 594, height: 494, covers: true, corners: 20 } },
  },
  'two-tone-mug': {
    under: own.twoToneMug,
    surfaces: { around: { x: 196, y: 400, width: 478, height: 380, round: true, shows: 0.55 } },
  },
  bottle,
  glass: { under: own.glass, surfaces: { front: { x: 400, y: 340, width: 200, height: 220, round: true } } },
  poster: {
    under: own.poster,
    surfaces: { default: { x: 217, y: 112, width: 566, height: 756, covers: true } },
  },
  'framed-poster': {
    under: own.framedPoster,
    surfaces: { default: { x: 262, y: 160, width: 476, height: 668, covers: true } },
  },
  canvas: {
    under: own.canvasPrint,
    surfaces: { default: { x: 200, y: 130, width: 590, height: 720, covers: true } },
  },
  flag: { under: own.flag, surfaces: { default: { x: 252, y: 112, width: 496, height: 796, covers: true } } },
  blanket: {
    under: own.blanket,
    surfaces: {
      default: {
        x: 110,
        y: 150,
        width: 780,
        height: 700,
        covers: true,
        clip: path(own.blanketShape, '#000'),
      },
    },
    over: own.waves,
  },
  cushion: {
    under: standingForm('cushion', { x: 500, y: 880, scale: 1.5 }, 260),
    surfaces: {
      front: { x: 255, y: 300, width: 490, height: 440 },
      back: { x: 255, y: 300, width: 490, height: 440 },
    },
  },
  apron: { under: own.apron, surfaces: { front: { x: 395, y: 300, width: 210, height: 300, atTop: true } } },
  towel: {
    under: own.towel,
    surfaces: { default: { x: 236, y: 131, width: 528, height: 740, covers: true } },
  },
  board: {
    under: laidForm('serving-board', { x: 500, y: 500, scale: 1.2 }),
    surfaces: { front: { x: 360, y: 420, width: 280, height: 180 } },
  },
  notebook: {
    under: laidForm('notebook', { x: 500, y: 495, scale: 1.32 }),
    surfaces: { front: { x: 320, y: 240, width: 350, height: 510 } },
  },
  sticker: { under: own.sticker, surfaces: { default: { x: 230, y: 230, width: 540, height: 540 } } },
  'sticker-sheet': { under: own.sheet, surfaces: { default: { x: 272, y: 172, width: 456, height: 656 } } },
  card: { under: own.card, surfaces: { default: { x: 240, y: 140, width: 470, height: 700, covers: true } } },
  ornament: { under: own.ornament, surfaces: { front: { x: 300, y: 330, width: 400, height: 380 } } },
  bar: { under: own.bar, surfaces: { front: { x: 420, y: 466, width: 160, height: 32 } } },
};
