import { z } from 'zod';
import { declareOperation } from '../kernel/operation.ts';
import { mayRead } from './entities.ts';
import { checkWords, productImportCheck, whichProductFile } from './imports.ts';

export const checkProductImport = declareOperation({
  name: 'check_product_import',
  area: 'catalog',
  title: 'Check a product file',
  description:
    'Reads an attached Shopify product export (CSV) and says what importing it would do, with every bad line. Writes nothing. Order files are check_order_import.',
  examples: [
    'Check this product file before importing',
    'What would importing these products do?',
    'Is anything wrong with this product CSV?',
  ],
  input: z.object({ fileId: whichProductFile }),
  output: productImportCheck,
  http: { method: 'POST', path: '/web/jewelry/-/import-check' },
  access: mayRead,
  effect: 'read',
  card: 'product_import',
  offered: true,
  errors: ['not_found', 'unsupported_file', 'too_large'],
  related: ['import_products'],
  summary: checkWords,
});
