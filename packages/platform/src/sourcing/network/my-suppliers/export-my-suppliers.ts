import { OperationError } from '@brandwright/contract';
import { exportMySuppliers } from '@brandwright/contract/sourcing/network/my-suppliers/export-my-suppliers.ts';
import { supplierSourceLabels } from '@brandwright/contract/sourcing/network/my-suppliers/enums.ts';
import { countryName } from '@brandwright/language/values/countries.ts';
import { and, asc, eq } from 'drizzle-orm';
import type { Context } from '../../../kernel/request/context.ts';
import { csvLine } from '../../../kernel/data/csv.ts';
import { implement } from '../../../kernel/request/implementation.ts';
import { keepCsv } from '../../../kernel/request/keep-download.ts';
import { hasTag } from './supplier-tags.ts';
import { ofStore, type MySupplierRow } from './rows.ts';
import { mySupplierNotes, mySuppliers } from './tables.ts';

const header = [
  'Name',
  'Country',
  'City',
  'Address',
  'Sector',
  'Email',
  'Website',
  'Phone',
  'Tags',
  'Notes',
  'Came by',
  'Invite',
  'Last contact',
  'Added',
];

async function notesBySupplier(context: Context): Promise<Map<string, string[]>> {
  const rows = await context.db
    .select({ supplierId: mySupplierNotes.supplierId, text: mySupplierNotes.text })
    .from(mySupplierNotes)
    .where(eq(mySupplierNotes.storeId, context.storeId))
    .orderBy(asc(mySupplierNotes.createdAt));
  const notes = new Map<string, string[]>();
  for (const { supplierId, text } of rows) notes.set(supplierId, [...(notes.get(supplierId) ?? []), text]);
  return notes;
}

const day = (instant: Date | null) => instant?.toISOString().slice(0, 10) ?? null;

const lineOf = (row: MySupplierRow, notes: readonly string[]) =>
  csvLine([
    row.name,
    row.country && countryName(row.country),
    row.city,
    row.address,
    row.sector,
    row.email,
    row.website,
    row.phoneNumber,
    row.tags.join(', '),
    notes.join(' | '),
    supplierSourceLabels[row.source],
    row.inviteState,
    day(row.lastContactAt),
    day(row.createdAt),
  ]);

export default implement(exportMySuppliers, {
  async run(context, { tag }) {
    const rows = await context.db
      .select()
      .from(mySuppliers)
      .where(and(ofStore(context), tag ? hasTag(tag) : undefined))
      .orderBy(asc(mySuppliers.nameKey), asc(mySuppliers.id));
    if (rows.length === 0)
      throw new OperationError(
        'not_found',
        tag ? `No supplier has the tag "${tag}".` : 'You have no suppliers to export yet.',
      );
    const notes = await notesBySupplier(context);
    const lines = [csvLine(header), ...rows.map((row) => lineOf(row, notes.get(row.id) ?? []))];
    const file = await keepCsv(context, 'my-suppliers', lines);
    return { output: { ...file, suppliers: rows.length }, subject: { kind: 'file', id: file.id } };
  },
});
