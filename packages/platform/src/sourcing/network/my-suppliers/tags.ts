import { OperationError } from '@brandwright/contract';
import {
  longestTag,
  mostTagsOfStore,
  mostTagsOfSupplier,
} from '@brandwright/contract/sourcing/network/my-suppliers/entities.ts';
import { tagSuppliers as tagDeclaration } from '@brandwright/contract/sourcing/network/my-suppliers/tag-suppliers.ts';
import { untagSuppliers as untagDeclaration } from '@brandwright/contract/sourcing/network/my-suppliers/untag-suppliers.ts';
import { and, eq, inArray, sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Context } from '../../../kernel/request/context.ts';
import { implement } from '../../../kernel/request/implementation.ts';
import { ensureMine, findMine, takeOut, type Ensured } from './find.ts';
import { tagFacets } from './list.ts';
import { addEvents, dropEvents, mySupplierSummaries, type MySupplierRow } from './rows.ts';
import { readTag, sameTag } from './rules.ts';
import { mySuppliers } from './tables.ts';

const undoTag = z.object({
  tag: z.string(),
  supplierIds: z.array(z.uuid()),
  added: z.array(z.object({ supplierId: z.uuid(), added: z.enum(['NEW', 'BACK']) })),
  events: z.array(z.uuid()),
});

/** The tag as the store writes it already, or as it is written now. */
async function tagAsWritten(context: Context, written: string): Promise<string> {
  const tag = readTag(written);
  if (tag === null)
    throw new OperationError('bad_input', `A tag is a word or a few, at most ${longestTag} characters.`, [
      { path: 'tag', message: 'Write a short word.' },
    ]);
  const known = await tagFacets(context);
  const same = known.find(({ value }) => sameTag(value, tag));
  if (!same && known.length >= mostTagsOfStore)
    throw new OperationError(
      'conflict',
      `You have ${mostTagsOfStore} tags, which is the most. Use one of them, or take one off everywhere first.`,
    );
  return same?.value ?? tag;
}

const rowsOf = (context: Context, ids: readonly string[]) =>
  context.db
    .select()
    .from(mySuppliers)
    .where(and(eq(mySuppliers.storeId, context.storeId), inArray(mySuppliers.id, [...ids])));

async function summariesInOrder(context: Context, ids: readonly string[]) {
  const summaries = await mySupplierSummaries(context, await rowsOf(context, ids));
  return ids.flatMap((id) => summaries.find((one) => one.supplierId === id) ?? []);
}

const setTags = (context: Context, ids: readonly string[], tags: ReturnType<typeof sql>) =>
  context.db
    .update(mySuppliers)
    .set({ tags })
    .where(and(eq(mySuppliers.storeId, context.storeId), inArray(mySuppliers.id, [...ids])));

const appended = (tag: string) => sql`array_append(${mySuppliers.tags}, ${tag})`;
const without = (tag: string) =>
  sql`array(select one from unnest(${mySuppliers.tags}) with ordinality as t(one, place) where lower(one) <> ${tag.toLowerCase()} order by place)`;

export const tagSuppliers = implement(tagDeclaration, {
  async run(context, { supplierIds, tag: written }) {
    const tag = await tagAsWritten(context, written);
    const ensured: Ensured[] = [];
    for (const one of new Set(supplierIds)) ensured.push(await ensureMine(context, one));
    const rows = onceEach(ensured.map(({ row }) => row));
    const [had, lacking] = parted(rows, (row) => row.tags.some((one) => sameTag(one, tag)));
    const full = lacking.find((row) => row.tags.length >= mostTagsOfSupplier);
    if (full)
      throw new OperationError(
        'conflict',
        `${full.name} has ${mostTagsOfSupplier} tags, which is the most. Take one off first.`,
      );
    const ids = lacking.map((row) => row.id);
    if (ids.length > 0) await setTags(context, ids, appended(tag));
    const events = await addEvents(context, ids, `Tagged "${tag}"`);
    return {
      output: {
        tag,
        rows: await summariesInOrder(
          context,
          rows.map((row) => row.id),
        ),
        unchanged: had.map((row) => row.name),
      },
      undo: {
        tag,
        supplierIds: ids,
        added: ensured.flatMap(({ row, added }) => (added ? [{ supplierId: row.id, added }] : [])),
        events,
      },
      ...subjectOf(rows),
    };
  },
  async undo(context, saved) {
    const { tag, supplierIds, added, events } = undoTag.parse(saved);
    if (supplierIds.length > 0) await setTags(context, supplierIds, without(tag));
    await dropEvents(context, events);
    for (const one of added) await takeOut(context, one.supplierId, one.added);
  },
});

export const untagSuppliers = implement(untagDeclaration, {
  async run(context, { supplierIds, tag: written }) {
    const tag = await tagAsWritten(context, written);
    const found: MySupplierRow[] = [];
    for (const one of new Set(supplierIds)) found.push(await findMine(context, one));
    const rows = onceEach(found);
    const [having, lacking] = parted(rows, (row) => row.tags.some((one) => sameTag(one, tag)));
    const ids = having.map((row) => row.id);
    if (ids.length > 0) await setTags(context, ids, without(tag));
    const events = await addEvents(context, ids, `Tag "${tag}" taken off`);
    return {
      output: {
        tag,
        rows: await summariesInOrder(
          context,
          rows.map((row) => row.id),
        ),
        unchanged: lacking.map((row) => row.name),
      },
      undo: { tag, supplierIds: ids, added: [], events },
      ...subjectOf(rows),
    };
  },
  async undo(context, saved) {
    const { tag, supplierIds, events } = undoTag.parse(saved);
    if (supplierIds.length > 0) await setTags(context, supplierIds, appended(tag));
    await dropEvents(context, events);
  },
});

const onceEach = (rows: readonly MySupplierRow[]) => [...new Map(rows.map((row) => [row.id, row])).values()];

function parted<T>(all: readonly T[], is: (one: T) => boolean): [T[], T[]] {
  return [all.filter(is), all.filter((one) => !is(one))];
}

const subjectOf = (rows: readonly MySupplierRow[]) =>
  rows.length === 1 && rows[0] ? { subject: { kind: 'supplier', id: rows[0].id } } : {};
