import type { PaletteColor } from '@brandwright/contract/brand-kits/entities.ts';
import { seededRandom } from '../kernel/data/random.ts';

/** Brand-kit document §9: black and white, and a pastel out of ten by chance. */
const pastels: readonly (readonly [string, string])[] = [
  ['#F9D5D3', 'Blush'],
  ['#FCE1C8', 'Apricot'],
  ['#FBF1C7', 'Butter'],
  ['#E6F2C9', 'Pear'],
  ['#D1EBD6', 'Mint'],
  ['#CDEBE7', 'Sea glass'],
  ['#D2E6F7', 'Sky'],
  ['#D9DBF6', 'Periwinkle'],
  ['#E8D8F3', 'Lilac'],
  ['#F6D6E7', 'Rose'],
];
export const pastelCount = pastels.length;

/** The colors of a kit that has no idea yet. The same seed gives the same pastel. */
export function defaultPalette(seed: string): PaletteColor[] {
  const [hexCode, name] = seededRandom(`pastel ${seed}`).pick(pastels);
  return [
    { hexCode: '#000000', name: 'Black', description: 'For text.' },
    { hexCode: '#FFFFFF', name: 'White', description: 'For backgrounds.' },
    { hexCode, name, description: 'A starting color, until there’s a brand idea.' },
  ];
}
