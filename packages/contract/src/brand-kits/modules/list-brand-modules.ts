import { count } from '../../kernel/words.ts';
import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { mayRead } from '../refs.ts';
import { brandKitModule } from './entities.ts';
import { brandModuleType, brandModuleTypeWords } from './enums.ts';
import { ended, moduleForModel, moduleLine } from './say.ts';

export const listBrandModules = declareOperation({
  name: 'list_brand_modules',
  area: 'brand-kits',
  title: 'Brand modules',
  description:
    'Lists the brand modules of this store (reusable palettes, voices, logos, names, slogans, stories, audiences), newest first. Whole kits are list_brand_kits.',
  examples: [
    'List my brand modules',
    'which palette modules do we have?',
    'show the archived brand modules',
    'what voice modules are there?',
  ],
  input: z.object({
    type: field(brandModuleType, { label: 'Type', valueWords: brandModuleTypeWords })
      .describe('Only modules of this type.')
      .optional(),
    shown: field(z.enum(['ACTIVE', 'ARCHIVED']), {
      label: 'Shown',
      valueWords: { ACTIVE: ['active', 'current', 'in use'], ARCHIVED: ['archived', 'put away', 'old'] },
    })
      .describe('ACTIVE ones (the default) or ARCHIVED ones.')
      .default('ACTIVE'),
    ...pageInput,
  }),
  output: z.object({ modules: z.array(brandKitModule), ...pageOutput }),
  http: { method: 'GET', path: '/web/brand-kit-modules' },
  access: mayRead,
  effect: 'read',
  card: 'brand_modules',
  offered: true,
  errors: [],
  related: ['get_brand_module', 'create_brand_module'],
  toModel: ({ modules, total }) => ({
    total,
    modules: modules.slice(0, 12).map(moduleForModel),
    ...(modules.length > 12 ? { note: `Shown 12 of ${modules.length} modules.` } : {}),
  }),
  summary: ({ modules, total }, { type, shown }) => {
    const kind = `${shown === 'ARCHIVED' ? 'archived ' : ''}${type ? `${type.toLowerCase()} ` : 'brand '}`;
    return total === 0
      ? `There are no ${kind}modules yet.`
      : `${count(total, `${kind}module`)}: ${ended(modules.slice(0, 4).map(moduleLine).join('; '))}`;
  },
});
