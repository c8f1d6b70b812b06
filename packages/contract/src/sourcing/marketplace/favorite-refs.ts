import { mayAct } from '../../kernel/access.ts';
import { z } from 'zod';
import { field } from '../../kernel/fields.ts';

export const supplierId = () =>
  field(z.string().trim().min(1).max(120), {
    ref: 'supplier',
    label: 'Supplier',
    words: ['supplier', 'factory', 'workshop'],
  })
    .describe('Supplier by id or name. Give this or itemId.')
    .optional();

export const itemId = () =>
  field(z.string().trim().min(1).max(160), { ref: 'catalog_item', label: 'Item', words: ['item', 'product'] })
    .describe('Catalog item by id or title. Give this or supplierId.')
    .optional();

/** What saving a favorite and taking it out have in common. */
export const favoriteChange = {
  access: mayAct,
  effect: 'write',
  card: 'none',
  offered: true,
  errors: ['not_found', 'conflict'],
  undoable: true,
  invalidates: [
    'list_favorites',
    'search_suppliers',
    'search_catalog_items',
    'get_supplier',
    'get_suppliers',
    'get_catalog_item',
  ],
} as const;
