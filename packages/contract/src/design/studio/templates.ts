import { z } from 'zod';

/** Where the product may be printed, in canvas units. */
export const printArea = z.object({
  x: z.number(),
  y: z.number(),
  width: z.number(),
  height: z.number(),
  /** `round`: the surface bends away at its sides, so the print darkens there. */
  surface: z.enum(['flat', 'round']),
});
export type PrintArea = z.output<typeof printArea>;

/** A blank product to design on. */
export interface ProductTemplate {
  key: string;
  name: string;
  /** What the renderer draws. */
  form: string;
  group: 'Apparel' | 'Accessories' | 'Drinkware' | 'Home' | 'Packaging' | 'Paper';
  printArea: PrintArea;
  /** The color it has at first. */
  color: string;
  /** Color of the paper label that is printed on, where it is not the product itself. */
  label?: string;
  /** Words that name it, longest first where one holds another. */
  words: readonly string[];
  /** Words for the tariff schedule: material and use. */
  tariffWords: string;
}

const area = (
  x: number,
  y: number,
  width: number,
  height: number,
  surface: PrintArea['surface'] = 'flat',
) => ({
  x,
  y,
  width,
  height,
  surface,
});

/** Blank products, those asked for most first. Print areas were measured on the drawings. */
export const productTemplates: readonly ProductTemplate[] = [
  {
    key: 'tee',
    name: 'T-shirt',
    form: 'tee',
    group: 'Apparel',
    printArea: area(330, 330, 340, 440),
    color: '#f5f2ec',
    words: ['t-shirt', 't shirt', 'tshirt', 'tee shirt', 'tee', 'shirt'],
    tariffWords: 'cotton t-shirt',
  },
  {
    key: 'hoodie',
    name: 'Hoodie',
    form: 'hoodie',
    group: 'Apparel',
    printArea: area(355, 430, 290, 280),
    color: '#3d3d42',
    words: ['hooded sweatshirt', 'hoodie', 'hoody'],
    tariffWords: 'cotton hoodie',
  },
  {
    key: 'crewneck',
    name: 'Crewneck',
    form: 'crewneck',
    group: 'Apparel',
    printArea: area(345, 330, 310, 360),
    color: '#94a78a',
    words: ['crewneck', 'crew neck', 'sweatshirt', 'jumper'],
    tariffWords: 'cotton sweatshirt',
  },
  {
    key: 'longsleeve',
    name: 'Long-sleeve tee',
    form: 'longsleeve',
    group: 'Apparel',
    printArea: area(345, 330, 310, 400),
    color: '#f5f2ec',
    words: ['long sleeve tee', 'long-sleeve tee', 'long sleeve', 'longsleeve'],
    tariffWords: 'cotton long sleeve t-shirt',
  },
  {
    key: 'tote',
    name: 'Tote bag',
    form: 'tote',
    group: 'Accessories',
    printArea: area(290, 450, 420, 420),
    color: '#efe4cd',
    words: ['tote bag', 'canvas bag', 'shopping bag', 'tote'],
    tariffWords: 'cotton tote bag',
  },
  {
    key: 'cap',
    name: 'Cap',
    form: 'cap',
    group: 'Accessories',
    printArea: area(400, 350, 200, 160, 'round'),
    color: '#2b3d5f',
    words: ['baseball cap', 'trucker hat', 'dad hat', 'cap', 'hat'],
    tariffWords: 'cotton baseball cap',
  },
  {
    key: 'mug',
    name: 'Mug',
    form: 'mug',
    group: 'Drinkware',
    printArea: area(270, 400, 380, 330, 'round'),
    color: '#f5f2ec',
    words: ['coffee mug', 'ceramic mug', 'mug'],
    tariffWords: 'ceramic mug',
  },
  {
    key: 'tumbler',
    name: 'Tumbler',
    form: 'tumbler',
    group: 'Drinkware',
    printArea: area(390, 340, 220, 400, 'round'),
    color: '#94a78a',
    words: ['travel cup', 'travel mug', 'tumbler'],
    tariffWords: 'stainless steel tumbler',
  },
  {
    key: 'candle-jar',
    name: 'Candle',
    form: 'candle-jar',
    group: 'Home',
    printArea: area(340, 510, 320, 260, 'round'),
    color: '#efe4cd',
    label: '#fdfbf6',
    words: ['scented candle', 'soy candle', 'candle jar', 'candle'],
    tariffWords: 'scented candle',
  },
  {
    key: 'cushion',
    name: 'Cushion',
    form: 'cushion',
    group: 'Home',
    printArea: area(230, 280, 540, 480),
    color: '#efe4cd',
    words: ['throw pillow', 'cushion cover', 'cushion', 'pillow'],
    tariffWords: 'cotton cushion cover',
  },
  {
    key: 'bottle',
    name: 'Bottle',
    form: 'bottle',
    group: 'Packaging',
    printArea: area(365, 545, 270, 250, 'round'),
    color: '#b36a2a',
    label: '#fdfbf6',
    words: ['shampoo bottle', 'bottle'],
    tariffWords: 'plastic bottle',
  },
  {
    key: 'jar',
    name: 'Jar',
    form: 'jar',
    group: 'Packaging',
    printArea: area(330, 520, 330, 250, 'round'),
    color: '#efe4cd',
    label: '#fdfbf6',
    words: ['cream jar', 'glass jar', 'jar'],
    tariffWords: 'glass jar',
  },
  {
    key: 'tube',
    name: 'Tube',
    form: 'tube',
    group: 'Packaging',
    printArea: area(380, 330, 240, 330, 'round'),
    color: '#f5f2ec',
    words: ['squeeze tube', 'cream tube', 'tube'],
    tariffWords: 'plastic squeeze tube',
  },
  {
    key: 'pouch',
    name: 'Stand-up pouch',
    form: 'pouch',
    group: 'Packaging',
    printArea: area(320, 360, 360, 340),
    color: '#b9966a',
    words: ['stand-up pouch', 'stand up pouch', 'coffee bag', 'pouch'],
    tariffWords: 'plastic stand-up pouch',
  },
  {
    key: 'carton',
    name: 'Folding carton',
    form: 'carton',
    group: 'Packaging',
    printArea: area(265, 430, 265, 380),
    color: '#f5f2ec',
    words: ['folding carton', 'tea box', 'carton', 'box'],
    tariffWords: 'paperboard folding carton',
  },
  {
    key: 'notebook',
    name: 'Notebook',
    form: 'notebook',
    group: 'Paper',
    printArea: area(310, 250, 370, 490),
    color: '#3e5f4b',
    words: ['notebook', 'journal', 'diary'],
    tariffWords: 'paper notebook',
  },
  {
    key: 'poster',
    name: 'Poster',
    form: 'poster',
    group: 'Paper',
    printArea: area(240, 130, 520, 740),
    color: '#f5f2ec',
    words: ['art print', 'poster', 'print'],
    tariffWords: 'printed paper poster',
  },
];

export const templateNamed = (key: string): ProductTemplate | undefined =>
  productTemplates.find((template) => template.key === key);

/** The blank product's picture: a drawing of our own in this color. */
export const blankAddress = (form: string, color: string): string =>
  `/files/drawn/blank.${form}.${color.replace('#', '')}`;
