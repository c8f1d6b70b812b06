import { OperationError } from '@brandwright/contract';
import type { RowProblem } from '@brandwright/contract/sourcing/network/my-suppliers/import.ts';
import { getFile } from '@brandwright/contract/store/get-file.ts';
import { and, inArray } from 'drizzle-orm';
import type { Context } from '../../../kernel/request/context.ts';
import { fillable, KnownSuppliers, withoutDuplicates } from './list/duplicates.ts';
import type { ListedSupplier } from './list/read-row.ts';
import { readSupplierList, type ChosenColumns, type ReadList } from './list/read-list.ts';
import { ofStore, type MySupplierRow } from './rows.ts';
import { sameTag } from './rules.ts';
import { mySuppliers } from './tables.ts';

/** What a supplier that is here already lacks and the list knows. */
export interface Merge {
  row: MySupplierRow;
  supplier: ListedSupplier;
  fields: Partial<Record<(typeof fillable)[number], string>>;
  addedTags: string[];
}

/** What importing a list would do. Everything that is not NEW or a merge is a problem with its line and reason. */
export interface ImportPlan {
  fileName: string;
  list: ReadList;
  fresh: ListedSupplier[];
  merges: Merge[];
  same: { supplier: ListedSupplier; row: MySupplierRow }[];
  duplicates: { supplier: ListedSupplier; ofLine: number }[];
  /** In order of their lines. */
  problems: RowProblem[];
}

const namesAtOnce = 5000;

export async function planImport(
  context: Context,
  fileId: string,
  chosen: ChosenColumns,
): Promise<ImportPlan> {
  const { name } = await context.call(getFile, { fileId });
  const file = await context.providers.files.get(`${context.storeId}/${fileId}`);
  if (!file) throw new OperationError('not_found', 'The file is no longer available. Attach it again.');
  const list = readSupplierList(file.bytes, chosen);
  const { kept, duplicates } = withoutDuplicates(list.suppliers);
  const known = await knownAmong(context, kept);
  const plan: ImportPlan = {
    fileName: name,
    list,
    fresh: [],
    merges: [],
    same: [],
    duplicates,
    problems: [],
  };
  const met = new Set<string>();
  for (const supplier of kept) {
    const row = known.find(supplier);
    if (!row) {
      plan.fresh.push(supplier);
      continue;
    }
    const merge = mergeOf(row, supplier);
    // A second row of the list that fits the same supplier adds nothing that the first did not.
    if (merge && !met.has(row.id)) plan.merges.push(merge);
    else plan.same.push({ supplier, row });
    met.add(row.id);
  }
  plan.problems = problemsOf(plan);
  return plan;
}

async function knownAmong(context: Context, suppliers: readonly ListedSupplier[]) {
  const known = new KnownSuppliers<MySupplierRow>();
  const keys = [...new Set(suppliers.map((one) => one.nameKey))];
  for (let from = 0; from < keys.length; from += namesAtOnce) {
    const rows = await context.db
      .select()
      .from(mySuppliers)
      .where(and(ofStore(context), inArray(mySuppliers.nameKey, keys.slice(from, from + namesAtOnce))));
    for (const row of rows) known.add(row);
  }
  return known;
}

function mergeOf(row: MySupplierRow, supplier: ListedSupplier): Merge | undefined {
  const fields: Merge['fields'] = {};
  for (const field of fillable) {
    const value = supplier[field];
    if (row[field] === null && value !== null) fields[field] = value;
  }
  const addedTags = supplier.tags.filter((tag) => !row.tags.some((one) => sameTag(one, tag)));
  return Object.keys(fields).length > 0 || addedTags.length > 0
    ? { row, supplier, fields, addedTags }
    : undefined;
}

function problemsOf({ list, duplicates, same }: ImportPlan): RowProblem[] {
  const skipped = (supplier: ListedSupplier, message: string): RowProblem => ({
    line: supplier.line,
    name: supplier.name,
    kind: 'SKIPPED',
    message,
  });
  const leftOut = [
    ...list.bad,
    ...duplicates.map(({ supplier, ofLine }) => skipped(supplier, `the same as line ${ofLine}`)),
    ...same.map(({ supplier, row }) => skipped(supplier, `${row.name} is already one of your suppliers`)),
  ];
  // A line is reported once: what is wrong in a row that is left out anyway does not matter.
  const told = new Set(leftOut.map(({ line }) => line));
  const noted = list.suppliers.flatMap(({ line, name, notes }): RowProblem[] =>
    notes.length === 0 || told.has(line) ? [] : [{ line, name, kind: 'NOTED', message: notes.join('; ') }],
  );
  return [...leftOut, ...noted].sort((a, b) => a.line - b.line);
}
