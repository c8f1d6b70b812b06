import type { ShippingRate } from '../print-on-demand.ts';

/** Regions of the embedded carrier's tariff. */
export type Region = 'US' | 'CA' | 'GB' | 'EU' | 'AU' | 'WORLD';

const union =
  'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE NO CH IS LI'.split(' ');
/** Where nothing is sent (US sanctions programmes and lasting carrier stops). */
const notServed = new Set('CU IR KP SY RU BY'.split(' '));

export function regionOf(countryCode: string): Region | undefined {
  if (notServed.has(countryCode)) return undefined;
  if (countryCode === 'US' || countryCode === 'CA' || countryCode === 'GB') return countryCode;
  if (countryCode === 'AU' || countryCode === 'NZ') return 'AU';
  return union.includes(countryCode) ? 'EU' : 'WORLD';
}

/** One piece of a kind to each region, standard and express, in cents. */
export const parcels = {
  letter: {
    US: [299, 899],
    CA: [449, 1299],
    GB: [349, 999],
    EU: [399, 1199],
    AU: [499, 1699],
    WORLD: [599, 2199],
  },
  soft: {
    US: [475, 1195],
    CA: [829, 1795],
    GB: [469, 1295],
    EU: [499, 1495],
    AU: [719, 2195],
    WORLD: [1199, 2995],
  },
  heavySoft: {
    US: [849, 1695],
    CA: [1049, 2295],
    GB: [699, 1695],
    EU: [729, 1895],
    AU: [1099, 2795],
    WORLD: [1799, 3995],
  },
  fragile: {
    US: [699, 1495],
    CA: [1099, 2195],
    GB: [649, 1595],
    EU: [699, 1795],
    AU: [1149, 2595],
    WORLD: [1599, 3695],
  },
  tube: {
    US: [549, 1395],
    CA: [899, 2095],
    GB: [599, 1495],
    EU: [649, 1695],
    AU: [999, 2495],
    WORLD: [1399, 3495],
  },
  large: {
    US: [1149, 2295],
    CA: [1699, 3295],
    GB: [1099, 2495],
    EU: [1199, 2695],
    AU: [2199, 4295],
    WORLD: [2999, 5995],
  },
} as const satisfies Record<string, Record<Region, readonly [number, number]>>;
export type ParcelName = keyof typeof parcels;

const days: Record<Region, readonly [number, number]> = {
  US: [3, 5],
  CA: [5, 9],
  GB: [3, 5],
  EU: [4, 7],
  AU: [6, 10],
  WORLD: [9, 18],
};

/** Standard and express, cheapest first. */
export function ratesOf(parcel: ParcelName, region: Region): ShippingRate[] {
  const [standard, express] = parcels[parcel][region];
  const [least, most] = days[region];
  return [
    { id: 'STANDARD', name: 'Standard', amountMinor: standard, minDays: least, maxDays: most },
    {
      id: 'EXPRESS',
      name: 'Express',
      amountMinor: express,
      minDays: 1,
      maxDays: Math.max(2, Math.ceil(least / 2) + 1),
    },
  ];
}
