import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { brandKit } from './entities.ts';
import { kitInView, mayRead } from './refs.ts';
import { kitForModel, kitSentence } from './say.ts';

export const getBrandKit = declareOperation({
  name: 'get_brand_kit',
  area: 'brand-kits',
  title: 'Brand kit',
  description:
    'One brand kit whole: audiences, brand ideas, mood board, market research, product ideas, slides, what is missing and what is being made. To look at a single idea, or at one in other colors, use show_brand_idea.',
  examples: [
    'Open my brand kit',
    'How far is the brand kit?',
    'What is still missing in the tea brand kit?',
    'Show the market research of my brand kit',
  ],
  input: z.object({ brandKit: kitInView() }),
  output: brandKit,
  http: { method: 'GET', path: '/web/brand-kits/{brandKit}' },
  access: mayRead,
  effect: 'read',
  card: 'brand_kit',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['show_brand_idea', 'generate_brand_kit_part', 'choose_brand_idea', 'list_brand_kit_versions'],
  toModel: (kit) => ({
    ...kitForModel(kit),
    marketResearch: kit.marketResearch?.content.slice(0, 3000) ?? null,
  }),
  summary: kitSentence,
});
