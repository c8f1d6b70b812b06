import type { MetalAnnex } from '../engine/tariff-line.ts';

/** Metals as rebuilt on 2026-04-06: annexes of whole products, duty on full value (HTS U.S. note 16, 9903.82). */
export const metalsFrom = '2026-04-06';
export const metalsScopeAmended = '2026-06-08';
/** Before the annexes: steel and aluminum from 2025-03-12, copper from 2025-08-01, derivatives on metal content only. */
export const metalsContentFrom = {
  steel: '2025-03-12',
  aluminum: '2025-03-12',
  copper: '2025-08-01',
} as const;
export const metalsSource =
  'Section 232, 19 U.S.C. 1862; HTS 9903.82.01–.26 and U.S. note 16, amended by Proc. 11032';
export const annexThreeUntil = '2027-12-31';

export interface AnnexRate {
  heading: string;
  percent: number;
  mode: 'flat' | 'floor';
  unitedKingdom: { heading: string; percent: number } | null;
}

export const annexRates: Readonly<Record<Exclude<MetalAnnex, '2'>, AnnexRate>> = {
  '1a': {
    heading: '9903.82.02',
    percent: 50,
    mode: 'flat',
    unitedKingdom: { heading: '9903.82.04', percent: 25 },
  },
  '1b': {
    heading: '9903.82.09',
    percent: 25,
    mode: 'flat',
    unitedKingdom: { heading: '9903.82.05', percent: 15 },
  },
  '3': { heading: '9903.82.10/.11', percent: 15, mode: 'floor', unitedKingdom: null },
};

/** Articles outside chapters 72, 73, 74 and 76 with less metal than this share of their weight pay nothing (9903.82.03). */
export const metalWeightThresholdPercent = 15;
export const metalChapters: ReadonlySet<number> = new Set([72, 73, 74, 76]);
/** Chapters in which the annexes name anything at all. */
export const chaptersWithMetals: ReadonlySet<number> = new Set([
  4, 21, 22, 27, 28, 29, 30, 32, 33, 34, 35, 37, 38, 39, 66, 72, 73, 74, 76, 82, 83, 84, 85, 86, 87, 88, 90,
  94, 95, 96,
]);

/** Timber, lumber and wooden furniture under section 232 (Proc. 10976; HTS U.S. note 37). */
export const woodFrom = '2025-10-14';
export const woodSource = 'Section 232, 19 U.S.C. 1862; Proc. 10976; HTS 9903.76.01–.24 and U.S. note 37';

export interface WoodProduct {
  kind: 'softwood' | 'upholstered' | 'cabinets';
  heading: string;
  title: string;
  /** Line prefixes. */
  codes: readonly string[];
  /** What decides within the line, when the code alone does not. */
  question: string | null;
  periods: readonly { percent: number; from: string; to: string | null; certainty: 'known' | 'assumed' }[];
}

const known = 'known' as const;
const assumed = 'assumed' as const;

export const woodProducts: readonly WoodProduct[] = [
  {
    kind: 'softwood',
    heading: '9903.76.01',
    title: 'Section 232, softwood timber and lumber',
    codes: [
      '44031100',
      '440321',
      '440322',
      '440323',
      '440324',
      '440325',
      '440326',
      '44039901',
      '44061100',
      '44069100',
      '440711',
      '440712',
      '440713',
      '440714',
      '440719',
    ],
    question: null,
    periods: [{ percent: 10, from: woodFrom, to: null, certainty: known }],
  },
  {
    kind: 'upholstered',
    heading: '9903.76.02',
    title: 'Section 232, upholstered wooden furniture',
    codes: ['9401614011', '9401614031', '9401616011', '9401616031'],
    question:
      'Is it an upholstered household or other seat (9401.61.60.11 or .31) rather than a seat for children?',
    periods: [
      { percent: 25, from: woodFrom, to: '2026-12-31', certainty: known },
      { percent: 30, from: '2027-01-01', to: null, certainty: assumed },
    ],
  },
  {
    kind: 'cabinets',
    heading: '9903.76.03',
    title: 'Section 232, kitchen cabinets and vanities',
    codes: ['9403409060', '9403608093', '9403910080'],
    question: 'Is it a completed kitchen cabinet or bathroom vanity, or a part of one?',
    periods: [
      { percent: 25, from: woodFrom, to: '2026-12-31', certainty: known },
      { percent: 50, from: '2027-01-01', to: null, certainty: assumed },
    ],
  },
];

/** Lower treatment of furniture, not of lumber: the United Kingdom adds 10%, the others pay 15% in all. */
export const woodCaps: readonly {
  countries: readonly string[];
  heading: string;
  percent: number;
  mode: 'flat' | 'floor';
}[] = [
  { countries: ['GB'], heading: '9903.76.20', percent: 10, mode: 'flat' },
  { countries: ['JP'], heading: '9903.76.21', percent: 15, mode: 'floor' },
  { countries: ['EU'], heading: '9903.76.22', percent: 15, mode: 'floor' },
  { countries: ['KR'], heading: '9903.76.23', percent: 15, mode: 'floor' },
  { countries: ['TW'], heading: '9903.76.24', percent: 15, mode: 'floor' },
];
