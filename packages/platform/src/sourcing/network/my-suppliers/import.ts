import { OperationError, type InputOf } from '@brandwright/contract';
import { checkSupplierList as checkDeclaration } from '@brandwright/contract/sourcing/network/my-suppliers/check-supplier-list.ts';
import { getSupplierImport as getDeclaration } from '@brandwright/contract/sourcing/network/my-suppliers/get-supplier-import.ts';
import { importSuppliers as importDeclaration } from '@brandwright/contract/sourcing/network/my-suppliers/import-suppliers.ts';
import type {
  SupplierImport,
  SupplierListCheck,
} from '@brandwright/contract/sourcing/network/my-suppliers/import.ts';
import { countOf } from '@brandwright/contract/sourcing/network/my-suppliers/say.ts';
import { longestTag } from '@brandwright/contract/sourcing/network/my-suppliers/entities.ts';
import { listFields } from '@brandwright/contract/sourcing/network/my-suppliers/enums.ts';
import { and, desc, eq } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../../kernel/request/context.ts';
import { implement } from '../../../kernel/request/implementation.ts';
import { jobRuns } from '../../../kernel/data/tables.ts';
import { countryName } from '@brandwright/language/values/countries.ts';
import { importJobName, undoImport } from './import-job.ts';
import { planImport, type ImportPlan } from './import-plan.ts';
import { readTag } from './rules.ts';
import { supplierImports } from './tables.ts';

type ImportInput = InputOf<typeof importDeclaration>;

/** Problems that are kept and shown; the rest are counted. */
const mostProblems = 200;
const mostSamples = 12;

export const checkSupplierList = implement(checkDeclaration, {
  async run(context, { fileId, ...columns }) {
    return { output: checkOf(fileId, await planImport(context, fileId, columns)) };
  },
});

function checkOf(fileId: string, plan: ImportPlan): SupplierListCheck {
  const { list, fresh, merges, same, duplicates, problems } = plan;
  const fieldAt = new Map(listFields.map((field) => [list.places[field], field]));
  const counts = new Map<string, number>();
  for (const { country } of fresh) if (country) counts.set(country, (counts.get(country) ?? 0) + 1);
  return {
    fileId,
    fileName: plan.fileName,
    encoding: list.encoding,
    delimiter: list.delimiter,
    hasHeader: list.hasHeader,
    rows: list.rows,
    columns: list.headers.map((header, at) => ({
      header: header.slice(0, 200),
      field: fieldAt.get(at) ?? null,
      sample: list.samples[at] ?? '',
    })),
    sample: sampleOf(plan),
    newSuppliers: fresh.length,
    merges: merges.length,
    alreadyThere: same.length,
    duplicatesInFile: duplicates.length,
    badRows: list.bad.length,
    problems: problems.slice(0, mostProblems),
    moreProblems: Math.max(0, problems.length - mostProblems),
    countries: [...counts]
      .sort((a, b) => b[1] - a[1])
      .map(([country, count]) => ({ country, countryName: countryName(country), count })),
  };
}

function sampleOf({ list, fresh, merges, same }: ImportPlan): SupplierListCheck['sample'] {
  const stateOf = new Map<number, 'NEW' | 'MERGE' | 'SAME'>([
    ...fresh.map((one): [number, 'NEW'] => [one.line, 'NEW']),
    ...merges.map((one): [number, 'MERGE'] => [one.supplier.line, 'MERGE']),
    ...same.map((one): [number, 'SAME'] => [one.supplier.line, 'SAME']),
  ]);
  return list.suppliers.slice(0, mostSamples).map(({ line, name, country, address, sector, email }) => ({
    line,
    name,
    country,
    address,
    sector,
    email,
    state: stateOf.get(line) ?? 'SKIPPED',
  }));
}

