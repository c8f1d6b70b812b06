import type { Area } from '../kernel/operation.ts';

/** A way to begin from the home screen: a button there, and the address `/llm/{key}`. */
export interface HomeOption {
  /** In the address: lower case with dashes. */
  key: string;
  label: string;
  /** A lucide icon of the client. */
  icon: HomeIcon;
  area: Area;
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
  | 'heart';

/** The options of the home screen, in their order. */
export const homeOptions: readonly HomeOption[] = [
  {
    key: 'today',
    label: 'What matters today',
    icon: 'sun',
    area: 'home',
    say: 'What should I look at today?',
  },
  {
    key: 'late-orders',
    label: 'Late orders',
    icon: 'clock',
    area: 'orders',
    say: 'Which orders are still outstanding and older than a week?',
  },
  {
    key: 'find-order',
    label: 'How is an order doing',
    icon: 'package-search',
    area: 'orders',
    say: 'How is order [number] doing?',
  },
  {
    key: 'on-hold',
    label: 'Orders on hold',
    icon: 'pause',
    area: 'orders',
    say: 'Which orders are on hold?',
  },
  {
    key: 'stock',
    label: 'Stock that runs short',
    icon: 'boxes',
    area: 'orders',
    say: 'What stock is short for open orders?',
  },
  {
    key: 'sales',
    label: 'Sales so far',
    icon: 'trending-up',
    area: 'home',
    say: 'How much have I sold in total?',
  },
  {
    key: 'find-a-factory',
    label: 'Find a factory',
    icon: 'factory',
    area: 'sourcing',
    say: 'Find me a manufacturer for [product] with an MOQ under [units]',
  },
  {
    key: 'find-products',
    label: 'Find products',
    icon: 'shopping-bag',
    area: 'sourcing',
    say: 'Show me [product] under $[price] a unit in the catalog',
  },
  {
    key: 'duty',
    label: 'Look up a duty',
    icon: 'landmark',
    area: 'tariffs',
    say: 'What is the duty on [product] from [country]?',
  },
  {
    key: 'compare-duties',
    label: 'Compare landed cost',
    icon: 'scale',
    area: 'tariffs',
    say: 'What would I pay in duty on [units] [product] at $[price] from [country] versus [country]?',
  },
  {
    key: 'track-shipment',
    label: 'Track a shipment',
    icon: 'truck',
    area: 'orders',
    say: 'Where is the shipment of order [number]?',
  },
  {
    key: 'favorites',
    label: 'My favourites',
    icon: 'heart',
    area: 'sourcing',
    say: 'Show my favourite suppliers',
  },
];

/** The option of a key, or undefined. */
export function homeOption(key: string): HomeOption | undefined {
  return homeOptions.find((option) => option.key === key);
}

/** Whether there is something to fill in before it can be said. */
export const hasBlank = ({ say }: Pick<HomeOption, 'say'>): boolean => /\[[^\]]+\]/.test(say);
