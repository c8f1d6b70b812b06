import { workshopAddress, type Build, type Land, type Size, type Trade } from '@brandwright/artwork';
import type { DemoSupplier } from './suppliers.ts';

/** What a workshop of a category works with. */
const tradeOfCategory: Readonly<Record<string, Trade>> = {
  candles: 'pouring',
  'home-fragrance': 'distillery',
  drinkware: 'kiln',
  tableware: 'kiln',
  'vases-decor': 'kiln',
  'home-textiles': 'loom',
  bags: 'sewing',
  tees: 'apparel',
  hoodies: 'apparel',
  hats: 'hats',
  jewellery: 'bench',
  soap: 'soap',
  skincare: 'lab',
  stationery: 'press',
  prints: 'press',
  toys: 'woodshop',
  'tea-coffee': 'tea',
  'boxes-mailers': 'packaging',
  'pouches-labels': 'filling',
  'bottles-jars': 'filling',
  'creative-services': 'agency',
  websites: 'code',
};

/** What a maker says of itself that its category does not: the first that fits counts. */
const tradeOfWords: readonly [category: string, words: RegExp, trade: Trade][] = [
  ['bags', /\bleather\b/i, 'leather'],
  ['toys', /\b(soft toys|plush)\b/i, 'plush'],
  ['home-fragrance', /\b(agarbatti|hand-rolled incense)\b/i, 'incense'],
  ['tea-coffee', /\bcoffee\b/i, 'roastery'],
  ['creative-services', /\bphotography\b/i, 'studio'],
];

/** What the workshop of a supplier shows: its first category's trade, unless its own headline says another. */
export function tradeOf({
  categories: [main = ''],
  headline,
}: Pick<DemoSupplier, 'categories' | 'headline'>): Trade {
  const said = tradeOfWords.find(([category, words]) => category === main && words.test(headline));
  return said?.[2] ?? tradeOfCategory[main] ?? 'bench';
}

/** What lies around a city, and what is built with there. */
const surroundings: Readonly<Record<string, readonly [Land, Build]>> = {
  Agadir: ['desert', 'adobe'],
  Arequipa: ['peaks', 'stone'],
  Asheville: ['forest', 'brick'],
  Austin: ['city', 'steel'],
  Barcelos: ['hills', 'plaster'],
  Bologna: ['roofs', 'brick'],
  Bristol: ['harbor', 'brick'],
  'Byron Bay': ['tropics', 'timber'],
  Crema: ['hills', 'plaster'],
  Cusco: ['peaks', 'adobe'],
  'Da Nang': ['harbor', 'steel'],
  Denizli: ['hills', 'stone'],
  Faenza: ['hills', 'brick'],
  Fez: ['roofs', 'adobe'],
  Florence: ['hills', 'plaster'],
  Guadalajara: ['desert', 'plaster'],
  Guangzhou: ['city', 'steel'],
  Guimarães: ['hills', 'stone'],
  Hanoi: ['delta', 'plaster'],
  'Ho Chi Minh City': ['delta', 'steel'],
  Istanbul: ['harbor', 'stone'],
  Izmir: ['harbor', 'stone'],
  Jaipur: ['roofs', 'stone'],
  Jingdezhen: ['hills', 'brick'],
  Kolkata: ['delta', 'plaster'],
  Leeds: ['moor', 'brick'],
  León: ['desert', 'brick'],
  Lima: ['harbor', 'plaster'],
  Lisbon: ['roofs', 'plaster'],
  'Los Angeles': ['city', 'brick'],
  Manchester: ['roofs', 'brick'],
  Marrakesh: ['desert', 'adobe'],
  Melbourne: ['city', 'brick'],
  Milan: ['roofs', 'plaster'],
  Minneapolis: ['forest', 'timber'],
  Monterrey: ['peaks', 'steel'],
  Mysuru: ['tropics', 'plaster'],
  Ningbo: ['harbor', 'steel'],
  Philadelphia: ['city', 'brick'],
  Portland: ['forest', 'timber'],
  Porto: ['harbor', 'stone'],
  Puebla: ['peaks', 'plaster'],
  Pune: ['tropics', 'brick'],
  Qingdao: ['harbor', 'brick'],
  Scandicci: ['hills', 'plaster'],
  Shenzhen: ['city', 'steel'],
  'Stoke-on-Trent': ['moor', 'brick'],
  Taxco: ['peaks', 'plaster'],
  'Thu Dau Mot': ['tropics', 'steel'],
  Tiruppur: ['tropics', 'steel'],
  Truro: ['moor', 'stone'],
  Valencia: ['desert', 'steel'],
  Vicenza: ['hills', 'stone'],
  Xiamen: ['tropics', 'steel'],
  Yiwu: ['city', 'plaster'],
};

export const sizeOf = (employees: number): Size =>
  employees < 35 ? 'small' : employees < 150 ? 'medium' : 'large';

/** Address of the picture of where a supplier works: its trade, its size, its region. `index` gives each another view. */
export function workshopOf(supplier: DemoSupplier, index: number): string {
  const around = surroundings[supplier.city];
  if (!around) throw new Error(`It is not known what ${supplier.city} looks like.`);
  const [land, build] = around;
  return workshopAddress({
    ...{ trade: tradeOf(supplier), palette: supplier.palette, seed: index, land, build },
    size: sizeOf(supplier.employees),
  });
}
