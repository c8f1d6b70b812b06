import { OperationError } from '@brandwright/contract';
import { and, eq, inArray, isNull, notExists, sql } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../../kernel/request/context.ts';
import { declareJob, findJob } from '../../../kernel/jobs/jobs.ts';
import { planImport, type Merge } from './import-plan.ts';
import { fillable } from './list/duplicates.ts';
import type { ListedSupplier } from './list/read-row.ts';
import { normalAddress, websiteKey } from './normal.ts';
import { addEvents, searchableOf } from './rows.ts';
import { sameTag } from './rules.ts';
import { mySupplierEvents, mySupplierNotes, mySuppliers, supplierImports, type MergedRow } from './tables.ts';

export const importJobName = 'sourcing.supplier_import';

const column = z.string().optional();
const payloadOf = z.object({
  fileId: z.uuid(),
  tag: z.string().nullable(),
  columns: z.object({
    nameColumn: column,
    countryColumn: column,
    addressColumn: column,
    cityColumn: column,
    sectorColumn: column,
    emailColumn: column,
    websiteColumn: column,
    phoneNumberColumn: column,
    tagsColumn: column,
  }),
});

const rowsAtOnce = 500;

/** Reads the list again and writes it in one transaction: a crash half-way leaves nothing, and it runs again. */
export const supplierImportJob = declareJob({
  name: importJobName,
  async run(context, payload, report) {
    const { fileId, tag, columns } = payloadOf.parse(payload);
    const plan = await planImport(context, fileId, columns);
    await report.progress(10, `${plan.list.rows} rows read`);
    for (let from = 0; from < plan.fresh.length; from += rowsAtOnce) {
      const part = plan.fresh.slice(from, from + rowsAtOnce);
      await addPart(context, report.id, part, tag);
      const done = from + part.length;
      await report.progress(10 + (80 * done) / plan.fresh.length, `${done} of ${plan.fresh.length} added`);
    }
    const mergedRows: MergedRow[] = [];
    for (const merge of plan.merges) mergedRows.push(await fillIn(context, merge, tag));
    await addEvents(
      context,
      mergedRows.map((one) => one.supplierId),
      `Details taken from ${plan.fileName}`,
    );
    const counts = {
      added: plan.fresh.length,
      merged: mergedRows.length,
      skipped: plan.list.bad.length + plan.duplicates.length + plan.same.length,
    };
    await context.db
      .update(supplierImports)
      .set({ ...counts, mergedRows })
      .where(and(eq(supplierImports.storeId, context.storeId), eq(supplierImports.id, report.id)));
    await context.events.publish({
      type: 'invalidate',
      operations: ['list_my_suppliers', 'get_my_supplier', 'get_supplier_import', 'search_expanded_network'],
    });
    return counts;
  },
});

const withTag = (tags: readonly string[], tag: string | null) =>
  tag === null || tags.some((one) => sameTag(one, tag)) ? [...tags] : [...tags, tag];

async function addPart(
  context: Context,
  importId: string,
  part: readonly ListedSupplier[],
  tag: string | null,
) {
  const rows = part.map((supplier) => ({
    storeId: context.storeId,
    id: randomUUID(),
    name: supplier.name,
    nameKey: supplier.nameKey,
    source: 'IMPORT' as const,
    country: supplier.country,
    city: supplier.city,
    address: supplier.address,
    addressKey: supplier.addressKey,
    sector: supplier.sector,
    email: supplier.email,
    website: supplier.website,
    websiteKey: supplier.website && websiteKey(supplier.website),
    phoneNumber: supplier.phoneNumber,
    tags: withTag(supplier.tags, tag),
    searchable: searchableOf(supplier),
    inviteTimesSent: 0,
    importId,
    createdAt: context.clock.now(),
  }));
  await context.db.insert(mySuppliers).values(rows);
  await context.db.insert(mySupplierEvents).values(
    rows.map(({ storeId, id, createdAt }, at) => ({
      storeId,
      id: randomUUID(),
      supplierId: id,
      text: `Imported from line ${part[at]?.line ?? 0} of a list`,
      at: createdAt,
    })),
  );
}

async function fillIn(
  context: Context,
  { row, fields, addedTags }: Merge,
  tag: string | null,
): Promise<MergedRow> {
  const tags = withTag([...row.tags, ...addedTags], tag);
  const after = { ...row, ...fields, tags };
  await context.db
    .update(mySuppliers)
    .set({ ...derived(after), ...fields, tags })
    .where(and(eq(mySuppliers.storeId, context.storeId), eq(mySuppliers.id, row.id)));
  return { supplierId: row.id, fields, addedTags: tags.slice(row.tags.length) };
}

/** What follows from the details. */
const derived = (row: Parameters<typeof searchableOf>[0]) => ({
  addressKey: normalAddress(row.address ?? ''),
  websiteKey: row.website && websiteKey(row.website),
  searchable: searchableOf(row),
});

/**
 * Takes a whole import back: suppliers that it added go, those it filled in lose what it filled in as far as that was not
 * changed since. An added one that was noted about, invited or written to meanwhile stays.
 */
export async function undoImport(context: Context, importId: string): Promise<void> {
  const job = await findJob(context.db, context.storeId, importId);
  if (job && job.status !== 'DONE' && job.status !== 'FAILED')
    throw new OperationError(
      'conflict',
      'The import is still running. You can undo it once it’s done, in a moment.',
    );
  const [made] = await context.db
    .update(supplierImports)
    .set({ undoneAt: context.clock.now() })
    .where(
      and(
        eq(supplierImports.storeId, context.storeId),
        eq(supplierImports.id, importId),
        isNull(supplierImports.undoneAt),
      ),
    )
    .returning();
  if (!made) throw new OperationError('conflict', 'That import was already undone.');
  await context.db.delete(mySuppliers).where(
    and(
      eq(mySuppliers.storeId, context.storeId),
      eq(mySuppliers.importId, importId),
      isNull(mySuppliers.inviteState),
      isNull(mySuppliers.lastContactAt),
      notExists(
        context.db
          .select({ one: sql`1` })
          .from(mySupplierNotes)
          .where(
            and(eq(mySupplierNotes.storeId, context.storeId), eq(mySupplierNotes.supplierId, mySuppliers.id)),
          ),
      ),
    ),
  );
  await emptyFilled(context, made.mergedRows);
}

async function emptyFilled(context: Context, merged: readonly MergedRow[]): Promise<void> {
  const ids = merged.map((one) => one.supplierId);
  if (ids.length === 0) return;
  const rows = await context.db
    .select()
    .from(mySuppliers)
    .where(and(eq(mySuppliers.storeId, context.storeId), inArray(mySuppliers.id, ids)));
  for (const row of rows) {
    const filled = merged.find((one) => one.supplierId === row.id);
    if (!filled) continue;
    const emptied = Object.fromEntries(
      fillable
        .filter((field) => field in filled.fields && row[field] === filled.fields[field])
        .map((field) => [field, null]),
    );
    const tags = row.tags.filter((tag) => !filled.addedTags.some((one) => sameTag(one, tag)));
    await context.db
      .update(mySuppliers)
      .set({ ...derived({ ...row, ...emptied }), ...emptied, tags })
      .where(and(eq(mySuppliers.storeId, context.storeId), eq(mySuppliers.id, row.id)));
  }
}
