import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { catalogItemSummary, supplierDetail } from './entities.ts';
import { supplierFigures } from '../say.ts';

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
