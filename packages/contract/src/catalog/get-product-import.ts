import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayRead } from './entities.ts';
import { importWords, productImport } from './imports.ts';

export const getProductImport = declareOperation({
  name: 'get_product_import',
  area: 'catalog',
  title: 'Result of a product import',
  description: 'How far an import of products is, and what it did. The newest one when no id is given.',
  examples: [
    'Is the product import done?',
    'What did the last product import do?',
    'How many products did we import?',
  ],
  input: z.object({ id: z.uuid().optional() }),
  output: productImport,
  http: {
    method: 'GET',
    path: '/web/jewelry/-/import/{id}',
    aliases: [{ method: 'GET', path: '/web/jewelry/-/import' }],
  },
  access: mayRead,
  effect: 'read',
  card: 'product_import',
  offered: true,
  errors: ['not_found'],
  related: ['list_products', 'import_products'],
  summary: importWords,
});
