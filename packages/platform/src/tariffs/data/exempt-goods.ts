import type { ExemptKind } from '../engine/tariff-line.ts';

/**
 * How codes of the exemption list that sections 122 and 301 share read (U.S. notes 2(aa) and 52(b) to (e)): spared
 * whatever they are for, or only as civil aircraft articles, or only for pharmaceutical use. The longest prefix decides;
 * a listed code that none fits is 'listed': its reading is not held.
 */
const readings: readonly [ExemptKind, string][] = [
  [
    'all',
    '02 05 06 07 08 09 10 11 12 14 15 16 17 18 19 20 21 22 25 26 27 2936 2937 2941 30 31 4001 4403 4407 47 6309 71 72 75 79 80 81 8471 8473 8486 851713 851762 852351 8524 852852 8541 8542 97',
  ],
  [
    'aircraft',
    '3917 392690 4008 4009 401 4012 4016 4017 4504 4823 6812 6813 7007 7304 7306 7312 7322 7324 7326 7413 7608 83 840 841 842 8443 8479 848 8501 8502 8504 8507 8511 8514 8516 8518 8519 8521 8522 8526 8529 8531 8536 8537 8539 8543 8544 88 9001 9002 9014 9020 9025 9026 9029 9030 9032 9033 9104 9109 94 9620',
  ],
  [
    'pharma',
    '3203 3204 3401 3402 3507 3802 3808 3812 3815 3824 3826 3827 3901 3902 3904 3905 3906 3907 3908 3909 3910 3911 3912 3913 3914',
  ],
  [
    'described',
    '08059001 08119080 12073000 12074000 12075000 12076000 12079903 19059010 19059090 20089921 20093160 20098970 20099040 21069099 33012951 44123357',
  ],
];

const byPrefix = new Map<string, ExemptKind>(
  readings.flatMap(([kind, list]) => list.split(' ').map((prefix) => [prefix, kind] as const)),
);

/** The reading of a code that is on the list, or undefined where it is not held. */
export function exemptReading(digits: string): ExemptKind | undefined {
  for (let length = 8; length >= 2; length -= 1) {
    const kind = byPrefix.get(digits.slice(0, length));
    if (kind) return kind;
  }
  return undefined;
}

/** Chapters in which the exemption list names anything. */
export const chaptersWithExemptions: ReadonlySet<number> = new Set([
  2, 5, 6, 7, 8, 9, 10, 11, 12, 14, 15, 16, 17, 18, 19, 20, 21, 22, 25, 26, 27, 28, 29, 30, 31, 32, 33, 34,
  35, 36, 38, 39, 40, 41, 44, 45, 46, 47, 48, 63, 68, 70, 71, 72, 73, 74, 75, 76, 79, 80, 81, 83, 84, 85, 88,
  90, 91, 94, 96, 97,
]);

/** Food joined the reciprocal tariff's exemptions on 2025-11-13 (EO 14360); other goods were on from the start. */
export const reciprocalExemptFrom = (chapter: number): string =>
  chapter <= 24 ? '2025-11-13' : '2025-04-05';
