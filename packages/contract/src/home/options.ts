import type { Area } from '../kernel/operation.ts';

/** A way to begin from the home screen: a button there, and the address `/llm/{key}`. */
export interface HomeOption {
  /** In the address: lower case with dashes. */
  key: string;
  label: string;
  /** A lucide icon of the client. */
  icon: HomeIcon;
  area: Area;
  /** Whether it makes something new, or looks after what runs. */
  stage: 'build' | 'run';
  /** What is said. A `[blank]` is for the person to fill, so it waits in the text box; the rest is said at once. */
  say: string;
}

export type HomeIcon =
  | 'sun'
  | 'clock'
  | 'package-search'
  | 'pause'
  | 'boxes'
  | 'trending-up'
  | 'factory'
  | 'shopping-bag'
  | 'landmark'
  | 'scale'
  | 'truck'
  | 'heart'
  | 'sparkles'
  | 'pen-tool'
  | 'image'
  | 'shirt';

/** The options of the home screen, in their order. */
export const homeOptions: readonly HomeOption[] = [
  {
    key: 'today',
    label: 'What matters today',
    icon: 'sun',
    area: 'home',
    stage: 'run',
    say: 'What should I look at today?',
  },
  {
    key: 'late-orders',
    label: 'Late orders',
    icon: 'clock',
    area: 'orders',
    stage: 'run',
    say: 'Which orders are still outstanding and older than a week?',
  },
  {
    key: 'find-order',
    label: 'Check on an order',
    icon: 'package-search',
    area: 'orders',
    stage: 'run',
    say: 'How is order [number] doing?',
  },
  {
    key: 'on-hold',
    label: 'Orders on hold',
    icon: 'pause',
    area: 'orders',
    stage: 'run',
    say: 'Which orders are on hold?',
  },
  {
    key: 'stock',
    label: 'Stock running short',
    icon: 'boxes',
    area: 'orders',
    stage: 'run',
    say: 'What stock is short for open orders?',
  },
  {
    key: 'sales',
    label: 'Sales so far',
    icon: 'trending-up',
    area: 'home',
    stage: 'run',
    say: 'How much have I sold in total?',
  },
  {
    key: 'brand-kit',
    label: 'Make a brand',
    icon: 'sparkles',
    area: 'brand-kits',
    stage: 'build',
    say: 'Make me a brand kit for [product] for [customers]',
  },
  {
    key: 'design',
    label: 'Design a product',
    icon: 'pen-tool',
    area: 'design',
    stage: 'build',
    say: 'Design a [color] [product] that says "[words]"',
  },
  {
    key: 'picture',
    label: 'Draw a picture',
    icon: 'image',
    area: 'design',
    stage: 'build',
    say: 'Make a picture of a [color] [product] on [surface]',
  },
  {
    key: 'print-on-demand',
    label: 'Print on demand',
    icon: 'shirt',
    area: 'print-on-demand',
    stage: 'build',
    say: 'Which [products] can I print on demand?',
  },
  {
    key: 'find-a-factory',
    label: 'Find a factory',
    icon: 'factory',
    area: 'sourcing',
    stage: 'build',
    say: 'Find me a manufacturer for [product] with an MOQ under [units]',
  },
  {
    key: 'find-products',
    label: 'Find products',
    icon: 'shopping-bag',
    area: 'sourcing',
    stage: 'build',
    say: 'Show me [product] under $[price] a unit in the catalog',
  },
  {
    key: 'duty',
    label: 'Look up a duty',
    icon: 'landmark',
    area: 'tariffs',
    stage: 'build',
    say: 'What is the duty on [product] from [country]?',
  },
  {
    key: 'compare-duties',
    label: 'Compare landed cost',
    icon: 'scale',
    area: 'tariffs',
    stage: 'build',
    say: 'What would I pay in duty on [units] [product] at $[price] from [country] versus [country]?',
  },
  {
    key: 'track-shipment',
    label: 'Track a shipment',
    icon: 'truck',
    area: 'orders',
    stage: 'run',
    say: 'Where is the shipment of order [number]?',
  },
  {
    key: 'favorites',
    label: 'My favorites',
    icon: 'heart',
    area: 'sourcing',
    stage: 'build',
    say: 'Show my favorite suppliers',
  },
];

/** The options in their order; before the first sale, what makes something new comes first. */
export function optionsInOrder(hasSold: boolean): readonly HomeOption[] {
  if (hasSold) return homeOptions;
  const of = (stage: HomeOption['stage']) => homeOptions.filter((option) => option.stage === stage);
  return [...of('build'), ...of('run')];
}

/** The option of a key, or undefined. */
export function homeOption(key: string): HomeOption | undefined {
  return homeOptions.find((option) => option.key === key);
}

/** Whether there is something to fill in before it can be said. */
export const hasBlank = ({ say }: Pick<HomeOption, 'say'>): boolean => /\[[^\]]+\]/.test(say);
