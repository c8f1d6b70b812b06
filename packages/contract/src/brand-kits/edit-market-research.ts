import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { brandKit } from './entities.ts';
import { longestResearch } from './limits.ts';
import { kitInView, kitChange } from './refs.ts';
import { kitForModel, kitTitle } from './say.ts';

export const editMarketResearch = declareOperation({
  name: 'edit_market_research',
  area: 'brand-kits',
  title: 'Edit the market research',
  description:
    'Replaces the market research of a brand kit by a text of the founder’s (Markdown), or empties it so that it can be written anew by generate_brand_kit_part.',
  examples: [
    'Replace the market research of the kit with "Tea grows 6% a year."',
    'set the research text of my kit to "Nurses drink four cups a shift."',
  ],
  input: z.object({
    brandKit: kitInView(),
    content: field(z.string().trim().max(longestResearch), {
      sense: 'free_text',
      label: 'Research',
      words: ['research', 'market research', 'text'],
      question: 'What should the market research say?',
    }).describe('The whole text in Markdown. Empty removes it.'),
  }),
  output: brandKit,
  http: { method: 'PUT', path: '/web/brand-kits/{brandKit}/market-research' },
  ...kitChange,
  card: 'brand_kit',
  errors: ['not_found', 'conflict'],
  related: ['get_brand_kit', 'generate_brand_kit_part'],
  toModel: kitForModel,
  summary: (kit) =>
    kit.marketResearch
      ? `The market research of ${kitTitle(kit)} says what you wrote.`
      : `The market research of ${kitTitle(kit)} is empty.`,
});
