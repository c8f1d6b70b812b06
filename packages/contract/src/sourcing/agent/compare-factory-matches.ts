import { z } from 'zod';
import { landedHolds, landedLabel, landedWithEstimate } from '../../tariffs/landed.ts';
import { amountMinor, field } from '../../kernel/fields.ts';
import { formatMoney } from '../../kernel/money.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { briefRef, mayReadBriefs } from './brief-ref.ts';
import { factoryMatch, matchFactor } from './factory-match.ts';
import { matchForModel, matchLine, staleWords } from './match-words.ts';
import { techPackRef } from './tech-pack.ts';

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
    if (!first) return 'No factories have been matched yet.';
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
    return `${first.name} scores ${first.score}, ${second.name} ${second.score}. ${why || 'They score the same on every factor'}.${landed}${stale}`;
  },
});
