import { OperationError } from '@brandwright/contract';
import { moveStock } from '@brandwright/contract/catalog/move-stock.ts';
import { inPlace, skuName } from '@brandwright/contract/catalog/words.ts';
import { variantWords } from '@brandwright/contract/catalog/color-options.ts';
import { z } from 'zod';
import { implement } from '../kernel/request/implementation.ts';
import { stockedSku } from './change-stock.ts';
import { findPlace, readPlaces } from './places.ts';
import { readSku } from './read-sku.ts';
import { lockSku, readLevels, writeMovements } from './write-movements.ts';

const moved = z.object({ skuId: z.uuid(), fromId: z.uuid(), toId: z.uuid(), quantity: z.int() });

export default implement(moveStock, {
  async run(context, input) {
    const named = await stockedSku(context, input);
    const { id, code } = named.sku;
    const to = await findPlace(context, input.to);
    await lockSku(context, id);
    const levels = await readLevels(context, id);
    const from = await findPlace(context, input.from ?? (await fullestBeside(context, to.id, levels)));
    if (from.id === to.id)
      throw new OperationError(
        'conflict',
        `They are already ${inPlace(to.name)}. Name another place to move them to.`,
      );
    const there = levels.get(from.id) ?? 0;
    if (there < input.quantity)
      throw new OperationError(
        'conflict',
        `There are only ${there.toLocaleString('en-US')} of ${code} ${inPlace(from.name)}. Choose at most that many.`,
      );
    const common = { skuId: id, kind: 'MOVED' as const, reason: input.reason };
    await writeMovements(context, [
      { ...common, placeId: from.id, quantity: -input.quantity, reference: `To ${to.name}` },
      { ...common, placeId: to.id, quantity: input.quantity, reference: `From ${from.name}` },
    ]);
    const name = skuName({ title: named.title, variant: variantWords(named.sku.optionValues) });
    return {
      output: {
        sku: await readSku(context, id),
        change: `Moved ${input.quantity.toLocaleString('en-US')} × ${name} from ${from.name} to ${to.name}.`,
      },
      undo: { skuId: id, fromId: from.id, toId: to.id, quantity: input.quantity },
      subject: { kind: 'sku', id },
    };
  },
  async undo(context, given) {
    const { skuId, fromId, toId, quantity } = moved.parse(given);
    await lockSku(context, skuId);
    const there = (await readLevels(context, skuId)).get(toId) ?? 0;
    if (there < quantity)
      throw new OperationError(
        'conflict',
        'Some of the units that were moved have left since then, so this can’t be undone. Move what is still there.',
      );
    const common = { skuId, kind: 'MOVED' as const, reason: 'Undone' };
    await writeMovements(context, [
      { ...common, placeId: toId, quantity: -quantity },
      { ...common, placeId: fromId, quantity },
    ]);
  },
});

/** The place with the most units beside the one they go to; the default one where there are none. */
async function fullestBeside(
  context: Parameters<typeof findPlace>[0],
  toId: string,
  levels: ReadonlyMap<string, number>,
): Promise<string | undefined> {
  const places = (await readPlaces(context)).filter(({ id }) => id !== toId);
  return places.toSorted((a, b) => (levels.get(b.id) ?? 0) - (levels.get(a.id) ?? 0))[0]?.id;
}
