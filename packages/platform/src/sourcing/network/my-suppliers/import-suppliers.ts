import { OperationError, type InputOf } from '@brandwright/contract';
import { importSuppliers } from '@brandwright/contract/sourcing/network/my-suppliers/import-suppliers.ts';
import { countOf } from '@brandwright/contract/sourcing/network/my-suppliers/say.ts';
import { longestTag } from '@brandwright/contract/sourcing/network/my-suppliers/entities.ts';
import { z } from 'zod';
import type { Context } from '../../../kernel/request/context.ts';
import { implement } from '../../../kernel/request/implementation.ts';
import { importJobName, undoImport } from './import-job.ts';
import { planImport } from './import-plan.ts';
import { readTag } from './rules.ts';
import { supplierImports } from './tables.ts';
import { mostProblems, describeImport } from './import.ts';

type ImportInput = InputOf<typeof importSuppliers>;

/** The plan of an import that would do something, and its tag as it is kept. Refuses what would do nothing. */
async function planToRun(context: Context, { fileId, tag: written, ...columns }: ImportInput) {
  const tag = written === undefined ? null : readTag(written);
  if (written !== undefined && tag === null)
    throw new OperationError('bad_input', `A tag is a few words, at most ${longestTag} characters.`, [
      { path: 'tag', message: 'Write a short word.' },
    ]);
  const plan = await planImport(context, fileId, columns);
  if (plan.fresh.length === 0 && plan.merges.length === 0)
    throw new OperationError(
      'conflict',
      `There’s nothing to import: ${plan.same.length > 0 ? `all ${plan.same.length} suppliers of ${plan.fileName} were already imported` : `no row of ${plan.fileName} can be used`}.`,
    );
  return { plan, tag, columns };
}

export default implement(importSuppliers, {
  async prepare(context, input) {
    const { plan, tag } = await planToRun(context, input);
    const incoming = plan.fresh.length + plan.merges.length;
    const skipped = plan.list.bad.length + plan.duplicates.length + plan.same.length;
    const suppliers = countOf(incoming, 'supplier');
    return {
      input: { ...input, ...(tag === null ? {} : { tag }) },
      preview: {
        verb: `Import ${suppliers}`,
        what: `Adds ${suppliers} from ${plan.fileName} to your suppliers${tag === null ? '' : `, tagged "${tag}"`}. You can undo all of it.`,
        toWhom: null,
        cost: null,
        irreversible: null,
        values: [
          { label: 'New', value: String(plan.fresh.length) },
          { label: 'Already yours, updated', value: String(plan.merges.length) },
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
