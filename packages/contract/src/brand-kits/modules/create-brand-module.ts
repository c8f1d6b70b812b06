import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { mayAct } from '../refs.ts';
import { brandKitModule, longestModuleBrief } from './entities.ts';
import { brandModuleType, brandModuleTypeWords } from './enums.ts';
import { moduleReads } from './refs.ts';
import { moduleForModel, moduleName } from './say.ts';
import { title } from './title-field.ts';

export const createBrandModule = declareOperation({
  name: 'create_brand_module',
  area: 'brand-kits',
  title: 'Make a brand module',
  description:
    'Makes a brand module, a reusable part of a brand: palette, voice, logo, names, slogans, story or audience, for a brand kit or for what is said. Its content is made in the background. A whole brand kit is create_brand_kit; ideas inside a kit are generate_brand_kit_part.',
  examples: [
    'Make a palette module for my tea brand',
    'create a brand voice module for the candle kit',
    'new slogans module: refillable soap for hotels',
    'I need a logo module for the night tea kit',
  ],
  input: z.object({
    type: field(brandModuleType, {
      label: 'Type',
      valueWords: brandModuleTypeWords,
      question: 'What should the module be: palette, voice, logo, names, slogans, story or audience?',
    }),
    title: title().describe('Its title; made from the type when left out.').optional(),
    // Not `kitRef()`: "brand voice module" names no kit, and a module may do without one.
    brandKit: field(z.string().trim().min(1).max(160), {
      ref: 'brand_kit',
      label: 'Brand kit',
      words: ['brand kit', 'kit'],
    })
      .describe('The brand kit that it is made for, by its id, brand name or category.')
      .optional(),
    brief: field(z.string().trim().min(3).max(longestModuleBrief), {
      label: 'For',
      sense: 'whole_request',
    })
      .describe('What it is for in the founder’s words, where no brand kit is meant.')
      .optional(),
  }),
  output: brandKitModule,
  http: { method: 'POST', path: '/web/brand-kit-modules', status: 201 },
  access: mayAct,
  effect: 'write',
  card: 'brand_module',
  generates: ({ input }) => ({ kind: input.type === 'LOGO' ? 'LOGO' : 'BRAND_MODULE', units: 1 }),
  offered: true,
  errors: ['not_found', 'conflict', 'bad_input'],
  related: ['get_brand_module', 'request_brand_module'],
  invalidates: [...moduleReads],
  undoable: true,
  toModel: moduleForModel,
  summary: (module) => `${moduleName(module)} is being made. It appears here when it’s done.`,
});
