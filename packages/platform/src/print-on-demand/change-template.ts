import { OperationError } from '@brandwright/contract';
import type { DesignLayer } from '@brandwright/contract/print-on-demand/entities.ts';
import type { Context } from '../kernel/request/context.ts';
import { refreshTemplate } from './refresh-template.ts';
import { checkChangeable } from './rules.ts';
import { describeTemplate, findTemplate, type TemplateRow } from './templates.ts';
import { keptTemplate, templateAsBefore } from './undo-template.ts';

/** What a change of a template answers, and what takes it back. */
export async function changed(context: Context, before: TemplateRow, row: TemplateRow) {
  return {
    output: await describeTemplate(context, await refreshTemplate(context, row)),
    undo: keptTemplate(before),
    subject: { kind: 'product_template', id: row.id },
  };
}

export const undo = (context: Context, saved: unknown) => templateAsBefore(context, saved);

export async function changeableTemplate(context: Context, said: string): Promise<TemplateRow> {
  const row = await findTemplate(context, said);
  checkChangeable(row.title, row.state);
  return row;
}

/** What is ready to be sold keeps something to print. */
export function checkStillPrinted(row: TemplateRow, layers: readonly DesignLayer[]): void {
  if (row.state !== 'READY' || layers.length > 0 || row.remotePlacements.length > 0) return;
  throw new OperationError(
    'conflict',
    `${row.title} is ready to sell, so it needs something to print. Move it back to draft first.`,
  );
}
