import { z } from 'zod';
import { field } from '../kernel/fields.ts';
import { declareOperation } from '../kernel/operation.ts';
import { brandKit } from './entities.ts';
import { generationType } from './enums.ts';
import { kitInView, kitReads, mayAct } from './refs.ts';
import { kitForModel, kitTitle, stateOf, workNames } from './say.ts';
import { partWords, wish } from './generation.ts';

export const generateBrandKitPart = declareOperation({
  name: 'generate_brand_kit_part',
  area: 'brand-kits',
  title: 'Make more of a brand kit',
  description:
    'Makes one part of a brand kit that is there in the background: target audiences, brand ideas, product ideas or market research, with a wish if one is said. What is there stays. Pictures are make_brand_pictures; a whole new kit is create_brand_kit.',
  examples: [
    'Give me three more brand ideas',
    'more product ideas that are cheaper',
    'write the market research for my brand kit',
    'suggest other target audiences for the tea kit',
  ],
  input: z.object({
    brandKit: kitInView(),
    type: field(generationType, {
      question: 'What should I make: audiences, brand ideas, product ideas or market research?',
      label: 'Part',
      valueWords: partWords,
    }),
    wish: wish(),
    count: field(z.int().min(1).max(8), { sense: 'quantity', label: 'How many', words: ['more', 'how many'] })
      .describe('How many to make; three ideas or audiences and six products unless said.')
      .optional(),
  }),
  output: brandKit,
  http: { method: 'POST', path: '/web/brand-kits/{brandKit}/generations', status: 202 },
  access: mayAct,
  effect: 'write',
  card: 'brand_kit_progress',
  generates: () => ({ kind: 'BRAND_KIT_PART', units: 1 }),
  offered: true,
  errors: ['not_found', 'conflict', 'bad_input', 'upstream'],
  related: ['get_brand_kit', 'cancel_brand_generations', 'make_brand_pictures', 'choose_brand_idea'],
  invalidates: kitReads,
  toModel: kitForModel,
  summary: (kit, { type, count }) =>
    `The ${workNames[type]}${count ? ` (${count})` : ''} of ${kitTitle(kit)} ${type === 'MARKET_RESEARCH' ? 'is' : 'are'} under way. ${stateOf(kit)}`,
});
