import type { BoardColor, BoardItemKind } from '@brandwright/contract/design/projects/enums.ts';
import type { Printing } from '@brandwright/contract/sourcing/rfq/enums.ts';

export interface DemoItem {
  kind: BoardItemKind;
  text: string;
  /** [x, y, width, height] in board units. */
  at: [number, number, number, number];
  color?: BoardColor;
  /** Name of a drawing. */
  drawing?: string;
  link?: string;
  by?: string;
}

export interface DemoProject {
  title: string;
  description: string;
  quantity?: number;
  printing?: Printing;
  /** Days from now. */
  launchIn?: number;
  isArchived?: boolean;
  daysAgo: number;
  /** Days since somebody worked on it. */
  touched: number;
  items: DemoItem[];
}

// prettier-ignore
export const founderProjects: readonly DemoProject[] = [
  {
    title: 'Travel tumbler', daysAgo: 21, touched: 0.3, quantity: 1000, launchIn: 117, printing: 'OUTSIDE',
    description: 'An insulated tumbler that looks like our stoneware: same glaze colors, a lid that does not leak in a bag.',
    items: [
      { kind: 'IMAGE', text: 'First sketch, sage', at: [0, 0, 300, 300], drawing: 'product.tumbler.sage.leaf.front', by: 'Nora Whitfield' },
      { kind: 'IMAGE', text: 'Three glazes side by side', at: [324, 0, 300, 300], drawing: 'product.tumbler.clay.wave.group', by: 'Priya Raman' },
      { kind: 'NOTE', text: 'Lid must not leak when the bag lies on its side. Test with hot tea for an hour.', at: [648, 0, 220, 150], color: 'CLAY', by: 'Nora Whitfield' },
      { kind: 'NOTE', text: 'Steel inside, ceramic coating outside. Ask how the coating stands up to a dishwasher.', at: [648, 174, 220, 150], color: 'SAND', by: 'Daniel Osei' },
      { kind: 'IDEA', text: 'A lid that doubles as a cup\nTwo people on a walk, one tumbler.', at: [0, 324, 300, 150], by: 'Nora Whitfield' },
      { kind: 'IDEA', text: 'Refill loop: bring it to the shop, coffee costs less\nA card in the box with three partner cafés.', at: [324, 324, 300, 150], by: 'Priya Raman' },
      { kind: 'PRODUCT_IDEA', text: 'Tumbler 350 ml, sage\n$34 in the shop, landed below $11.', at: [648, 348, 220, 150], color: 'SAGE', by: 'Nora Whitfield' },
      { kind: 'LINK', text: 'Food contact rules for coated steel', at: [0, 498, 300, 96], link: 'https://www.fda.gov/food/food-ingredients-packaging', by: 'Daniel Osei' },
    ],
  },
  {
    title: 'Desk lamp', daysAgo: 12, touched: 2, quantity: 600, launchIn: 150,
    description: 'A small lamp for a writing desk: stoneware base, linen shade, warm light, a switch you find in the dark.',
    items: [
      { kind: 'NOTE', text: 'Check brass suppliers for the stem', at: [0, 0, 220, 150], color: 'SAND', by: 'Nora Whitfield' },
      { kind: 'NOTE', text: 'Shade must be washable', at: [244, 0, 220, 150], color: 'SKY', by: 'Priya Raman' },
      { kind: 'IDEA', text: 'The base is a bowl\nRings and keys lie in it at night.', at: [488, 0, 280, 150], by: 'Nora Whitfield' },
      { kind: 'IMAGE', text: 'Workshop for the bases', at: [0, 174, 280, 280], drawing: 'workshop.kiln.clay.4', by: 'Nora Whitfield' },
      { kind: 'LINK', text: 'UL mark for portable lamps', at: [304, 174, 280, 96], link: 'https://www.ul.com/services/ul-certification', by: 'Daniel Osei' },
    ],
  },
  {
    title: 'Wooden stacker', daysAgo: 6, touched: 4,
    description: 'A stacking toy in our five glaze colors, from birch offcuts.',
    items: [
      { kind: 'IMAGE', text: 'Stacker in five colors', at: [0, 0, 300, 300], drawing: 'product.stacker.ochre.sun.front', by: 'Priya Raman' },
      { kind: 'NOTE', text: 'Needs EN 71 and ASTM F963 tests. Ask two labs what they cost.', at: [324, 0, 220, 150], color: 'PLUM', by: 'Daniel Osei' },
    ],
  },
  {
    title: 'Dog bandanas', daysAgo: 190, touched: 160, isArchived: true,
    description: 'Bandanas from cushion offcuts. Put away: too much sewing for the price.',
    items: [
      { kind: 'NOTE', text: 'Eleven minutes of sewing each, $9 in the shop. Does not pay.', at: [0, 0, 220, 150], color: 'CLAY', by: 'Nora Whitfield' },
      { kind: 'IDEA', text: 'Sell them as a gift with the throw blanket', at: [244, 0, 260, 150], by: 'Nora Whitfield' },
    ],
  },
];

// prettier-ignore
export const rivalProjects: readonly DemoProject[] = [
  {
    title: 'Camp stool', daysAgo: 9, touched: 1, quantity: 400, launchIn: 90,
    description: 'A folding stool in waxed canvas.',
    items: [
      { kind: 'NOTE', text: 'Ash legs, not beech', at: [0, 0, 220, 150], color: 'SAGE', by: 'Elias Brandt' },
      { kind: 'IMAGE', text: 'Color of the canvas', at: [244, 0, 280, 280], drawing: 'product.market-bag.forest.mountain.close', by: 'Elias Brandt' },
    ],
  },
];
