import type { ShippingService } from '@brandwright/contract/fulfillment/enums.ts';

/**
 * Our own rates, for trying things out: in the manner of what carriers publish, copied from none. How they are read is in
 * docs/shipping-rates.md. Amounts in cents.
 */
export interface ServiceRates {
  service: ShippingService;
  carrier: 'USPS' | 'UPS' | 'FedEx' | 'DHL Express';
  scope: 'DOMESTIC' | 'INTERNATIONAL';
  /** Cubic inches that count as one pound. */
  dimensionalDivisor: number;
  /** The size counts only above so many cubic inches. */
  dimensionalFrom: number;
  heaviestPounds: number;
  /** Of a parcel up to one pound, by zone: domestic 1 to 9, international A to D. */
  firstPound: readonly number[];
  /** Of each pound above the first. */
  nextPound: readonly number[];
  /** Working days by zone. */
  days: readonly number[];
  /** Shares of the first pound up to 4, 8 and 12 ounces, where light parcels cost less. */
  lightShares?: readonly [number, number, number];
}

export const serviceRates: readonly ServiceRates[] = [
  {
    service: 'usps_ground_advantage',
    carrier: 'USPS',
    scope: 'DOMESTIC',
    dimensionalDivisor: 166,
    dimensionalFrom: 1728,
    heaviestPounds: 70,
    firstPound: [560, 575, 595, 630, 680, 715, 760, 810, 1120],
    nextPound: [38, 45, 58, 78, 102, 125, 150, 178, 310],
    days: [2, 2, 3, 3, 4, 4, 5, 5, 8],
    lightShares: [0.62, 0.7, 0.84],
  },
  {
    service: 'usps_priority',
    carrier: 'USPS',
    scope: 'DOMESTIC',
    dimensionalDivisor: 166,
    dimensionalFrom: 1728,
    heaviestPounds: 70,
    firstPound: [790, 810, 840, 905, 985, 1040, 1105, 1180, 1690],
    nextPound: [55, 70, 95, 140, 195, 240, 290, 345, 590],
    days: [1, 2, 2, 2, 3, 3, 3, 3, 5],
  },
  {
    service: 'ups_ground',
    carrier: 'UPS',
    scope: 'DOMESTIC',
    dimensionalDivisor: 139,
    dimensionalFrom: 0,
    heaviestPounds: 150,
    firstPound: [905, 930, 975, 1030, 1085, 1120, 1165, 1215, 3150],
    nextPound: [24, 30, 38, 49, 62, 76, 92, 110, 260],
    days: [1, 1, 2, 3, 3, 4, 4, 5, 7],
  },
  {
    service: 'fedex_ground',
    carrier: 'FedEx',
    scope: 'DOMESTIC',
    dimensionalDivisor: 139,
    dimensionalFrom: 0,
    heaviestPounds: 150,
    firstPound: [915, 938, 980, 1036, 1090, 1128, 1172, 1224, 3180],
    nextPound: [24, 31, 38, 50, 63, 77, 93, 111, 265],
    days: [1, 1, 2, 3, 3, 4, 5, 5, 7],
  },
  {
    service: 'fedex_2_day',
    carrier: 'FedEx',
    scope: 'DOMESTIC',
    dimensionalDivisor: 139,
    dimensionalFrom: 0,
    heaviestPounds: 150,
    firstPound: [1690, 1740, 1820, 1960, 2150, 2300, 2480, 2650, 4300],
    nextPound: [95, 110, 140, 185, 240, 285, 330, 375, 560],
    days: [2, 2, 2, 2, 2, 2, 2, 2, 3],
  },
  {
    service: 'ups_second_day_air',
    carrier: 'UPS',
    scope: 'DOMESTIC',
    dimensionalDivisor: 139,
    dimensionalFrom: 0,
    heaviestPounds: 150,
    firstPound: [1720, 1765, 1850, 1990, 2190, 2340, 2520, 2700, 4350],
    nextPound: [98, 113, 143, 188, 244, 290, 336, 381, 570],
    days: [2, 2, 2, 2, 2, 2, 2, 2, 3],
  },
  {
    service: 'ups_next_day_air_saver',
    carrier: 'UPS',
    scope: 'DOMESTIC',
    dimensionalDivisor: 139,
    dimensionalFrom: 0,
    heaviestPounds: 150,
    firstPound: [2950, 3080, 3420, 3990, 4560, 4980, 5340, 5720, 8200],
    nextPound: [150, 175, 230, 300, 385, 450, 515, 580, 820],
    days: [1, 1, 1, 1, 1, 1, 1, 1, 2],
  },
  {
    service: 'usps_first_class_package_international_service',
    carrier: 'USPS',
    scope: 'INTERNATIONAL',
    dimensionalDivisor: 166,
    dimensionalFrom: 1728,
    heaviestPounds: 4,
    firstPound: [1690, 2240, 2410, 2590],
    nextPound: [410, 620, 690, 780],
    days: [9, 12, 13, 15],
  },
  {
    service: 'usps_priority_mail_international',
    carrier: 'USPS',
    scope: 'INTERNATIONAL',
    dimensionalDivisor: 166,
    dimensionalFrom: 1728,
    heaviestPounds: 70,
    firstPound: [4320, 5890, 6240, 6710],
    nextPound: [290, 430, 520, 610],
    days: [7, 8, 9, 10],
  },
  {
    service: 'ups_saver',
    carrier: 'UPS',
    scope: 'INTERNATIONAL',
    dimensionalDivisor: 139,
    dimensionalFrom: 0,
    heaviestPounds: 150,
    firstPound: [5450, 7380, 7890, 9120],
    nextPound: [380, 560, 640, 790],
    days: [2, 3, 4, 5],
  },
  {
    service: 'dhl_express_worldwide',
    carrier: 'DHL Express',
    scope: 'INTERNATIONAL',
    dimensionalDivisor: 139,
    dimensionalFrom: 0,
    heaviestPounds: 150,
    firstPound: [5310, 6950, 7420, 8840],
    nextPound: [395, 545, 625, 770],
    days: [2, 3, 3, 4],
  },
];

/** Miles up to which each domestic zone from 2 on reaches; within the same ZIP prefix it is zone 1, and overseas 9. */
export const zoneMiles = [150, 300, 600, 1000, 1400, 1800] as const;
/** States and territories of zone 9. */
export const farStates: readonly string[] = ['AK', 'HI', 'PR', 'VI', 'GU', 'AS', 'MP', 'AA', 'AE', 'AP'];

/** Countries of the international zones; all others are D. */
export const internationalZones = {
  A: 'CA MX',
  B: 'AT BE BG CH CY CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LI LT LU LV MC MT NL NO PL PT RO SE SI SK',
  C: 'AU CN HK ID IN JP KR MO MY NZ PH SG TH TW VN',
} as const;

/** Above this length of a side handling costs more. */
export const handlingFromInches = 48;
export const handlingMinor = 1850;
/** Length plus twice width and height, at most. */
export const mostGirthInches = 165;
