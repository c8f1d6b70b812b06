import { landedHolds, landedWithEstimate, landedWords } from '../../tariffs/landed.ts';
import { formatMoney } from '../../kernel/money.ts';
import { countOf, cutNote, shownToModel } from '../say.ts';
import type { FactoryMatch, MatchesOutput } from './factory-match.ts';

/** "Lume & Cera (Portugal) 84/100, Soy candle in amber glass, $3.40 a unit, $4.62 landed, MOQ 96". */
export function matchLine(match: FactoryMatch): string {
  const price =
    match.unitPriceMinor === null ? 'price on request' : `${formatMoney(match.unitPriceMinor)} a unit`;
  const landed = match.landed === null ? '' : `, about ${formatMoney(match.landed.landedMinor)} landed`;
  const moq = match.moq === null ? 'MOQ on request' : `MOQ ${match.moq.toLocaleString('en-US')}`;
  const item = match.itemTitle === null ? '' : `${match.itemTitle}, `;
  return `${match.name} (${match.countryName}) ${match.score}/100, ${item}${price}${landed}, ${moq}`;
}

/** The cheapest origin landed, in a sentence; empty when none is known. */
export function cheapestWords({ origins }: Pick<MatchesOutput, 'origins'>): string {
  const [best, next] = origins;
  if (!best) return '';
  const over =
    next && next.landedMinor > best.landedMinor
      ? `, ${formatMoney(next.landedMinor - best.landedMinor)} less than ${next.countryName}`
      : '';
  return `Cheapest ${landedWords(landedWithEstimate)}: ${best.countryName} at about ${formatMoney(best.landedMinor)} a unit from ${best.bestName}${over}.`;
}

export const staleWords =
  'The brief has changed since they were matched; match again for today\u2019s figures.';

/** The sentence of a list of matches: how many, the first three, the cheapest landed. */
export function matchesSummary(output: MatchesOutput): string {
  if (output.nothingFits !== null && output.expanded.length === 0) return output.nothingFits;
  if (output.total === 0 && output.expandedTotal === 0)
    return `No factory fits ${output.title} yet. Loosen the brief: fewer certifications or countries, or other materials.`;
  if (output.rows.length === 0)
    return `${countOf(output.expandedTotal, 'factory', 'factories')} in the expanded network may fit ${output.title}. They aren’t vetted, and they only quote when asked.`;
  const first = output.rows.slice(0, 3).map(matchLine).join('; ');
  return [
    `${countOf(output.total, 'factory', 'factories')} for ${output.title}${output.quantity === null ? '' : ` at ${output.quantity.toLocaleString('en-US')} units`}: ${first}${output.total > 3 ? ' and more' : ''}.`,
    cheapestWords(output),
    output.origins.length > 0 ? landedHolds : '',
    output.expandedTotal > 0
      ? `${output.expandedTotal.toLocaleString('en-US')} more in the expanded network may fit; ask them first.`
      : '',
    output.isStale ? staleWords : '',
  ]
    .filter(Boolean)
    .join(' ');
}

/** What a model sees of a match. */
export function matchForModel({ factors, pictureUrl: _picture, itemId: _item, ...match }: FactoryMatch) {
  return {
    ...match,
    factors: factors.map(({ factor, fits, points, weight }) => ({ factor, fits, points, weight })),
  };
}

/** What a model sees of matches; factories of the expanded network are only counted. */
export function matchesForModel({ rows, expanded: _expanded, ...rest }: MatchesOutput) {
  const shown = Math.min(rows.length, shownToModel);
  return { ...rest, rows: rows.slice(0, shownToModel).map(matchForModel), ...cutNote(shown, rest.total) };
}
