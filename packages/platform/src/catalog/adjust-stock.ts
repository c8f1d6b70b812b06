import { OperationError, type InputOf } from '@brandwright/contract';
import { adjustStock } from '@brandwright/contract/catalog/adjust-stock.ts';
import { inPlace, skuName } from '@brandwright/contract/catalog/words.ts';
import { variantWords } from '@brandwright/contract/catalog/color-options.ts';
import { mostUnits } from '@brandwright/contract/catalog/entities.ts';
import { z } from 'zod';
import { refuseChangedSince } from '../kernel/data/changed-since.ts';
import { implement } from '../kernel/request/implementation.ts';
import { stockedSku } from './change-stock.ts';
import { findPlace } from './places.ts';
import { readSku } from './read-sku.ts';
import { lockSku, readLevels, writeMovements } from './write-movements.ts';

const adjusted = z.object({
  skuId: z.uuid(),
  placeId: z.uuid(),
  quantity: z.int(),
  onHand: z.int(),
});

/** Units to write down, from what was counted, added or taken away. */
function changeOf(
  { counted, add, remove }: InputOf<typeof adjustStock>,
  there: number,
  code: string,
): number {
  const given = [counted, add, remove].filter((value) => value !== undefined);
  if (given.length !== 1)
    throw new OperationError(
      'bad_input',
      given.length === 0
        ? `How many ${code} are there? Say how many you counted, or how many to add or take away.`
        : 'Say either how many you counted, or how many to add, or how many to take away.',
      [{ path: 'counted', message: 'Give one of counted, add and remove.' }],
    );
  const change = counted === undefined ? (add ?? -(remove ?? 0)) : counted - there;
  if (there + change < 0)
    throw new OperationError(
      'conflict',
      `There are only ${there.toLocaleString('en-US')} of ${code}, so ${(-change).toLocaleString('en-US')} can’t be taken away. Say how many you counted instead.`,
    );
  if (there + change > mostUnits)
    throw new OperationError(
      'bad_input',
      `A place can hold ${mostUnits.toLocaleString('en-US')} units of a SKU at most.`,
    );
  return change;
}

export default implement(adjustStock, {
  async run(context, input) {
    const named = await stockedSku(context, input);
    const { id, code } = named.sku;
    await lockSku(context, id);
    const levels = await readLevels(context, id);
    const place = await placeOf(context, input.place, levels);
    const there = levels.get(place.id) ?? 0;
    const quantity = changeOf(input, there, code);
    const name = skuName({ title: named.title, variant: variantWords(named.sku.optionValues) });
    const after = there + quantity;
    if (quantity !== 0)
      await writeMovements(context, [
        {
          skuId: id,
          placeId: place.id,
          kind: input.remove === undefined ? 'COUNTED' : 'WRITTEN_OFF',
          quantity,
          reason: input.reason,
        },
      ]);
    const sku = await readSku(context, id);
    const where = sku.places.length > 1 ? ` ${inPlace(place.name)}` : '';
    const change =
      quantity === 0
        ? `Nothing changed: there were already ${there.toLocaleString('en-US')} of ${name}${where}.`
        : `${name} now has ${after.toLocaleString('en-US')} on hand${where} (was ${there.toLocaleString('en-US')}${input.reason ? `; ${input.reason}` : ''}).`;
    return {
      output: { sku, change },
      ...(quantity === 0 ? {} : { undo: { skuId: id, placeId: place.id, quantity, onHand: after } }),
      subject: { kind: 'sku', id },
    };
  },
  async undo(context, given) {
    const { skuId, placeId, quantity, onHand } = adjusted.parse(given);
    const { code } = await lockSku(context, skuId);
    const levels = await readLevels(context, skuId);
    refuseChangedSince(`stock of ${code}`, { onHand }, { onHand: levels.get(placeId) ?? 0 });
    await writeMovements(context, [
      { skuId, placeId, kind: 'COUNTED', quantity: -quantity, reason: 'Undone' },
    ]);
  },
});

/** The place that is named; without one the only place with stock of it, else the default one. */
async function placeOf(
  context: Parameters<typeof findPlace>[0],
  said: string | undefined,
  levels: ReadonlyMap<string, number>,
) {
  const held = [...levels].filter(([, units]) => units > 0);
  return findPlace(context, said ?? (held.length === 1 ? held[0]?.[0] : undefined));
}
