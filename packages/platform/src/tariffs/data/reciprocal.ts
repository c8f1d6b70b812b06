/** A country's reciprocal tariff under IEEPA. `floor`: total = the higher of base and rate. Ended for all on 2026-02-24. */
export interface ReciprocalRate {
  country: string;
  heading: string;
  percent: number;
  mode: 'flat' | 'floor';
  from: string;
  to: string;
}

/** Last day of collection: CBP stopped at 12:01 a.m. ET on 2026-02-24. */
export const ieepaLastDay = '2026-02-23';
export const ieepaEndReason =
  'Ended 2026-02-24: the Supreme Court held that IEEPA does not authorize tariffs (Learning Resources v. Trump, No. 24-1287; EO 14389; CSMS 67834313).';
export const reciprocalSource = 'EO 14257, EO 14326; HTS ch. 99 subch. III U.S. note 2(v)';
export const baselineFrom = '2025-04-05';
export const countryRatesFrom = '2025-08-07';

/** Flat additions of EO 14326 from 2025-08-07: country, slot of 9903.02, percent. */
const flatRates =
  'AF.02.15 DZ.03.30 AO.04.15 BD.05.20 BO.06.15 BA.07.30 BW.08.15 BR.09.10 BN.10.25 KH.11.19 CM.12.15 TD.13.15 CR.14.15 CI.15.15 ' +
  'CD.16.15 EC.17.15 GQ.18.15 FK.21.10 FJ.22.15 GH.23.15 GY.24.15 IS.25.15 IN.26.25 ID.27.19 IQ.28.35 IL.29.15 JO.31.15 KZ.32.25 ' +
  'LA.33.40 LS.34.15 LY.35.30 MG.37.15 MW.38.15 MY.39.19 MU.40.15 MD.41.25 MZ.42.15 MM.43.40 NA.44.15 NR.45.15 NZ.46.15 NI.47.18 ' +
  'NG.48.15 MK.49.15 NO.50.15 PK.51.19 PG.52.15 PH.53.19 RS.54.35 ZA.55.30 LK.57.20 SY.59.41 TW.60.20 TH.61.19 TT.62.15 TN.63.25 ' +
  'TR.64.15 UG.65.15 GB.66.10 VU.67.15 VE.68.15 VN.69.20 ZM.70.15 ZW.71.15';

const rate = (
  country: string,
  heading: string,
  percent: number,
  mode: 'flat' | 'floor',
  from: string,
  to = ieepaLastDay,
): ReciprocalRate => ({
  country,
  heading,
  percent,
  mode,
  from,
  to,
});

export const reciprocalRates: readonly ReciprocalRate[] = [
  ...flatRates.split(' ').map((entry) => {
    const [country = '', slot = '', percent = '0'] = entry.split('.');
    return rate(country, `9903.02.${slot}`, Number(percent), 'flat', countryRatesFrom);
  }),
  rate('EU', '9903.02.19/.20', 15, 'floor', countryRatesFrom),
  rate('JP', '9903.02.72/.73', 15, 'floor', countryRatesFrom),
  rate('KR', '9903.02.56', 15, 'flat', countryRatesFrom, '2025-11-13'),
  rate('KR', '9903.02.79/.80', 15, 'floor', '2025-11-14'),
  rate('CH', '9903.02.58', 39, 'flat', countryRatesFrom, '2025-11-13'),
  rate('CH', '9903.02.82/.83', 15, 'floor', '2025-11-14'),
  rate('LI', '9903.02.36', 15, 'flat', countryRatesFrom, '2025-11-13'),
  rate('LI', '9903.02.87/.88', 15, 'floor', '2025-11-14'),
  // China with Hong Kong and Macau: 84% and 125% in April and May 2025, then 10% (EO 14298, EO 14358).
  ...['CN', 'HK', 'MO'].flatMap((country) => [
    rate(country, '9903.01.63', 84, 'flat', '2025-04-09', '2025-04-09'),
    rate(country, '9903.01.63', 125, 'flat', '2025-04-10', '2025-05-13'),
    rate(country, '9903.01.25', 10, 'flat', '2025-05-14'),
  ]),
];

/** Country duties under IEEPA other than the reciprocal tariff. */
export interface EmergencyDuty {
  countries: readonly string[];
  title: string;
  source: string;
  /** Goods that qualify under USMCA were spared from 2025-03-07. */
  sparesUsmca: boolean;
  periods: readonly { heading: string; percent: number; from: string; to: string }[];
}

export const emergencyDuties: readonly EmergencyDuty[] = [
  {
    countries: ['CN', 'HK'],
    title: 'IEEPA fentanyl duty, China and Hong Kong',
    source: 'EO 14195, EO 14228, EO 14357; HTS U.S. note 2(s), 2(u)',
    sparesUsmca: false,
    periods: [
      { heading: '9903.01.20', percent: 10, from: '2025-02-04', to: '2025-03-03' },
      { heading: '9903.01.24', percent: 20, from: '2025-03-04', to: '2025-11-09' },
      { heading: '9903.01.24', percent: 10, from: '2025-11-10', to: ieepaLastDay },
    ],
  },
  {
    countries: ['CA'],
    title: 'IEEPA border duty, Canada',
    source: 'EO 14193, EO 14325; HTS U.S. note 2(j)',
    sparesUsmca: true,
    periods: [
      { heading: '9903.01.10', percent: 25, from: '2025-03-04', to: '2025-07-31' },
      { heading: '9903.01.10', percent: 35, from: '2025-08-01', to: ieepaLastDay },
    ],
  },
  {
    countries: ['MX'],
    title: 'IEEPA border duty, Mexico',
    source: 'EO 14194; HTS U.S. note 2(a)',
    sparesUsmca: true,
    periods: [{ heading: '9903.01.01', percent: 25, from: '2025-03-04', to: ieepaLastDay }],
  },
  {
    countries: ['BR'],
    title: 'IEEPA duty, Brazil',
    source: 'EO 14323; HTS U.S. note 2(x)',
    sparesUsmca: false,
    periods: [{ heading: '9903.01.77', percent: 40, from: '2025-08-06', to: ieepaLastDay }],
  },
  {
    countries: ['IN'],
    title: 'IEEPA duty, India',
    source: 'EO 14329; HTS U.S. note 2(z)',
    sparesUsmca: false,
    periods: [{ heading: '9903.01.84', percent: 25, from: '2025-08-27', to: '2026-02-06' }],
  },
];
