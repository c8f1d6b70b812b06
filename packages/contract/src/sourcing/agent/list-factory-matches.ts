import { z } from 'zod';
import { landedWithEstimate, landedWords } from '../../tariffs/landed.ts';
import { countryCode, field } from '../../kernel/fields.ts';
import { formatMoney } from '../../kernel/money.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput } from '../../kernel/paging.ts';
import { briefRef, mayReadBriefs } from './brief-ref.ts';
import { matchesOutput } from './factory-match.ts';
import { matchesForModel, matchesSummary } from './match-words.ts';
import { matchSort } from './match-factories.ts';

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
