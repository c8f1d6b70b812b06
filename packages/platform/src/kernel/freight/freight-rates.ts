/**
 * Freight to a door in the United States, in US cents. Nobody quoted these: they are our own estimates of a usual level, set
 * down in November 2026 from what forwarders and couriers ask of small importers. A forwarder's quote replaces them.
 */
export const freightRatesDay = '2026-11-01';
export const freightRatesBasis =
  'our own estimates from the port or airport of departure to a US door, not quotes';

/** One origin region: sea (or truck) and air. */
export interface FreightRegion {
  name: string;
  surface: 'OCEAN' | 'TRUCK';
  /** A cubic meter in a shared container or truck, terminal charges of both ends included. */
  sharedPerCubicMeter: number;
  /** A whole 20-foot and 40-foot high-cube container, or a whole truck twice. */
  whole20: number;
  whole40: number;
  surfaceDays: readonly [number, number];
  /** A chargeable kilogram of consolidated air freight, and of an express courier. */
  airPerKg: number;
  courierPerKg: number;
}

const region = (
  name: string,
  surface: FreightRegion['surface'],
  [sharedPerCubicMeter, whole20, whole40]: readonly [number, number, number],
  surfaceDays: readonly [number, number],
  [airPerKg, courierPerKg]: readonly [number, number],
): FreightRegion => ({
  name,
  surface,
  sharedPerCubicMeter,
  whole20,
  whole40,
  surfaceDays,
  airPerKg,
  courierPerKg,
});

const eastAsia = region('East Asia', 'OCEAN', [9500, 220_000, 320_000], [28, 40], [520, 850]);
const southeastAsia = region('Southeast Asia', 'OCEAN', [10_500, 250_000, 360_000], [32, 45], [540, 880]);
const southAsia = region('South Asia', 'OCEAN', [11_500, 280_000, 390_000], [35, 50], [460, 820]);
const europe = region('Europe', 'OCEAN', [11_000, 230_000, 300_000], [20, 32], [390, 750]);
const mediterranean = region(
  'Türkiye, the Middle East and North Africa',
  'OCEAN',
  [12_000, 260_000, 340_000],
  [25, 38],
  [430, 800],
);
const latinAmerica = region('Latin America', 'OCEAN', [11_500, 200_000, 270_000], [14, 28], [320, 720]);
const oceania = region('Oceania', 'OCEAN', [15_000, 320_000, 420_000], [35, 50], [560, 900]);
const africa = region('sub-Saharan Africa', 'OCEAN', [17_000, 360_000, 480_000], [35, 55], [520, 950]);
const neighbors = region('Canada and Mexico', 'TRUCK', [8500, 280_000, 380_000], [5, 12], [280, 600]);
const domestic = region('the United States', 'TRUCK', [6000, 180_000, 260_000], [3, 8], [180, 450]);
/** For origins that no region names: the middle of the others. */
const elsewhere = region(
  'an origin without rates of its own',
  'OCEAN',
  [13_000, 300_000, 400_000],
  [30, 48],
  [500, 880],
);

const regions: readonly (readonly [FreightRegion, string])[] = [
  [eastAsia, 'CN HK MO TW KR JP MN'],
  [southeastAsia, 'VN TH ID MY KH PH LA MM SG BN TL'],
  [southAsia, 'IN BD PK LK NP MV'],
  [
    europe,
    'AT BE BG CH CZ DE DK EE ES FI FR GB GR HR HU IE IS IT LT LU LV MT NL NO PL PT RO SE SI SK UA RS BA MK AL ME MD CY',
  ],
  [mediterranean, 'TR MA TN DZ EG IL JO LB AE SA OM QA BH KW GE AM AZ'],
  [latinAmerica, 'PE CO BR AR CL EC UY PY BO GT HN SV NI CR PA DO HT JM TT'],
  [oceania, 'AU NZ FJ PG'],
  [africa, 'ZA KE ET GH NG TZ UG MG MU LS SZ RW SN CI ZM MW MZ BW NA'],
  [neighbors, 'CA MX'],
  [domestic, 'US'],
];
const byCountry = new Map(
  regions.flatMap(([one, codes]) => codes.split(' ').map((code) => [code, one] as const)),
);

export const freightRegionOf = (country: string): FreightRegion => byCountry.get(country) ?? elsewhere;

/** What one shipment pays whatever its size: documents, handling and the delivery to the door. */
export const perShipment = { shared: 35_000, whole: 110_000, air: 25_000, courier: 4500 } as const;
/** What fits: usable cubic meters and kilograms of a container. */
export const container20 = { cubicMeters: 26, kilograms: 20_000 } as const;
export const container40 = { cubicMeters: 66, kilograms: 20_000 } as const;
/** Consolidators bill a cubic meter or a ton, whichever is more, and one cubic meter at least. */
export const kilogramsPerCubicMeter = 1000;
/** Cubic centimeters that count as a kilogram by air (IATA) and by courier. */
export const airDivisor = 6000;
export const courierDivisor = 5000;
/** Heavier shipments do not go by courier, lighter ones not by consolidated air freight. */
export const courierUpToKg = 150;
export const airFromKg = 45;
export const airDays = [6, 11] as const;
export const courierDays = [3, 6] as const;

/** Cargo insurance: a share of 110% of goods and freight, as all-risk covers are usually written. */
export const insurance = { percent: 0.4, ofPercent: 110, minimumMinor: 2500 } as const;

/** Customs entry by a broker, our estimates of the same day. */
export const entryFees = {
  formal: 17_500,
  informal: 9500,
  /** Importer security filing, by sea only (19 CFR 149). */
  securityFiling: 4500,
  /** Bond for a single entry: a share of value, duty and fees (19 CFR 113). */
  bondPercent: 0.5,
  bondMinimum: 6000,
  /** A courier clears up to $2,500 itself and advances duty for a share of it. */
  courierAdvancePercent: 2,
  courierAdvanceMinimum: 1800,
} as const;
