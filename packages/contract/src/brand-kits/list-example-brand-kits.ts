import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayRead } from './refs.ts';
import { summaryLine } from './say.ts';
import { kitList, kitListForModel } from './kit-list.ts';

export const listExampleBrandKits = declareOperation({
  name: 'list_example_brand_kits',
  area: 'brand-kits',
  title: 'Example brand kits',
  description:
    'Shows the four example brand kits, the same for everybody, to see what a finished kit looks like. The store’s own kits are list_brand_kits.',
  examples: ['Show me example brand kits', 'What does a finished brand kit look like?', 'sample brand kits'],
  input: z.object({}),
  output: kitList,
  http: { method: 'GET', path: '/web/brand-kits/-/examples' },
  access: mayRead,
  effect: 'read',
  card: 'brand_kits',
  offered: true,
  errors: [],
  related: ['get_brand_kit', 'create_brand_kit'],
  toModel: kitListForModel,
  summary: ({ kits }) => `Four examples: ${kits.map(summaryLine).join('; ')}.`,
});
