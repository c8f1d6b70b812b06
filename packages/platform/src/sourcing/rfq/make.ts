import { OperationError } from '@brandwright/contract';
import { getTechPack } from '@brandwright/contract/sourcing/agent/get-tech-pack.ts';
import { and, eq } from 'drizzle-orm';
import { randomUUID } from 'node:crypto';
import { z } from 'zod';
import type { Context } from '../../kernel/request/context.ts';
import { categoryOf } from './matching.ts';
import { lockRequest, type RequestRow } from './request-rows.ts';
import { dayOf, editable, kindOf } from './rules.ts';
import { projectRequests, requestSuppliers } from './tables.ts';

type Insert = typeof projectRequests.$inferInsert;

export type Values = Partial<Omit<Insert, 'storeId' | 'id' | 'createdAt' | 'updatedAt' | 'status'>>;

/** "linen totes" → "Linen totes"; words that were typed with capitals stay as they are. */
export const asTitle = (words: string) => words.charAt(0).toUpperCase() + words.slice(1);

/** Only what was said: fields that were left out stay as they are. */
export const onlySaid = <T extends object>(values: T): Partial<T> =>
  Object.fromEntries(Object.entries(values).filter(([, value]) => value !== undefined)) as Partial<T>;

export function refusePast(context: Context, neededBy: string | null | undefined): void {
  if (neededBy && neededBy < dayOf(context.clock.now()))
    throw new OperationError('bad_input', `${neededBy} has passed. Choose a day in the future.`, [
      { path: 'neededBy', message: 'This day has passed.' },
    ]);
}

/** What a tech pack says of a request. */
export async function fromTechPack(context: Context, named: string | undefined): Promise<Values> {
  if (named === undefined) return {};
  const pack = await context.call(getTechPack, { techPackId: named });
  const details = [
    pack.description,
    pack.finish && `Finish: ${pack.finish}`,
    pack.colors.length > 0 && `Colors: ${pack.colors.join(', ')}`,
    pack.customizations.length > 0 && `Customization: ${pack.customizations.join(', ')}`,
    pack.certifications.length > 0 && `Certifications: ${pack.certifications.join(', ')}`,
    pack.packaging && `Packaging: ${pack.packaging}`,
    pack.notes,
  ].filter((line): line is string => typeof line === 'string' && line !== '');
  return {
    techPackId: pack.techPackId,
    title: asTitle(pack.product ?? pack.title),
    categoryId: pack.categoryId,
    quantity: pack.quantity,
    targetPriceMinor: pack.targetPriceMinor,
    materials: pack.materials,
    countries: pack.countriesWanted,
    neededBy: pack.launchDate,
    fileUrls: pack.attachments.map(({ url }) => url),
    ...(details.length > 0 ? { description: details.join('\n') } : {}),
    ...(pack.agentType === 'packaging' ? { kind: 'RFP_PACKAGING' as const } : {}),
  };
}

export async function insertRequest(context: Context, values: Values): Promise<RequestRow> {
  const now = context.clock.now();
  const title = values.title ?? '';
  const kind = values.kind ?? kindOf(title);
  const [row] = await context.db
    .insert(projectRequests)
    .values({
      ...values,
      storeId: context.storeId,
      id: randomUUID(),
      kind,
      title,
      categoryId: values.categoryId ?? (await categoryOf(context, kind, title)),
      currency: 'USD',
      status: 'DRAFT',
      step: values.step ?? 'KIND',
      createdAt: now,
      updatedAt: now,
    })
    .returning();
  if (!row) throw new OperationError('internal', 'The draft couldn’t be saved. Try again.');
  return row;
}

/** The category follows the title and the kind, unless a tech pack named it. */
export async function withCategory(context: Context, row: RequestRow, values: Values): Promise<Values> {
  const title = values.title ?? row.title;
  const kind = values.kind ?? row.kind;
  if (title === row.title && kind === row.kind) return values;
  return { ...values, categoryId: await categoryOf(context, kind, title) };
}

export function requireEditable(row: RequestRow): void {
  if (editable.has(row.status)) return;
  throw new OperationError(
    'bad_transition',
    `"${row.title}" is ${row.status.toLowerCase()} and can no longer be changed. Duplicate it to ask again.`,
  );
}

/** Takes a draft away again, as long as nothing was done with it since. */
export async function removeDraft(context: Context, undo: unknown): Promise<void> {
  const { requestId } = z.object({ requestId: z.uuid() }).parse(undo);
  const row = await lockRequest(context, requestId);
  if (row.status !== 'DRAFT')
    throw new OperationError(
      'conflict',
      `"${row.title}" has been sent since then. Cancel the request instead.`,
    );
  const own = and(eq(projectRequests.storeId, context.storeId), eq(projectRequests.id, requestId));
  await context.db
    .delete(requestSuppliers)
    .where(and(eq(requestSuppliers.storeId, context.storeId), eq(requestSuppliers.requestId, requestId)));
  await context.db.delete(projectRequests).where(own);
}

export const subject = (row: RequestRow) => ({ kind: 'project_request', id: row.id });
