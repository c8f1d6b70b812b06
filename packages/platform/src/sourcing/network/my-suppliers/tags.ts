import { OperationError } from '@brandwright/contract';
import { longestTag, mostTagsOfStore } from '@brandwright/contract/sourcing/network/my-suppliers/entities.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../../kernel/request/context.ts';
import { tagFacets } from './supplier-tags.ts';
import { mySupplierSummaries, type MySupplierRow } from './rows.ts';
import { readTag, sameTag } from './rules.ts';
import { mySuppliers } from './tables.ts';

export const undoTag = z.object({
  tag: z.string(),
  supplierIds: z.array(z.uuid()),
  added: z.array(z.object({ supplierId: z.uuid(), added: z.enum(['NEW', 'BACK']) })),
  events: z.array(z.uuid()),
});

/** The tag as the store writes it already, or as it is written now. */
export async function tagAsWritten(context: Context, written: string): Promise<string> {
  const tag = readTag(written);
  if (tag === null)
    throw new OperationError('bad_input', `A tag is a few words, at most ${longestTag} characters.`, [
      { path: 'tag', message: 'Write a short word.' },
    ]);
  const known = await tagFacets(context);
  const same = known.find(({ value }) => sameTag(value, tag));
  if (!same && known.length >= mostTagsOfStore)
    throw new OperationError(
      'conflict',
      `You have ${mostTagsOfStore} tags, the most you can have. Use one of them, or remove one everywhere first.`,
    );
  return same?.value ?? tag;
}

const rowsOf = (context: Context, ids: readonly string[]) =>
  context.db
    .select()
    .from(mySuppliers)
    .where(and(eq(mySuppliers.storeId, context.storeId), inArray(mySuppliers.id, [...ids])));

export async function summariesInOrder(context: Context, ids: readonly string[]) {
  const summaries = await mySupplierSummaries(context, await rowsOf(context, ids));
  return ids.flatMap((id) => summaries.find((one) => one.supplierId === id) ?? []);
}

export const setTags = (context: Context, ids: readonly string[], tags: ReturnType<typeof sql>) =>
  context.db
    .update(mySuppliers)
    .set({ tags })
    .where(and(eq(mySuppliers.storeId, context.storeId), inArray(mySuppliers.id, [...ids])));

export const appended = (tag: string) => sql`array_append(${mySuppliers.tags}, ${tag})`;

export const without = (tag: string) =>
  sql`array(select one from unnest(${mySuppliers.tags}) with ordinality as t(one, place) where lower(one) <> ${tag.toLowerCase()} order by place)`;

export const onceEach = (rows: readonly MySupplierRow[]) => [
  ...new Map(rows.map((row) => [row.id, row])).values(),
];

export function parted<T>(all: readonly T[], is: (one: T) => boolean): [T[], T[]] {
  return [all.filter(is), all.filter((one) => !is(one))];
}

export const subjectOf = (rows: readonly MySupplierRow[]) =>
  rows.length === 1 && rows[0] ? { subject: { kind: 'supplier', id: rows[0].id } } : {};
