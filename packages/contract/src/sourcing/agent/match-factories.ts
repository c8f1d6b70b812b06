import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput } from '../../kernel/paging.ts';
import { briefReads, briefRef, mayChangeBriefs } from './brief-ref.ts';
import { matchesOutput } from './factory-match.ts';
import { matchesForModel, matchesSummary } from './match-words.ts';

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
