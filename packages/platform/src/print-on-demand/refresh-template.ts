import type { Context } from '../kernel/request/context.ts';
import { changeTemplate, snapshotOf, type TemplateRow } from './templates.ts';

/**
 * The template with what its blank costs now. Within a read nothing is written: what is kept is looked at anew when the
 * template changes.
 */
export async function refreshed(context: Context, row: TemplateRow): Promise<TemplateRow> {
  const blank = await context.providers.printOnDemand.product(row.productId);
  return blank === null ? row : { ...row, blank: await snapshotOf(context, blank) };
}

/** Keeps what the blank costs now, as a part of a change. A blank that is gone stays as it was. */
export async function refreshTemplate(context: Context, row: TemplateRow): Promise<TemplateRow> {
  const { blank } = await refreshed(context, row);
  return changeTemplate(context, row.id, { blank });
}
