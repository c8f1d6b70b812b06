import { refusedFrom } from './negation.ts';
import type { CodeValue } from './value.ts';

/** Regions that are said in place of countries, with the ISO 3166-1 codes that they stand for. Sources: EU members as of 2026; UN M49 for the rest. */
// prettier-ignore
const regions: readonly { name: string; words: RegExp; countries: readonly string[] }[] = [
  { name: 'European Union', words: /\b(?:the )?(?:eu|e\.u\.|european union)\b/gi, countries: ['AT', 'BE', 'BG', 'HR', 'CY', 'CZ', 'DK', 'EE', 'FI', 'FR', 'DE', 'GR', 'HU', 'IE', 'IT', 'LV', 'LT', 'LU', 'MT', 'NL', 'PL', 'PT', 'RO', 'SK', 'SI', 'ES', 'SE'] },
  { name: 'Europe', words: /\b(?:europe|european|europeans)\b/gi, countries: ['PT', 'IT', 'ES', 'FR', 'DE', 'PL', 'GR', 'RO', 'CZ', 'LT', 'GB', 'NL', 'BE', 'AT', 'BG', 'HR', 'SK', 'SI', 'EE', 'LV', 'DK', 'SE', 'FI', 'IE', 'HU', 'NO', 'CH', 'UA'] },
  { name: 'Asia', words: /\b(?:asia|asian|the far east)\b/gi, countries: ['CN', 'VN', 'IN', 'BD', 'PK', 'ID', 'TH', 'KR', 'JP', 'TW', 'KH', 'LK', 'MY', 'PH', 'NP', 'HK', 'TR'] },
  { name: 'Southeast Asia', words: /\b(?:south[ -]?east asian?|asean)\b/gi, countries: ['VN', 'TH', 'ID', 'MY', 'PH', 'KH', 'LA', 'MM', 'SG'] },
  { name: 'Scandinavia', words: /\b(?:scandinavian?|nordics?)\b/gi, countries: ['SE', 'NO', 'DK', 'FI', 'IS'] },
  { name: 'Latin America', words: /\b(?:latin american?|south american?|latam)\b/gi, countries: ['MX', 'GT', 'PE', 'CO', 'BR', 'EC', 'AR', 'CL', 'BO', 'UY', 'PY'] },
  { name: 'North America', words: /\bnorth american?\b/gi, countries: ['US', 'CA', 'MX'] },
  { name: 'Africa', words: /\b(?:africa|african)\b(?! american)/gi, countries: ['MA', 'KE', 'ZA', 'GH', 'ET', 'EG', 'TN', 'MG', 'RW', 'NG', 'TZ', 'UG', 'SN'] },
];

/** Regions of a text. `value` is the region's name; the countries come from `countriesOf`. */
export function readRegions(text: string): CodeValue[] {
  const found: CodeValue[] = [];
  for (const { name, words } of regions)
    for (const match of text.matchAll(words)) {
      const place = { start: match.index, end: match.index + match[0].length };
      const wider = found.find((other) => other.start <= place.start && other.end >= place.end);
      if (wider) continue;
      const negated =
        refusedFrom(text, match.index, 'place') !== null || /\bno\s+$/i.test(text.slice(0, match.index));
      found.push({ kind: 'region', ...place, text: match[0], value: name, negated });
    }
  return found.filter(
    (one) => !found.some((other) => other !== one && other.start <= one.start && other.end > one.end),
  );
}

/** ISO codes of a region's countries; empty for a name that is no region. */
export function countriesOf(region: string): readonly string[] {
  return regions.find(({ name }) => name === region)?.countries ?? [];
}
