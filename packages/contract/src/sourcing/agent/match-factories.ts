import { landedHolds, landedLabel, landedWithEstimate, landedWords } from '../../tariffs/landed.ts';
import { z } from 'zod';
import { amountMinor, countryCode, field } from '../../kernel/fields.ts';
import { formatMoney } from '../../kernel/money.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput } from '../../kernel/paging.ts';
import { briefReads, briefRef, mayChangeBriefs, mayReadBriefs } from './brief-ref.ts';
import { factoryMatch, matchesOutput, matchFactor } from './factory-match.ts';
import { matchesForModel, matchesSummary, matchForModel, matchLine, staleWords } from './match-words.ts';
import { techPackRef } from './tech-pack.ts';

export const matchFactories = declareOperation({
  name: 'match_factories',
  area: 'sourcing',
  title: 'Match factories to the brief',
  description:
    'Scores the factories of the marketplace against a sourcing brief (tech pack) from 0 to 100, with reasons, what counts against each, factory price at the quantity, and landed cost per origin with today\u2019s duty; adds fitting factories of the expanded network. Keeps the result with the brief. To look at matches that are there use list_factory_matches; to look for suppliers without a brief use search_suppliers.',
  examples: [
    'Match factories to my brief',
    'find factories for this brief',
    'who can make my tech pack?',
    'run the matching again',
    'match the mug brief',
  ],
  input: z.object({ ...briefRef, size: pageInput.size.default(20) }),
  output: matchesOutput,
  http: { method: 'POST', path: '/web/ai-sourcing-agents/-/match-factories' },
  access: mayChangeBriefs,
  effect: 'write',
  card: 'factory_matches',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['list_factory_matches', 'compare_factory_matches', 'update_tech_pack', 'get_tech_pack'],
  invalidates: [...briefReads],
  toModel: matchesForModel,
  summary: matchesSummary,
});

/** Orders of matched factories. */
export const matchSorts = ['score', 'landed', 'price', 'leadTime', 'rating', 'moq'] as const;
export const matchSort = z.enum(matchSorts);
export type MatchSort = z.output<typeof matchSort>;

export const listFactoryMatches = declareOperation({
  name: 'list_factory_matches',
  area: 'sourcing',
  title: 'Matched factories',
  description:
    'The factories that were matched to a sourcing brief, with score, reasons and landed cost: by score, landed cost, factory price, lead time, rating or MOQ, in some countries only, or those of the expanded network. Use it for "which match is cheapest landed". Matching anew is match_factories; why one is better than another is compare_factory_matches.',
  examples: [
    'Show the matched factories',
    'which match is cheapest landed?',
    'which matched factory is fastest?',
    'matches for the mug brief in Portugal',
    'show the expanded network matches',
    'landed cost per country for my brief',
  ],
  input: z.object({
    ...briefRef,
    sort: field(matchSort, {
      label: 'Order',
      valueWords: {
        score: ['Best match', 'best score', 'by score'],
        landed: [
          'Cheapest landed',
          'lowest landed cost',
          'landed',
          'landed cost',
          'cheapest at the door',
          'cheapest delivered',
        ],
        price: ['Lowest factory price', 'factory price', 'unit price', 'cheapest to make'],
        leadTime: ['Fastest', 'quickest', 'shortest lead time', 'soonest'],
        rating: ['Best rated', 'best reviewed', 'highest rated'],
        moq: ['Lowest MOQ', 'smallest minimum'],
      },
    }).default('score'),
    countries: field(z.array(countryCode()).max(20), { sense: 'country', label: 'Countries' })
      .describe('Only factories in these countries.')
      .optional(),
    network: field(z.enum(['IN_NETWORK', 'EXPANDED']), {
      label: 'Network',
      valueWords: { IN_NETWORK: ['in network', 'marketplace'], EXPANDED: ['Expanded network', 'expanded'] },
    })
      .describe('EXPANDED: those outside the marketplace, unvetted and without price.')
      .default('IN_NETWORK'),
    ...pageInput,
  }),
  output: matchesOutput,
  http: { method: 'GET', path: '/web/ai-sourcing-agents/-/factory-matches' },
  access: mayReadBriefs,
  effect: 'read',
  card: 'factory_matches',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['match_factories', 'compare_factory_matches', 'get_supplier'],
  toModel: matchesForModel,
  summary: (output, { sort }) => {
    const [first] = output.rows;
    const lead =
      !first || sort === 'score'
        ? ''
        : {
            landed: `Cheapest ${landedWords(landedWithEstimate)} is ${first.name} (${first.countryName})${first.landed ? ` at about ${formatMoney(first.landed.landedMinor)} a unit` : ''}. `,
            price: `Lowest factory price is ${first.name}${first.unitPriceMinor === null ? '' : ` at ${formatMoney(first.unitPriceMinor)} a unit`}. `,
            leadTime: `Fastest is ${first.name}: ${first.leadTimeDays} days, in hand by ${first.inHandOn}. `,
            rating: `Best rated is ${first.name}${first.averageReview === null ? '' : ` at ${first.averageReview.toFixed(2)} of 5 (${first.reviewCount} reviews)`}. `,
            moq: `Lowest minimum is ${first.name}${first.moq === null ? '' : ` with ${first.moq.toLocaleString('en-US')} units`}. `,
          }[sort];
    return `${lead}${matchesSummary(output)}`;
  },
});

