import { OperationError } from '@brandwright/contract';
import { designLayer } from '@brandwright/contract/print-on-demand/entities.ts';
import { templateState } from '@brandwright/contract/print-on-demand/enums.ts';
import { z } from 'zod';
import type { Context } from '../kernel/request/context.ts';
import { changeTemplate, findTemplate, type TemplateRow } from './templates.ts';

/** What a change may touch, kept as JSON. */
const kept = z.object({
  templateId: z.uuid(),
  title: z.string(),
  state: templateState,
  layers: z.array(designLayer),
  variantIds: z.array(z.int()),
  retailPriceMinor: z.int().nullable(),
  freeShipping: z.boolean(),
  publishedAt: z.string().nullable(),
  archivedAt: z.string().nullable(),
});

export const keptTemplate = (row: TemplateRow): z.output<typeof kept> => ({
  templateId: row.id,
  title: row.title,
  state: row.state,
  layers: row.layers,
  variantIds: row.variantIds,
  retailPriceMinor: row.retailPriceMinor,
  freeShipping: row.freeShipping,
  publishedAt: row.publishedAt?.toISOString() ?? null,
  archivedAt: row.archivedAt?.toISOString() ?? null,
});

const date = (iso: string | null) => (iso === null ? null : new Date(iso));

/** Makes a template what it was before a change. */
export async function templateAsBefore(context: Context, saved: unknown): Promise<void> {
  const { templateId, publishedAt, archivedAt, ...before } = kept.parse(saved);
  const row = await findTemplate(context, templateId);
  if (
    before.state !== 'ARCHIVED' &&
    row.state === 'ARCHIVED' &&
    archivedAt === null &&
    row.archivedAt === null
  )
    throw new OperationError('conflict', `${row.title} was archived since then. Undo the archiving first.`);
  await changeTemplate(context, templateId, {
    ...before,
    publishedAt: date(publishedAt),
    archivedAt: date(archivedAt),
  });
}
