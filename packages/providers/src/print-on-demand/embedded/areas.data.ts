import type { PrintArea, PrintTechnique } from '../print-on-demand.ts';

/** A print area from its size on the product; the file's pixels follow from the resolution. */
function area(
  placement: string,
  title: string,
  widthMm: number,
  heightMm: number,
  technique: PrintTechnique,
  printMinor: number,
  dpi = 150,
): PrintArea {
  const pixels = (mm: number) => Math.round((mm / 25.4) * dpi);
  return {
    placement,
    title,
    widthPx: pixels(widthMm),
    heightPx: pixels(heightMm),
    dpi,
    widthMm,
    heightMm,
    technique,
    printMinor,
  };
}

/** What can be printed where, by kind of blank. Prices for one piece, in cents. */
export const areaSets = {
  tee: [
    area('front', 'Front', 305, 406, 'DTG', 425),
    area('back', 'Back', 305, 406, 'DTG', 425),
    area('chest_left', 'Left chest', 102, 102, 'DTG', 275),
    area('sleeve_left', 'Left sleeve', 102, 76, 'DTG', 250),
  ],
  kids: [area('front', 'Front', 229, 305, 'DTG', 395), area('back', 'Back', 229, 305, 'DTG', 395)],
  baby: [area('front', 'Front', 152, 178, 'DTG', 375)],
  fleece: [
    area('front', 'Front', 305, 330, 'DTG', 475),
    area('back', 'Back', 305, 406, 'DTG', 475),
    area('embroidery_chest_left', 'Left chest, embroidered', 102, 102, 'EMBROIDERY', 395, 300),
  ],
  joggers: [area('leg_left', 'Left leg', 102, 152, 'DTG', 375)],
  cap: [area('embroidery_front', 'Front, embroidered', 114, 57, 'EMBROIDERY', 350, 300)],
  beanie: [area('embroidery_front', 'Cuff, embroidered', 114, 44, 'EMBROIDERY', 350, 300)],
  bucket: [area('embroidery_front', 'Front, embroidered', 102, 51, 'EMBROIDERY', 350, 300)],
  tote: [area('front', 'Front', 254, 305, 'SCREEN', 325), area('back', 'Back', 254, 305, 'SCREEN', 325)],
  backpack: [area('front', 'Front', 229, 254, 'DTG', 495)],
  pouch: [area('front', 'Front', 178, 102, 'SUBLIMATION', 295)],
  socks: [area('default', 'All over', 89, 406, 'KNIT', 295)],
  phoneCase: [area('default', 'Back', 68, 138, 'UV', 325, 300)],
  laptopSleeve: [area('default', 'Front', 330, 229, 'SUBLIMATION', 425)],
  deskMat: [area('default', 'Top', 800, 400, 'SUBLIMATION', 495)],
  mousePad: [area('default', 'Top', 240, 200, 'SUBLIMATION', 225)],
  mug: [area('around', 'Around', 200, 85, 'SUBLIMATION', 245)],
  bottle: [area('around', 'Around', 180, 140, 'UV', 395)],
  glass: [area('front', 'Front', 76, 76, 'UV', 325, 300)],
  posterSmall: [area('default', 'Print', 305, 406, 'DIGITAL', 310)],
  framed: [{ ...area('default', 'Print', 305, 406, 'DIGITAL', 310), groundHex: '#f8f6f1' }],
  twoTone: [{ ...area('around', 'Around', 200, 85, 'SUBLIMATION', 245), groundHex: '#f7f6f2' }],
  posterLarge: [area('default', 'Print', 457, 610, 'DIGITAL', 545)],
  canvas: [area('default', 'Print', 406, 508, 'DIGITAL', 695)],
  flag: [area('default', 'Print', 864, 1448, 'SUBLIMATION', 795, 100)],
  blanket: [area('default', 'All over', 1270, 1524, 'SUBLIMATION', 895, 100)],
  cushion: [
    area('front', 'Front', 457, 457, 'SUBLIMATION', 425),
    area('back', 'Back', 457, 457, 'SUBLIMATION', 425),
  ],
  apron: [area('front', 'Front', 254, 305, 'DTG', 425)],
  towel: [area('default', 'All over', 508, 711, 'SUBLIMATION', 395)],
  board: [area('front', 'Engraving', 178, 127, 'OTHER', 495, 300)],
  notebook: [area('front', 'Cover', 140, 210, 'DIGITAL', 245, 300)],
  sticker: [area('default', 'Print', 102, 102, 'DIGITAL', 65, 300)],
  stickerSheet: [area('default', 'Sheet', 148, 210, 'DIGITAL', 175, 300)],
  magnet: [area('default', 'Print', 102, 102, 'DIGITAL', 145, 300)],
  card: [area('default', 'Front', 102, 152, 'DIGITAL', 95, 300)],
  ornament: [area('front', 'Front', 76, 76, 'SUBLIMATION', 225, 300)],
  necklace: [area('front', 'Engraving', 30, 6, 'OTHER', 595, 600)],
} as const satisfies Record<string, readonly PrintArea[]>;
export type AreaSetName = keyof typeof areaSets;
