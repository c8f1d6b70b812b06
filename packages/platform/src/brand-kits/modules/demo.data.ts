import type { ModuleContent } from '@brandwright/contract/brand-kits/modules/entities.ts';
import type { BrandModuleType } from '@brandwright/contract/brand-kits/modules/enums.ts';

interface DemoModule {
  type: BrandModuleType;
  title: string;
  brief: string;
  category: string;
  brandName: string;
  daysAgo: number;
  isArchived?: boolean;
  content: Partial<ModuleContent>;
}

// prettier-ignore
export const demoModules: readonly DemoModule[] = [
  {
    type: 'PALETTE', title: 'Winter glaze', brief: 'stoneware and candles for slow evenings', category: 'Home goods', brandName: 'Winter glaze', daysAgo: 34,
    content: {
      colors: [
        { hexCode: '#5B4A3F', name: 'Walnut Shell', description: 'The main color of labels; white text stands on it at 8.5 to 1.' },
        { hexCode: '#C9A26B', name: 'Honeycomb', description: 'Seals, ribbons and one detail a page.' },
        { hexCode: '#F5EFE4', name: 'Oat', description: 'The ground of pages and tissue.' },
        { hexCode: '#241C17', name: 'Bark', description: 'Text and fine lines in place of black.' },
      ],
    },
  },
  {
    type: 'SLOGANS', title: 'Holiday lines', brief: 'gift sets of candles and mugs for December', category: 'Candles', brandName: 'Holiday lines', daysAgo: 12,
    content: { items: ['Give an evening.', 'Light something slowly.', 'Warm hands, warm room.', 'Wrapped already.', 'Stay a little longer.'] },
  },
  {
    type: 'VOICE', title: 'Shop voice', brief: 'stoneware and candles for slow evenings', category: 'Home goods', brandName: 'Shop voice', daysAgo: 51,
    content: {
      text: 'Warm and close, as across a kitchen table. It says what a thing is made of before it says that it is good.',
      items: ['Begin with what the reader gets, then say how', 'Name people, places and amounts', 'Say sorry once, early and without an excuse', 'Not: Exclamation marks in a row', 'Not: Superlatives without a figure'],
    },
  },
  {
    type: 'NAMES', title: 'Names for the toy line', brief: 'wooden toys from workshop offcuts', category: 'Toys', brandName: 'Toys', daysAgo: 118, isArchived: true,
    content: { items: ['Leftover Castle', 'Pip & Timber', 'Offcut Yard', 'Bobbin Row'] },
  },
];
