import { z } from 'zod';
import { field } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { mayAct } from '../refs.ts';
import { brandKitModule } from './entities.ts';
import { moduleReads, moduleRef } from './refs.ts';
import { moduleForModel, moduleName } from './say.ts';

export const archiveBrandModule = declareOperation({
  name: 'archive_brand_module',
  area: 'brand-kits',
  title: 'Archive a brand module',
  description:
    'Puts a brand module away, or brings an archived one back. Nothing is lost. For a whole kit use archive_brand_kit.',
  examples: [
    'Archive the brand module Night colours',
    'put brand module 2 away',
    'restore the archived voice module',
    'remove the slogans module',
  ],
  input: z.object({
    module: moduleRef(),
    what: field(z.enum(['ARCHIVE', 'RESTORE']), {
      label: 'What',
      valueWords: {
        ARCHIVE: ['archive', 'put away', 'remove', 'delete'],
        RESTORE: ['restore', 'bring back', 'unarchive'],
      },
    })
      .describe('ARCHIVE (the default) or RESTORE.')
      .default('ARCHIVE'),
  }),
  output: brandKitModule,
  http: { method: 'PUT', path: '/web/brand-kit-modules/{module}/archive' },
  access: mayAct,
  effect: 'write',
  card: 'brand_module',
  offered: true,
  errors: ['not_found', 'conflict', 'bad_transition'],
  related: ['list_brand_modules'],
  invalidates: [...moduleReads],
  undoable: true,
  toModel: moduleForModel,
  summary: (module) => `${moduleName(module)} is ${module.isArchived ? 'archived' : 'in use again'}.`,
});
