import { inferCountry } from '@brandwright/contract/common/infer-country.ts';
import { countryOfTimeZone } from '@brandwright/language/values/country-time-zones.ts';
import { implement } from '../kernel/request/implementation.ts';
import { countryByCode } from './countries.ts';

const assumed = 'US';

/** The time zone says more than the language: many people outside the US have an English browser. */
export function infer(input: { timeZone?: string | undefined; languages?: string | undefined }) {
  const byZone = input.timeZone ? countryOfTimeZone(input.timeZone) : undefined;
  if (byZone) return named(byZone, 'TIME_ZONE');
  const byLanguage = countryOfLanguages(input.languages ?? '');
  return byLanguage ? named(byLanguage, 'LANGUAGE') : named(assumed, 'DEFAULT');
}

function named(countryCode: string, basis: 'TIME_ZONE' | 'LANGUAGE' | 'DEFAULT') {
  return { countryCode, countryName: countryByCode.get(countryCode)?.name ?? countryCode, basis };
}

/** "de-AT,de;q=0.9,en;q=0.5" → AT. A language without a country counts as its likeliest one, English aside. */
function countryOfLanguages(header: string): string | undefined {
  for (const part of header.split(',')) {
    const tag = part.split(';')[0]?.trim() ?? '';
    const code = regionOf(tag);
    if (code && countryByCode.has(code)) return code;
  }
  return undefined;
}

function regionOf(tag: string): string | undefined {
  try {
    const locale = new Intl.Locale(tag);
    if (locale.region) return locale.region;
    return locale.language === 'en' ? undefined : locale.maximize().region;
  } catch {
    return undefined;
  }
}

export default implement(inferCountry, {
  run: async (_context, input) => ({ output: infer(input) }),
});
