/** How a tier adds: `flat` on top of the base rate, `net` up to the tier (total = the higher of base and tier). */
export interface ForcedLaborTier {
  country: string;
  heading: string;
  mode: 'flat' | 'net';
  percent: number;
  /** A list of goods that this country alone is spared (U.S. note 52(j)), which the product does not hold. */
  ownExemptions: boolean;
  /** The heading of that country's spare list, where known. */
  certainty: 'known' | 'assumed';
}

export const forcedLaborFrom = '2026-07-24';
export const forcedLaborSource = 'FR 2026-15181 (91 FR 47318); HTS 9903.05.20–.84 and U.S. note 52';

const flat10 =
  'AR.22 BD.26 KH.28 CA.29 EC.35 SV.37 GT.40 HN.42 IN.44 ID.45 JO.50 MY.54 MX.55 PK.62 LK.72 TT.78 GB.81';
const flat125 =
  'DZ.20 AO.21 AU.23 BS.24 BH.25 BR.27 CL.30 CN.31 CO.32 CR.33 DO.34 EG.36 GY.41 HK.43 IQ.46 IL.47 KZ.51 KW.52 LY.53 ' +
  'MA.56 NZ.57 NI.58 NG.59 NO.60 OM.61 PE.63 PH.64 QA.65 RU.66 SA.67 SG.68 ZA.69 TH.77 TR.79 AE.80 UY.82 VE.83 VN.84';

/** Countries whose heading names exemptions of their own besides the common ones (9903.05.96–.99 and 9903.06.xx). */
const withOwnExemptions = new Set(['AR', 'BD', 'CH', 'EC', 'EU', 'GB', 'GT', 'KH', 'MY', 'SV', 'TW']);

/** "VN.84" → Vietnam under 9903.05.84. Turkey's heading was read from its alphabetical place, hence assumed. */
const flat = (list: string, percent: number): ForcedLaborTier[] =>
  list.split(' ').map((entry) => {
    const [country = '', slot = ''] = entry.split('.');
    return {
      country,
      heading: `9903.05.${slot}`,
      mode: 'flat',
      percent,
      ownExemptions: withOwnExemptions.has(country),
      certainty: country === 'TR' ? 'assumed' : 'known',
    };
  });

const net = (country: string, heading: string, percent: number): ForcedLaborTier => ({
  country,
  heading,
  mode: 'net',
  percent,
  ownExemptions: withOwnExemptions.has(country),
  certainty: 'known',
});

/** The 60 economies of the forced-labor action; 'EU' stands for the 27 members. */
export const forcedLaborTiers: readonly ForcedLaborTier[] = [
  ...flat(flat10, 10),
  ...flat(flat125, 12.5),
  net('EU', '9903.05.38/.39', 10),
  net('TW', '9903.05.75/.76', 10),
  net('JP', '9903.05.48/.49', 12.5),
  net('KR', '9903.05.70/.71', 12.5),
  net('CH', '9903.05.73/.74', 12.5),
];