export const compareFactoryMatches = declareOperation({
  name: 'compare_factory_matches',
  area: 'sourcing',
  title: 'Compare matched factories',
  description:
    'Explains the scores of matched factories of a brief side by side, factor by factor with figures: why one stands above another. One factory is set against the best other one; without any, the first three. Factories come from match_factories or list_factory_matches.',
  examples: [
    'Why is the second match better?',
    'why is the first match ranked above the second?',
    'compare the top three matches',
    'explain the score of the first factory',
    'compare the matches',
  ],
  input: z.object({
    ...briefRef,
    supplierIds: field(z.array(z.string().trim().min(1).max(120)).max(5), {
      ref: 'supplier',
      label: 'Factories',
      words: ['factory', 'factories', 'match', 'matches', 'supplier'],
    })
      .describe('Matched factories by id or name, at most five.')
      .optional(),
  }),
  output: z.object({
    techPackId: techPackRef(),
    techPackNumber: z.int(),
    title: z.string(),
    isStale: z.boolean(),
    /** By score. */
    rows: z.array(factoryMatch),
    /** Where the first two differ most, largest first. */
    differences: z.array(
      z.object({
        factor: matchFactor,
        label: z.string(),
        betterSupplierId: field(z.uuid(), { ref: 'supplier' }),
        points: z.number(),
        words: z.string(),
      }),
    ),
    /** Landed cost of the second less that of the first; null when not known for both. */
    landedDifferenceMinor: amountMinor().nullable(),
  }),
  http: { method: 'GET', path: '/web/ai-sourcing-agents/-/factory-matches/comparison' },
  access: mayReadBriefs,
  effect: 'read',
  card: 'factory_match_comparison',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['list_factory_matches', 'get_supplier'],
  toModel: ({ rows, ...rest }) => ({ ...rest, rows: rows.map(matchForModel) }),
  summary: ({ rows, differences, isStale, landedDifferenceMinor }) => {
    const [first, second] = rows;
    if (!first) return 'No factory was matched yet.';
    const stale = isStale ? ` ${staleWords}` : '';
    if (!second)
      return `${matchLine(first)}. ${first.reasons.slice(0, 3).join(' ')}${first.landed ? ` ${landedHolds}` : ''}${stale}`;
    const landed =
      landedDifferenceMinor === null || landedDifferenceMinor === 0
        ? ''
        : ` ${landedLabel(landedWithEstimate)}, ${landedDifferenceMinor > 0 ? first.name : second.name} is ${formatMoney(Math.abs(landedDifferenceMinor))} a unit cheaper.`;
    const why = differences
      .slice(0, 3)
      .map(({ words }) => words)
      .join('; ');
    return `${first.name} scores ${first.score}, ${second.name} ${second.score}. ${why || 'They score alike on every factor'}.${landed}${stale}`;
  },
});
