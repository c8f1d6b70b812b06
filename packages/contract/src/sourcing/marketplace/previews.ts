import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { catalogItemDetail, catalogItemSummary, supplierDetail } from './entities.ts';
import { itemLine, supplierFigures } from '../say.ts';

// Pages that anyone with the link may see. In a conversation get_supplier and get_catalog_item say more.
export const previewSupplier = declareOperation({
  name: 'preview_supplier',
  area: 'sourcing',
  title: 'Public supplier preview',
  description: 'The profile of a supplier as anyone with its link sees it, without a login.',
  examples: ['the public page of a supplier'],
  input: z.object({ supplierId: z.uuid() }),
  output: supplierDetail.extend({ items: z.array(catalogItemSummary) }),
  http: { method: 'GET', path: '/web/catalog-companies/{supplierId}/preview' },
  access: { kind: 'public' },
  effect: 'read',
  card: 'supplier',
  offered: false,
  errors: ['not_found'],
  summary: (supplier) => `${supplier.name}: ${supplierFigures(supplier)}.`,
});

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
