import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { catalogItemDetail } from './entities.ts';
import { itemLine } from '../say.ts';

export const previewCatalogItem = declareOperation({
  name: 'preview_catalog_item',
  area: 'sourcing',
  title: 'Public item preview',
  description: 'A catalog item as anyone with its link sees it, without a login.',
  examples: ['the public page of an item'],
  input: z.object({ itemId: z.uuid() }),
  output: catalogItemDetail,
  http: { method: 'GET', path: '/web/catalog-items/{itemId}/preview' },
  access: { kind: 'public' },
  effect: 'read',
  card: 'catalog_item',
  offered: false,
  errors: ['not_found'],
  summary: (item) => `${itemLine(item)}.`,
});
