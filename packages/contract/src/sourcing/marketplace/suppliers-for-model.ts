import type { z } from 'zod';
import type { supplierSummary } from './entities.ts';
import { shownToModel, supplierForModel } from '../say.ts';

// What Sourcing Home shows. Screens ask for these; a conversation uses the searches, which say the same with filters.
export const suppliersForModel = ({
  rows,
  total,
}: {
  rows: z.output<typeof supplierSummary>[];
  total: number;
}) => ({
  rows: rows.slice(0, shownToModel).map(supplierForModel),
  total,
});
