import { ieepaLastDay } from './reciprocal.ts';

/** How parcels by post paid in a time, in place of every other duty: a percentage, a flat sum for each parcel, or either. */
export interface PostalMethod {
  /** Two-letter codes; null: every country. */
  countries: readonly string[] | null;
  from: string;
  to: string;
  /** A percentage of the value; `ieepa`: the rate of the country under IEEPA on that day. */
  percent: number | 'ieepa';
  /** US cents for each parcel, by the country's rate under IEEPA up to a percentage; empty where there was no flat sum. */
  flat: readonly { upToPercent: number; amountMinor: number }[];
  source: string;
}

const hundredDollars = [{ upToPercent: Number.POSITIVE_INFINITY, amountMinor: 10_000 }];

/** Earliest first. Parcels worth more than $800 were entered as any other goods. */
export const postalMethods: readonly PostalMethod[] = [
  {
    countries: ['CN', 'HK'],
    from: '2025-05-02',
    to: '2025-05-13',
    percent: 120,
    flat: hundredDollars,
    source: 'EO 14256, EO 14259, EO 14266',
  },
  {
    countries: ['CN', 'HK'],
    from: '2025-05-14',
    to: '2025-08-28',
    percent: 54,
    flat: hundredDollars,
    source: 'EO 14256, EO 14298',
  },
  {
    countries: null,
    from: '2025-08-29',
    to: ieepaLastDay,
    percent: 'ieepa',
    flat: [
      { upToPercent: 15.9999, amountMinor: 8000 },
      { upToPercent: 25, amountMinor: 16_000 },
      { upToPercent: Number.POSITIVE_INFINITY, amountMinor: 20_000 },
    ],
    source: 'EO 14324; CSMS 66311990',
  },
  {
    countries: null,
    from: '2026-02-24',
    to: '2026-07-23',
    percent: 10,
    flat: [],
    source: 'EO of 2026-02-20 amending EO 14324; Proc. 11012; CSMS 67845486',
  },
];

/** Since this day parcels by mail pay the regular duties through an informal entry. */
export const regularPostalFrom = '2026-07-24';
export const regularPostalSource = 'EO 14324; FR 2026-12669, FR 2026-12670; 19 CFR part 145';