/** The plan of an import that would do something, and its tag as it is kept. Refuses what would do nothing. */
async function planToRun(context: Context, { fileId, tag: written, ...columns }: ImportInput) {
  const tag = written === undefined ? null : readTag(written);
  if (written !== undefined && tag === null)
    throw new OperationError('bad_input', `A tag is a word or a few, at most ${longestTag} characters.`, [
      { path: 'tag', message: 'Write a short word.' },
    ]);
  const plan = await planImport(context, fileId, columns);
  if (plan.fresh.length === 0 && plan.merges.length === 0)
    throw new OperationError(
      'conflict',
      `There is nothing to import: ${plan.same.length > 0 ? `all ${plan.same.length} suppliers of ${plan.fileName} are here already` : `no row of ${plan.fileName} can be used`}.`,
    );
  return { plan, tag, columns };
}

export const importSuppliers = implement(importDeclaration, {
  async prepare(context, input) {
    const { plan, tag } = await planToRun(context, input);
    const incoming = plan.fresh.length + plan.merges.length;
    const skipped = plan.list.bad.length + plan.duplicates.length + plan.same.length;
    const suppliers = countOf(incoming, 'supplier');
    return {
      input: { ...input, ...(tag === null ? {} : { tag }) },
      preview: {
        verb: `Import ${suppliers}`,
        what: `Takes ${suppliers} from ${plan.fileName} into your suppliers${tag === null ? '' : `, tagged "${tag}"`}. Undo takes all of it back.`,
        toWhom: null,
        cost: null,
        irreversible: null,
        values: [
          { label: 'New', value: String(plan.fresh.length) },
          { label: 'Here already, gain details', value: String(plan.merges.length) },
          { label: 'Left out', value: String(skipped) },
        ],
        warnings: plan.problems.slice(0, 8).map(({ line, message }) => `Line ${line}: ${message}`),
      },
    };
  },
  async run(context, input) {
    const { plan, tag, columns } = await planToRun(context, input);
    const id = await context.jobs.enqueue(importJobName, { fileId: input.fileId, columns, tag });
    await context.db.insert(supplierImports).values({
      storeId: context.storeId,
      id,
      fileName: plan.fileName,
      rows: plan.list.rows,
      added: 0,
      merged: 0,
      skipped: 0,
      problems: plan.problems.slice(0, mostProblems),
      moreProblems: Math.max(0, plan.problems.length - mostProblems),
      mergedRows: [],
      tag,
      createdAt: context.clock.now(),
    });
    return {
      output: await describeImport(context, id),
      undo: { importId: id },
      subject: { kind: 'supplier_import', id },
    };
  },
  async undo(context, saved) {
    const { importId } = z.object({ importId: z.uuid() }).parse(saved);
    await undoImport(context, importId);
  },
});

export const getSupplierImport = implement(getDeclaration, {
  run: async (context, { importId }) => ({ output: await describeImport(context, importId) }),
});

async function describeImport(context: Context, importId: string | undefined): Promise<SupplierImport> {
  const [found] = await context.db
    .select({ made: supplierImports, job: jobRuns })
    .from(supplierImports)
    .innerJoin(jobRuns, and(eq(jobRuns.storeId, supplierImports.storeId), eq(jobRuns.id, supplierImports.id)))
    .where(
      and(
        eq(supplierImports.storeId, context.storeId),
        importId === undefined ? undefined : eq(supplierImports.id, importId),
      ),
    )
    .orderBy(desc(supplierImports.createdAt), desc(supplierImports.id))
    .limit(1);
  if (!found)
    throw new OperationError(
      'not_found',
      importId === undefined ? 'No list of suppliers has been imported yet.' : 'There is no such import.',
    );
  const { made, job } = found;
  return {
    importId: made.id,
    fileName: made.fileName,
    state: made.undoneAt ? 'UNDONE' : z.enum(['QUEUED', 'RUNNING', 'DONE', 'FAILED']).parse(job.status),
    progressPercent: job.percent,
    rows: made.rows,
    added: made.added,
    merged: made.merged,
    skipped: made.skipped,
    problems: made.problems,
    moreProblems: made.moreProblems,
    tag: made.tag,
    failure: job.error,
    createdAt: made.createdAt.toISOString(),
    finishedAt: job.finishedAt?.toISOString() ?? null,
  };
}
