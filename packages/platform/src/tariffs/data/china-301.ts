/** A period of one rate. Days are inclusive; `to` null is open. */
export interface RatePeriod {
  percent: number;
  from: string;
  to: string | null;
}

export interface China301Heading {
  heading: string;
  title: string;
  source: string;
  periods: readonly RatePeriod[];
}

const note20 = 'HTS ch. 99 subch. III U.S. note 20; 19 U.S.C. 2411';
const note31 = 'HTS ch. 99 subch. III U.S. note 31; 89 FR 76581';

/** Section 301 duties on products of China, by heading. List 4B stands in the schedule with its collection suspended. */
export const china301Headings: readonly China301Heading[] = [
  {
    heading: '9903.88.01',
    title: 'China 301, list 1',
    source: note20,
    periods: [{ percent: 25, from: '2018-07-06', to: null }],
  },
  {
    heading: '9903.88.02',
    title: 'China 301, list 2',
    source: note20,
    periods: [{ percent: 25, from: '2018-08-23', to: null }],
  },
  {
    heading: '9903.88.03',
    title: 'China 301, list 3',
    source: note20,
    periods: [
      { percent: 10, from: '2018-09-24', to: '2019-05-09' },
      { percent: 25, from: '2019-05-10', to: null },
    ],
  },
  {
    heading: '9903.88.04',
    title: 'China 301, list 3 (additional lines)',
    source: note20,
    periods: [
      { percent: 10, from: '2018-09-24', to: '2019-05-09' },
      { percent: 25, from: '2019-05-10', to: null },
    ],
  },
  {
    heading: '9903.88.15',
    title: 'China 301, list 4A',
    source: note20,
    periods: [
      { percent: 15, from: '2019-09-01', to: '2020-02-13' },
      { percent: 7.5, from: '2020-02-14', to: null },
    ],
  },
  {
    heading: '9903.88.16',
    title: 'China 301, list 4B (suspended)',
    source: `${note20}; 84 FR 69447`,
    periods: [{ percent: 0, from: '2019-12-15', to: null }],
  },
  {
    heading: '9903.91.01',
    title: 'China 301, four-year review 25%',
    source: note31,
    periods: [{ percent: 25, from: '2024-09-27', to: null }],
  },
  {
    heading: '9903.91.02',
    title: 'China 301, four-year review 50%',
    source: note31,
    periods: [{ percent: 50, from: '2024-09-27', to: null }],
  },
  {
    heading: '9903.91.03',
    title: 'China 301, four-year review 100%',
    source: note31,
    periods: [{ percent: 100, from: '2024-09-27', to: null }],
  },
  {
    heading: '9903.91.04',
    title: 'China 301, four-year review 25% (2025)',
    source: note31,
    periods: [{ percent: 25, from: '2025-01-01', to: '2025-12-31' }],
  },
  {
    heading: '9903.91.05',
    title: 'China 301, four-year review 50% (2025)',
    source: note31,
    periods: [{ percent: 50, from: '2025-01-01', to: null }],
  },
  {
    heading: '9903.91.06',
    title: 'China 301, four-year review 25% (2026)',
    source: note31,
    periods: [{ percent: 25, from: '2026-01-01', to: null }],
  },
  {
    heading: '9903.91.07',
    title: 'China 301, four-year review 50% (2026)',
    source: note31,
    periods: [{ percent: 50, from: '2026-01-01', to: null }],
  },
  {
    heading: '9903.91.08',
    title: 'China 301, four-year review 100% (2026)',
    source: note31,
    periods: [{ percent: 100, from: '2026-01-01', to: null }],
  },
  {
    heading: '9903.91.11',
    title: 'China 301, four-year review 25% (2025, added)',
    source: note31,
    periods: [{ percent: 25, from: '2025-01-01', to: null }],
  },
  {
    heading: '9903.92.10',
    title: 'China 301, ship-to-shore cranes',
    source: note31,
    periods: [{ percent: 25, from: '2024-09-27', to: null }],
  },
];

/** Headings of the four-year review that reach only a part of an eight-digit line, in plain words. */
export const reviewCoversPart: Readonly<Record<string, string>> = {
  '63079098': 'textile face masks and respirators',
};
