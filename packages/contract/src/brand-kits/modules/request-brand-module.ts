import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { mayAct } from '../refs.ts';
import { brandKitModule } from './entities.ts';
import { moduleRequestType } from './enums.ts';
import { moduleReads, moduleRef } from './refs.ts';
import { ended, moduleForModel, moduleLine, moduleName } from './say.ts';

export const requestBrandModule = declareOperation({
  name: 'request_brand_module',
  area: 'brand-kits',
  title: 'Make a brand module anew',
  description:
    'Has the content of a brand module made again, with a wish if one is said ("warmer", "shorter"), or a variation added to what it holds. In the background. To write it by hand use update_brand_module; for the colors of a kit change_brand_colors.',
  examples: [
    'Make the palette module again, but warmer',
    'regenerate brand module 2',
    'more lines for the slogans module',
    'give me another version of the voice module, bolder',
  ],
  input: z.object({
    module: moduleRef(),
    type: field(moduleRequestType, {
      label: 'How',
      valueWords: {
        GENERATE: ['again', 'anew', 'regenerate', 'redo', 'new', 'replace'],
        VARY: ['more', 'add', 'another version', 'variation', 'variations', 'extend', 'additional'],
      },
    })
      .describe('GENERATE replaces what it holds (the default); VARY adds to it.')
      .default('GENERATE'),
    wish: field(z.string().trim().min(1).max(300), {
      sense: 'free_text',
      label: 'Wish',
      words: ['but', 'wish', 'more like', 'that is', 'that are'],
    })
      .describe('What it should be like: "warmer", "for men too".')
      .optional(),
  }),
  output: brandKitModule,
  http: { method: 'POST', path: '/web/brand-kit-modules/{module}/requests', status: 202 },
  access: mayAct,
  effect: 'write',
  card: 'brand_module',
  generates: ({ output }) => ({ kind: output?.type === 'LOGO' ? 'LOGO' : 'BRAND_MODULE', units: 1 }),
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['get_brand_module', 'update_brand_module'],
  invalidates: [...moduleReads],
  toModel: moduleForModel,
  summary: (module, { type, wish }) =>
    ended(
      module.latestRequest?.result === 'PENDING'
        ? `${moduleName(module)} is being ${type === 'VARY' ? 'extended' : 'redone'}${wish ? `, ${wish}` : ''}`
        : moduleLine(module),
    ),
});
