import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { pageInput, pageOutput } from '../../kernel/paging.ts';
import { mayRead } from '../refs.ts';
import { brandKitModule, moduleRequest } from './entities.ts';
import { brandModuleType, brandModuleTypeWords } from './enums.ts';
import { moduleRef } from './refs.ts';
import { contentLine, ended, moduleForModel, moduleLine } from './say.ts';

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
      ? `There are no ${kind}modules.`
      : `${total} ${kind}${total === 1 ? 'module' : 'modules'}: ${ended(modules.slice(0, 4).map(moduleLine).join('; '))}`;
  },
});

export const getBrandModule = declareOperation({
  name: 'get_brand_module',
  area: 'brand-kits',
  title: 'Brand module',
  description:
    'Shows one brand module with what it holds. The module comes from list_brand_modules. A whole kit is get_brand_kit, its colours alone get_brand_colors.',
  examples: [
    'Open the brand module Night colours',
    'show brand module 2',
    'what is in the voice module?',
    'read me the brand story module',
  ],
  input: z.object({ module: moduleRef() }),
  output: brandKitModule,
  http: { method: 'GET', path: '/web/brand-kit-modules/{module}' },
  access: mayRead,
  effect: 'read',
  card: 'brand_module',
  offered: true,
  errors: ['not_found', 'conflict'],
  related: ['request_brand_module', 'update_brand_module', 'archive_brand_module'],
  toModel: moduleForModel,
  summary: (module) => ended(moduleLine(module)),
});

export const getLatestModuleRequest = declareOperation({
  name: 'get_latest_module_request',
  area: 'brand-kits',
  title: 'Latest request of a brand module',
  description: 'The latest request of a brand module that is not archived. For screens.',
  examples: ['(a module opens)'],
  input: z.object({ module: z.string().trim().min(1).max(200) }),
  output: z.object({ request: moduleRequest.nullable() }),
  http: { method: 'GET', path: '/web/brand-kit-modules/{module}/requests/latest' },
  access: mayRead,
  effect: 'read',
  card: 'none',
  offered: false,
  errors: ['not_found', 'conflict'],
  summary: ({ request }) =>
    request
      ? `The latest request: ${request.result.toLowerCase()}${request.content ? `, ${ended(contentLine(request.content))}` : '.'}`
      : 'There is no request.',
});
