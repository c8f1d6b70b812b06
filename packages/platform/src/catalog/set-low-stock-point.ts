import { OperationError } from '@brandwright/contract';
import { setLowStockPoint } from '@brandwright/contract/catalog/set-low-stock-point.ts';
import { skuName } from '@brandwright/contract/catalog/words.ts';
import { variantWords } from '@brandwright/contract/catalog/color-options.ts';
import { and, eq } from 'drizzle-orm';
import { z } from 'zod';
import { refuseChangedSince } from '../kernel/data/changed-since.ts';
import type { Context } from '../kernel/request/context.ts';
import { implement } from '../kernel/request/implementation.ts';
import { namedSku } from './change-stock.ts';
import { readSku } from './read-sku.ts';
import { skus } from './tables.ts';
import { lockSku } from './write-movements.ts';

const changed = z.object({ skuId: z.uuid(), before: z.int().nullable(), after: z.int().nullable() });

const write = ({ db, storeId, clock }: Context, skuId: string, lowStockPoint: number | null) =>
  db
    .update(skus)
    .set({ lowStockPoint, updatedAt: clock.now() })
    .where(and(eq(skus.storeId, storeId), eq(skus.id, skuId)));

export default implement(setLowStockPoint, {
  async run(context, input) {
    if (input.units === undefined && !input.off)
      throw new OperationError('bad_input', 'At how many units left is it low?', [
        { path: 'units', message: 'Give a number of units, or turn it off.' },
      ]);
    const named = await namedSku(context, input);
    const { lowStockPoint: before } = await lockSku(context, named.sku.id);
    const after = input.off ? null : (input.units ?? null);
    if (before !== after) await write(context, named.sku.id, after);
    const name = skuName({ title: named.title, variant: variantWords(named.sku.optionValues) });
    return {
      output: {
        sku: await readSku(context, named.sku.id),
        change:
          after === null
            ? `${name} has no low-stock point any more: it is low when it lasts less than two weeks.`
            : `${name} counts as low at ${after.toLocaleString('en-US')} left to sell.`,
      },
      ...(before === after ? {} : { undo: { skuId: named.sku.id, before, after } }),
      subject: { kind: 'sku', id: named.sku.id },
    };
  },
  async undo(context, given) {
    const { skuId, before, after } = changed.parse(given);
    const { lowStockPoint } = await lockSku(context, skuId);
    refuseChangedSince('low-stock point', { after }, { after: lowStockPoint });
    await write(context, skuId, before);
  },
});
