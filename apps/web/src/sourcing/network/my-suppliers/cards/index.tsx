import { lazyCard } from '../../../../card-props.ts';
import type { CardMap } from '../../../../card-props.ts';

/** The cards of one's own suppliers, each in a chunk of its own. */
export const mySupplierCards = {
  my_suppliers: lazyCard(async () => (await import('./my-suppliers-card.tsx')).MySuppliersCard, 420),
  my_supplier: lazyCard(async () => (await import('./my-supplier-card.tsx')).MySupplierCard, 240),
  supplier_invite: lazyCard(async () => (await import('./supplier-invite-card.tsx')).SupplierInviteCard, 220),
  supplier_import: lazyCard(async () => (await import('./supplier-import-card.tsx')).SupplierImportCard, 300),
} satisfies Partial<CardMap>;
