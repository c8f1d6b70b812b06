import { OperationError, type InputOf } from '@brandwright/contract';
import { listWords } from '@brandwright/contract/catalog/words.ts';
import { productPicture } from '@brandwright/contract/catalog/entities.ts';
import { updateProduct } from '@brandwright/contract/catalog/update-product.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { refuseChangedSince } from '../kernel/data/changed-since.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { lockProduct, type ProductRecord } from './find-product.ts';
import { refreshSearchText } from './search-text.ts';
import { refuseLaterChange } from './later-change.ts';
import { products } from './tables.ts';

const values = z
  .object({
    title: z.string(),
    description: z.string(),
    type: z.string().nullable(),
    vendor: z.string().nullable(),
    tags: z.array(z.string()),
    pictures: z.array(productPicture),
    colorOptions: z.string(),
  })
  .partial();
type Values = z.output<typeof values>;

const changedValues = z.object({ productId: z.uuid(), before: values, after: values });

const labels: Readonly<Record<keyof Values, string>> = {
  title: 'the title',
  description: 'the description',
  type: 'the type',
  vendor: 'the vendor',
  tags: 'the tags',
  pictures: 'the pictures',
  colorOptions: 'the color options',
};
const fields = values.keyof().options;

function wantedOf(input: InputOf<typeof updateProduct>, row: ProductRecord): Values {
  const { title, description, type, vendor, tags, addTag, pictures, colorOptions } = input;
  const isNew = addTag !== undefined && !row.tags.some((tag) => tag.toLowerCase() === addTag.toLowerCase());
  return {
    ...(title === undefined ? {} : { title }),
    ...(description === undefined ? {} : { description }),
    ...(type === undefined ? {} : { type: type || null }),
    ...(vendor === undefined ? {} : { vendor: vendor || null }),
    ...(tags !== undefined ? { tags: [...new Set(tags)] } : isNew ? { tags: [...row.tags, addTag] } : {}),
    ...(pictures === undefined ? {} : { pictures }),
    ...(colorOptions === undefined ? {} : { colorOptions }),
  };
}

const write = async (context: Context, productId: string, change: Values) => {
  await context.db
    .update(products)
    .set({ ...change, updatedAt: context.clock.now() })
    .where(and(eq(products.storeId, context.storeId), eq(products.id, productId)));
  await refreshSearchText(context, productId);
};

const only = (names: readonly (keyof Values)[], of: Values): Values =>
  Object.fromEntries(names.map((name) => [name, of[name]]));

export default implement(updateProduct, {
  async run(context, input) {
    const row = await lockProduct(context, input);
    refuseLaterChange(row.title, input.seenAt, row.updatedAt);
    const wanted = wantedOf(input, row);
    if (Object.keys(wanted).length === 0 && input.addTag === undefined)
      throw new OperationError(
        'bad_input',
        `What should change about ${row.title}? Say its new title, description, type, vendor or tags.`,
      );
    const names = fields.filter(
      (name) => wanted[name] !== undefined && JSON.stringify(wanted[name]) !== JSON.stringify(row[name]),
    );
    if (names.length > 0) await write(context, row.id, only(names, wanted));
    const title = wanted.title ?? row.title;
    const change =
      names.length === 0
        ? `Nothing changed: ${row.title} was already like that.`
        : names.length === 1 && names[0] === 'title'
          ? `Renamed ${row.title} to ${title}.`
          : `Changed ${listWords(names.map((name) => labels[name]))} of ${row.title}.`;
    return {
      output: { id: row.id, title, enabled: row.enabled, change },
      ...(names.length === 0
        ? {}
        : { undo: { productId: row.id, before: only(names, row), after: only(names, wanted) } }),
      subject: { kind: 'product', id: row.id },
    };
  },
  async undo(context, given) {
    const { productId, before, after } = changedValues.parse(given);
    const now = await lockProduct(context, { id: productId });
    refuseChangedSince('product', after, now);
    await write(context, productId, before);
  },
});
