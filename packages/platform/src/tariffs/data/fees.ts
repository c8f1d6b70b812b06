/** Merchandise processing fee of a fiscal year (October to September), minor units of USD. */
export interface ProcessingFeeYear {
  from: string;
  to: string;
  minimumMinor: number;
  maximumMinor: number;
  /** Automated informal entry. */
  informalMinor: number;
  source: string;
}

export const processingFeePercent = 0.3464;
/** Entries worth more than this are formal (19 CFR 143.21). */
export const formalEntryOverMinor = 250_000;

export const processingFeeYears: readonly ProcessingFeeYear[] = [
  {
    from: '2023-10-01',
    to: '2024-09-30',
    minimumMinor: 3167,
    maximumMinor: 61_435,
    informalMinor: 253,
    source: '19 CFR 24.23(b), 24.22(k); CBP fee notice for fiscal year 2024',
  },
  {
    from: '2024-10-01',
    to: '2025-09-30',
    minimumMinor: 3271,
    maximumMinor: 63_462,
    informalMinor: 262,
    source: '19 CFR 24.23(b), 24.22(k); FR 2024-15991',
  },
  {
    from: '2025-10-01',
    to: '2026-09-30',
    minimumMinor: 3358,
    maximumMinor: 65_150,
    informalMinor: 269,
    source: '19 CFR 24.23(b), 24.22(k); 90 FR 34665',
  },
];

export const harborFeePercent = 0.125;
export const harborFeeSource = '26 U.S.C. 4461; 19 CFR 24.24';
