import { converter } from 'culori';
import type { Dice } from './dice.ts';

/** Names by hue (30 degrees of OKLCH each, from 0) for light, middle and dark. */
const byHue: readonly (readonly [readonly string[], readonly string[], readonly string[]])[] = [
  [
    ['Petal', 'Rosewater', 'Shell Pink'],
    ['Dog Rose', 'Rhubarb', 'Camellia'],
    ['Mulled Wine', 'Damson Skin', 'Garnet'],
  ],
  [
    ['Peach Skin', 'Apricot Milk', 'Blush Clay'],
    ['Brick Dust', 'Paprika', 'Poppy'],
    ['Oxblood', 'Mahogany', 'Roasted Beet'],
  ],
  [
    ['Biscuit', 'Oat', 'Almond Milk'],
    ['Terracotta', 'Marmalade', 'Baked Clay'],
    ['Cocoa', 'Chestnut', 'Walnut Shell'],
  ],
  [
    ['Vanilla', 'Straw', 'Butter Paper'],
    ['Honeycomb', 'Mustard Seed', 'Turmeric'],
    ['Tobacco', 'Bark', 'Burnt Sugar'],
  ],
  [
    ['Pear Flesh', 'Barley', 'Primrose'],
    ['Olive Oil', 'Quince', 'Moss Light'],
    ['Bay Leaf', 'Caper', 'Dried Olive'],
  ],
  [
    ['Pistachio', 'Lime Blossom', 'Celery'],
    ['Fern', 'Garden Pea', 'Clover'],
    ['Pine Needle', 'Deep Moss', 'Ivy'],
  ],
  [
    ['Mint Milk', 'Dew', 'Sea Glass'],
    ['Sage Leaf', 'Jade', 'Bottle Glass'],
    ['Spruce', 'Fir Shadow', 'Nori'],
  ],
  [
    ['Ice Melt', 'Mist', 'Eggshell Blue'],
    ['Lagoon', 'Kingfisher', 'Tide Pool'],
    ['Deep Lake', 'Petrol', 'Harbour'],
  ],
  [
    ['Morning Sky', 'Rain', 'Thin Air'],
    ['Cornflower', 'Delft', 'Swimming Hole'],
    ['Slate Night', 'North Sea', 'Storm'],
  ],
  [
    ['Pale Iris', 'Moonlight', 'Cloudbank'],
    ['Bluebell', 'Harebell', 'Twilight'],
    ['Midnight', 'Ink Well', 'Deep Dusk'],
  ],
  [
    ['Lilac Ash', 'Lavender Milk', 'Thistle Down'],
    ['Heather', 'Wisteria', 'Fig Flesh'],
    ['Aubergine', 'Elderberry', 'Night Plum'],
  ],
  [
    ['Peony Tip', 'Sweet Pea', 'Pink Salt'],
    ['Raspberry', 'Foxglove', 'Radish'],
    ['Blackcurrant', 'Beet Juice', 'Black Cherry'],
  ],
];
const greys = [
  ['Chalk', 'Porcelain', 'Rice Paper', 'Linen'],
  ['Pebble', 'Pewter', 'Driftwood'],
  ['Charcoal', 'Graphite', 'Lamp Black', 'Basalt'],
] as const;

const toOklch = converter('oklch');

/** A name that tells the colour, none of `taken`. */
export function nameOfColor(hex: string, dice: Dice, taken: ReadonlySet<string>): string {
  const { l, c, h = 0 } = toOklch(hex) ?? { l: 0, c: 0, h: 0 };
  const step = l > 0.82 ? 0 : l > 0.38 ? 1 : 2;
  const row = byHue[Math.floor((((h % 360) + 360) % 360) / 30)] ?? byHue[0];
  const isGrey = c < 0.012;
  const names: readonly string[] = isGrey ? greys[step] : (row?.[step] ?? greys[step]);
  const free = names.filter((name) => !taken.has(name));
  return dice.pick(free.length > 0 ? free : [...greys[step], 'Undyed'].filter((name) => !taken.has(name)));
}
