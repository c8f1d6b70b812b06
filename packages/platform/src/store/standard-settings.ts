import { imageSizes } from '@brandwright/contract/store/files.ts';
import { brandKitCategories, startingPoints } from './brand-kit-settings.ts';

/** A setting that every installation has until its table says otherwise. */
export interface StandardSetting {
  key: string;
  visibility: 'DISPLAY' | 'NONE';
  value: string | number | boolean | Record<string, number> | string[];
}

export const standardSettings: readonly StandardSetting[] = [
  { key: 'currency', visibility: 'DISPLAY', value: 'USD' },
  { key: 'imageSizes', visibility: 'DISPLAY', value: imageSizes },
  // Overview §9.
  {
    key: 'marketplaceSorts',
    visibility: 'DISPLAY',
    value: [
      'Featured',
      'Online now',
      'Newly added',
      'Lowest tariffs',
      'Newest',
      'Price: low to high',
      'Price: high to low',
    ],
  },
  // Brand-kit document §7, §9: categories come from a configuration key.
  { key: 'brandKitCategories', visibility: 'DISPLAY', value: brandKitCategories },
  { key: 'aiStartingPoints', visibility: 'DISPLAY', value: startingPoints },
  { key: 'promoCodes', visibility: 'NONE', value: ['PRODUCTS10', 'DESIGN50'] },
  // Brand-kit document §9.
  { key: 'affiliateCommissionRate', visibility: 'NONE', value: 20 },
];
