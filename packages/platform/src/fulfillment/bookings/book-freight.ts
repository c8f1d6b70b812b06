import { OperationError, type InputOf } from '@brandwright/contract';
import { getStockPlace } from '@brandwright/contract/catalog/get-stock-place.ts';
import { listStockPlaces } from '@brandwright/contract/catalog/list-stock-places.ts';
import { bookFreight } from '@brandwright/contract/fulfillment/bookings/book-freight.ts';
import type { freightDetails } from '@brandwright/contract/fulfillment/bookings/entities.ts';
import { freightFaults } from '@brandwright/contract/fulfillment/bookings/rules.ts';
import { isUuid } from '@brandwright/contract/kernel/uuid.ts';
import type { z } from 'zod';
import { noteOf } from '../../kernel/approvals/outgoing-letter.ts';
import type { Context } from '../../kernel/request/context.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { dayFaults, refuseFaults, type Fault } from './bad-values.ts';
import { lockBookings, requestBooking, requestPreview } from './request-booking.ts';

type Destination = Pick<
  z.output<typeof freightDetails>,
  'destination' | 'destinationAddress' | 'destinationPlaceId'
>;

const center = 'the partner’s US fulfillment center';

/** The partner’s center, with its address where the store has it as a stock place; or a place of the store. */
async function destinationOf(context: Context, said: string | undefined): Promise<Destination> {
  if (said === undefined) {
    const { places } = await context.call(listStockPlaces, {});
    const partner = places.find(({ kind, address }) => kind === 'FULFILLMENT_PARTNER' && address !== null);
    return {
      destination: partner ? partner.name : center,
      destinationAddress: partner?.address ?? null,
      destinationPlaceId: partner?.id ?? null,
    };
  }
  const { place } = await context.call(getStockPlace, {
    ...(isUuid(said) ? { id: said } : { place: said }),
    page: 0,
    size: 1,
  });
  if (place.address === null)
    throw new OperationError(
      'conflict',
      `${place.name} has no address, so freight can’t be delivered there. Add its address under Stock places, or send the freight to ${center}.`,
    );
  return { destination: place.name, destinationAddress: place.address, destinationPlaceId: place.id };
}

const sideFaults = ({ type, lengthInches, widthInches }: InputOf<typeof bookFreight>): Fault[] =>
  type === 'PALLET'
    ? []
    : [
        ...(lengthInches === undefined
          ? [{ path: 'lengthInches', message: 'How long is one carton, in inches?' }]
          : []),
        ...(widthInches === undefined
          ? [{ path: 'widthInches', message: 'How wide is one carton, in inches?' }]
          : []),
      ];

async function freightOf(context: Context, asked: InputOf<typeof bookFreight>) {
  refuseFaults([
    ...freightFaults(asked),
    ...sideFaults(asked),
    ...dayFaults(context, { readyOn: asked.readyOn }),
  ]);
  const isPallet = asked.type === 'PALLET';
  return {
    kind: 'FREIGHT' as const,
    type: asked.type,
    quantity: asked.quantity,
    lengthInches: isPallet ? null : (asked.lengthInches ?? null),
    widthInches: isPallet ? null : (asked.widthInches ?? null),
    heightInches: asked.heightInches,
    weightPounds: asked.weightPounds,
    needsLiftgate: isPallet && asked.needsLiftgate,
    pickupAddress: asked.pickupAddress,
    readyOn: asked.readyOn,
    ...(await destinationOf(context, asked.destination)),
  };
}

export default implement(bookFreight, {
  async run(context, asked) {
    await lockBookings(context);
    return requestBooking(context, await freightOf(context, asked), asked.note);
  },
  async prepare(context, asked) {
    const details = await freightOf(context, asked);
    const note = asked.note === undefined ? undefined : noteOf(context, asked.note);
    return {
      input: {
        ...asked,
        ...(note === undefined ? {} : { note }),
        ...(details.destinationPlaceId === null ? {} : { destination: details.destinationPlaceId }),
      },
      preview: await requestPreview(context, details, note, { verb: 'Book the freight' }),
    };
  },
});
