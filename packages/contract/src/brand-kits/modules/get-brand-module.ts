import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { mayRead } from '../refs.ts';
import { brandKitModule } from './entities.ts';
import { moduleRef } from './refs.ts';
import { ended, moduleForModel, moduleLine } from './say.ts';

export const getBrandModule = declareOperation({
  name: 'get_brand_module',
  area: 'brand-kits',
  title: 'Brand module',
  description:
    'Shows one brand module with what it holds. The module comes from list_brand_modules. A whole kit is get_brand_kit, its colors alone get_brand_colors.',
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
