import type { PrintTypeface, TemplateState } from '@brandwright/contract/print-on-demand/enums.ts';

export interface DemoTemplate {
  title: string;
  productId: number;
  state: TemplateState;
  /** By the blank's own names. */
  colors: readonly string[];
  sizes?: readonly string[];
  words?: { text: string; typeface: PrintTypeface; placement?: string; inkHex?: string };
  more?: { text: string; typeface: PrintTypeface; placement: string };
  retailPriceMinor: number | null;
  freeShipping?: true;
  hasMockups?: true;
  /** Days before now. */
  madeDaysAgo: number;
}

/** A maker of ceramics and candles who also sells what their customers wear and write in. */
export const founderTemplates: readonly DemoTemplate[] = [
  {
    title: 'Made by hand tee',
    productId: 72,
    state: 'READY',
    colors: ['Natural', 'Sage', 'Clay', 'Charcoal'],
    words: { text: 'Made by hand, not in a hurry', typeface: 'dm-serif' },
    more: { text: 'Juniper & Clay', typeface: 'garamond-italic', placement: 'back' },
    retailPriceMinor: 3400,
    hasMockups: true,
    madeDaysAgo: 96,
  },
  {
    title: 'Slow mornings mug',
    productId: 301,
    state: 'READY',
    colors: ['White'],
    words: { text: 'Slow mornings', typeface: 'caveat' },
    retailPriceMinor: 1900,
    hasMockups: true,
    madeDaysAgo: 71,
  },
  {
    title: 'Clay hands hoodie',
    productId: 146,
    state: 'READY',
    colors: ['Sand', 'Black', 'Forest green'],
    words: { text: 'Clay hands club', typeface: 'archivo-black' },
    retailPriceMinor: 2900,
    freeShipping: true,
    hasMockups: true,
    madeDaysAgo: 23,
  },
  {
    title: 'Glaze diary notebook',
    productId: 401,
    state: 'READY',
    colors: ['Kraft', 'Sage'],
    words: { text: 'Glaze diary', typeface: 'fraunces' },
    retailPriceMinor: 1400,
    hasMockups: true,
    madeDaysAgo: 44,
  },
  {
    title: 'Market day tote',
    productId: 222,
    state: 'DRAFT',
    colors: ['Natural', 'Black'],
    words: { text: 'Market day', typeface: 'fraunces' },
    retailPriceMinor: 2600,
    hasMockups: true,
    madeDaysAgo: 9,
  },
  {
    title: 'Juniper branch sticker',
    productId: 411,
    state: 'DRAFT',
    colors: ['White'],
    words: { text: 'Juniper & Clay', typeface: 'garamond-italic', inkHex: '#2f5a44' },
    retailPriceMinor: 300,
    madeDaysAgo: 6,
  },
  {
    title: 'Kiln weather poster',
    productId: 321,
    state: 'DRAFT',
    colors: ['White'],
    words: { text: 'Kiln weather', typeface: 'grotesk' },
    retailPriceMinor: null,
    madeDaysAgo: 4,
  },
  {
    title: 'Studio rules apron',
    productId: 341,
    state: 'DRAFT',
    colors: ['Black', 'Sand'],
    retailPriceMinor: null,
    madeDaysAgo: 2,
  },
  {
    title: 'First snow ornament',
    productId: 351,
    state: 'ARCHIVED',
    colors: ['White'],
    words: { text: 'First snow', typeface: 'caveat' },
    retailPriceMinor: 1600,
    hasMockups: true,
    madeDaysAgo: 341,
  },
];

export const smallTemplates: Readonly<Record<'rival' | 'preview', readonly DemoTemplate[]>> = {
  rival: [
    {
      title: 'Northfold trail cap',
      productId: 206,
      state: 'DRAFT',
      colors: ['Olive', 'Black'],
      words: { text: 'Northfold', typeface: 'grotesk' },
      retailPriceMinor: 2800,
      madeDaysAgo: 15,
    },
    {
      title: 'Ridge line tee',
      productId: 71,
      state: 'READY',
      colors: ['White', 'Navy'],
      words: { text: 'Ridge line', typeface: 'archivo-black' },
      retailPriceMinor: 2700,
      hasMockups: true,
      madeDaysAgo: 40,
    },
  ],
  preview: [
    {
      title: 'Hello tee',
      productId: 71,
      state: 'DRAFT',
      colors: ['White', 'Black'],
      words: { text: 'Hello', typeface: 'fraunces' },
      retailPriceMinor: 2500,
      madeDaysAgo: 12,
    },
  ],
};
