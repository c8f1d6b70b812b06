const euMembers = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(
  ' ',
);

export const euCountries: ReadonlySet<string> = new Set(euMembers);

/** Goods of these pay column 2 (HTS general note 3(b)): Cuba, North Korea, Russia, Belarus. */
export const columnTwoCountries: ReadonlySet<string> = new Set(['CU', 'KP', 'RU', 'BY']);

export const usmcaCountries: ReadonlySet<string> = new Set(['CA', 'MX']);
export const caftaCountries: ReadonlySet<string> = new Set(['CR', 'DO', 'SV', 'GT', 'HN', 'NI']);

const names = new Intl.DisplayNames(['en'], { type: 'region', fallback: 'none' });
/** Codes that the standard reserves and that name no country of origin. */
const noCountry = new Set([
  'EU',
  'EZ',
  'UN',
  'QO',
  'XA',
  'XB',
  'XK',
  'ZZ',
  'AC',
  'CP',
  'DG',
  'IC',
  'TA',
  'EA',
  'UK',
  'AN',
  'SU',
  'YU',
  'TP',
  'DD',
  'FX',
  'BU',
  'ZR',
  'NT',
  'HV',
  'DY',
  'RH',
  'NH',
  'VD',
  'YD',
  'CS',
  'CT',
  'FQ',
  'JT',
  'MI',
  'NQ',
  'PC',
  'PU',
  'PZ',
  'VD',
  'WK',
]);

/** The English name of a country of origin, or undefined when the code names none. */
export function countryName(code: string): string | undefined {
  if (!/^[A-Z]{2}$/.test(code) || noCountry.has(code)) return undefined;
  return names.of(code);
}

/** The code under which lists hold a country: its own, or EU for a member. */
export const listCodes = (country: string): readonly string[] =>
  euCountries.has(country) ? [country, 'EU'] : [country];
