import { countryName as nameOf } from '@brandwright/language/values/countries.ts';
import { isCountryCode } from '@brandwright/language/values/country-codes.ts';

const euMembers = 'AT BE BG HR CY CZ DK EE FI FR DE GR HU IE IT LV LT LU MT NL PL PT RO SK SI ES SE'.split(
  ' ',
);

export const euCountries: ReadonlySet<string> = new Set(euMembers);

/** Goods of these pay column 2 (HTS general note 3(b)): Cuba, North Korea, Russia, Belarus. */
export const columnTwoCountries: ReadonlySet<string> = new Set(['CU', 'KP', 'RU', 'BY']);

export const usmcaCountries: ReadonlySet<string> = new Set(['CA', 'MX']);
export const caftaCountries: ReadonlySet<string> = new Set(['CR', 'DO', 'SV', 'GT', 'HN', 'NI']);

/** The English name of a country of origin, or undefined when the code names none. */
export function countryName(code: string): string | undefined {
  return isCountryCode(code) ? nameOf(code) : undefined;
}

/** The code under which lists hold a country: its own, or EU for a member. */
export const listCodes = (country: string): readonly string[] =>
  euCountries.has(country) ? [country, 'EU'] : [country];
