import { OperationError, type InputOf } from '@brandwright/contract';
import { skuName } from '@brandwright/contract/catalog/words.ts';
import { orderKitting } from '@brandwright/contract/fulfillment/bookings/order-kitting.ts';
import { kitsPossible } from '@brandwright/contract/fulfillment/bookings/rules.ts';
import { count, listWords } from '@brandwright/contract/kernel/words.ts';
import { noteOf } from '../../kernel/approvals/outgoing-letter.ts';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { dayFaults, refuseFaults, unitFaults } from './bad-values.ts';
import { findKit, unitsInKits } from './kit-parts.ts';
import { lockBookings, requestBooking, requestPreview } from './request-booking.ts';

async function kittingOf(context: Context, { kit: said, quantity, neededBy }: InputOf<typeof orderKitting>) {
  refuseFaults([...unitFaults('quantity', quantity), ...dayFaults(context, { neededBy })]);
  const kit = await findKit(context, said);
  const inKits = await unitsInKits(context);
  const parts = kit.parts.map((part) => ({
    ...part,
    available: Math.max(0, part.available - (inKits.get(part.skuId) ?? 0)),
  }));
  const possible = kitsPossible(parts);
  if (possible < quantity) {
    const short = parts
      .filter((part) => part.quantity * quantity > part.available)
      .map(
        (part) =>
          `${skuName(part)} (${part.available.toLocaleString('en-US')} of ${(part.quantity * quantity).toLocaleString('en-US')})`,
      );
    const message = `There’s stock for ${count(possible, 'kit')} of ${kit.title}, not ${quantity.toLocaleString('en-US')}. Short: ${listWords(short, 4)}. ${
      possible > 0
        ? `Order ${possible.toLocaleString('en-US')} or fewer, or restock first.`
        : 'Restock first.'
    }`;
    throw new OperationError('conflict', message, [{ path: 'quantity', message }]);
  }
  return {
    kind: 'KITTING' as const,
    kitSkuId: kit.id,
    kitCode: kit.code,
    kitTitle: kit.title,
    kits: quantity,
    parts: parts.map((part) => ({
      skuId: part.skuId,
      code: part.code,
      title: skuName(part),
      quantity: part.quantity,
      units: part.quantity * quantity,
    })),
    neededBy: neededBy ?? null,
  };
}

export default implement(orderKitting, {
  async run(context, asked) {
    await lockBookings(context);
    return requestBooking(context, await kittingOf(context, asked), asked.note);
  },
  async prepare(context, asked) {
    const details = await kittingOf(context, asked);
    const note = asked.note === undefined ? undefined : noteOf(context, asked.note);
    return {
      input: { ...asked, kit: details.kitSkuId, ...(note === undefined ? {} : { note }) },
      preview: await requestPreview(context, details, note, {
        verb: `Order ${count(details.kits, 'kit')}`,
      }),
    };
  },
});
