/** A form, its height in units of its drawing, and how far it reaches below its own middle where it does not stand. */
export type MadeForm = readonly [form: string, height: number, below?: number];

/** What each trade makes. */
const goods = {
  pouring: [
    ['candle-jar', 408],
    ['candle-tin', 232],
    ['candle-pillar', 480],
    ['candle-taper', 584],
  ],
  distillery: [
    ['diffuser', 592],
    ['bottle', 512],
    ['spray', 504],
    ['ceramic-diffuser', 368],
  ],
  incense: [
    ['incense', 504],
    ['diffuser', 592],
    ['tin', 464],
  ],
  kiln: [
    ['mug', 376],
    ['bowl', 280],
    ['pitcher', 448],
    ['vase', 624],
  ],
  loom: [
    ['blanket', 280],
    ['towel', 392],
    ['quilt', 304],
    ['cushion', 496],
  ],
  sewing: [
    ['tote', 568],
    ['backpack', 568],
    ['market-bag', 488],
  ],
  leather: [
    ['handbag', 504],
    ['backpack', 568],
  ],
  apparel: [
    ['blanket', 280],
    ['mailer-box', 520],
  ],
  hats: [
    ['cap', 376],
    ['beanie', 424],
    ['bucket-hat', 360],
  ],
  bench: [
    ['ring', 456],
    ['earrings', 416],
    ['necklace', 576],
    ['bracelet', 336],
  ],
  soap: [
    ['soap', 336],
    ['jar', 424],
    ['cream-jar', 296],
  ],
  lab: [
    ['dropper', 520],
    ['cream-jar', 296],
    ['pump-bottle', 520],
    ['tube', 552],
  ],
  press: [
    ['notebook', 640, 336],
    ['gift-box', 296],
    ['framed-print', 696, 344],
    ['planner', 640, 336],
  ],
  packaging: [
    ['mailer-box', 520],
    ['carton', 512],
    ['gift-box', 296],
  ],
  filling: [
    ['pouch', 504],
    ['jar', 424],
    ['label-roll', 400],
  ],
  roastery: [
    ['coffee-bag', 512],
    ['tin', 464],
    ['espresso', 240],
  ],
  tea: [
    ['tea-box', 400],
    ['tin', 464],
    ['pouch', 504],
  ],
  woodshop: [
    ['blocks', 528],
    ['stacker', 504],
  ],
  plush: [
    ['plush', 568],
    ['cushion', 496],
  ],
  studio: [
    ['vase', 624],
    ['planter', 568],
    ['carton', 512],
    ['camera', 392],
  ],
  agency: [
    ['carton', 512],
    ['brand-sheet', 656, 320],
    ['pouch', 504],
    ['bottle', 512],
  ],
  code: [
    ['planter', 568],
    ['espresso', 240],
    ['mailer-box', 520],
  ],
} as const satisfies Record<string, readonly MadeForm[]>;

export type Trade = keyof typeof goods;
export const tradeNames = Object.keys(goods) as Trade[];
export const isTrade = (name: string): name is Trade => Object.hasOwn(goods, name);

export const goodsOf = (trade: Trade): readonly MadeForm[] => goods[trade];
