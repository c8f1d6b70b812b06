import { OperationError } from '@brandwright/contract';
import { shippingService } from '@brandwright/contract/fulfillment/enums.ts';
import { join } from 'node:path';
import { z } from 'zod';
import { keptRecords, nameOf } from '../../payments/test-bank/kept-records.ts';
import {
  ShippingRefused,
  type LabelRequest,
  type Shipping,
  type Tracking,
  type TrackingEvent,
} from '../shipping.ts';
import { checkCustoms, needCustoms } from '../check-customs.ts';
import { checkAddress } from './check-address.ts';
import { drawLabel } from './draw-label.ts';
import { embeddedManifests } from './embedded-manifests.ts';
import { rateParcel } from './rate-parcel.ts';
import { serviceRates } from './rate-table.data.ts';
import { trackingNumberOf } from './tracking-number.ts';

const kept = z.object({
  id: z.string(),
  reference: z.string(),
  service: shippingService,
  amountMinor: z.int(),
  trackingNumber: z.string(),
  deliveryDays: z.int(),
  toPlace: z.string(),
  /** ISO instants. */
  boughtAt: z.string(),
  voidedAt: z.string().nullable(),
});
type KeptLabel = z.infer<typeof kept>;

const hourMs = 3_600_000;
/** A label lies so long before the test carrier fetches its parcel. */
const untilPickedUpMs = 24 * hourMs;

/** Carriers that move nothing: rates of our own table, labels to try out. It keeps its labels in `folder`, which servers may share. */
export function createEmbeddedShipping(folder: string, now: () => Date = () => new Date()): Shipping {
  const records = keptRecords(join(folder, 'labels'), kept);

  const makeManifest = embeddedManifests(folder, now);

  async function known(carrierLabelId: string): Promise<KeptLabel> {
    const label = await records.read(carrierLabelId);
    if (!label) throw new OperationError('not_found', 'The test carrier doesn’t know this label.');
    return label;
  }

  return {
    kind: 'EMBEDDED',
    isTest: true,
    validateAddress: async (address) => checkAddress(address),
    async rates(request) {
      const found = rateParcel(request.from, request.to, request.parcel);
      checkCustoms(request);
      return found;
    },
    async buyLabel(request) {
      const { rate, reference, from, to, parcel } = request;
      const asked = rateParcel(from, to, parcel).find(({ rateId }) => rateId === rate.rateId);
      if (!asked || asked.amountMinor !== rate.amountMinor)
        throw new ShippingRefused('The rate has changed. Compare the rates again.');
      for (const end of [from, to]) refuseBadAddress(end);
      needCustoms(request);
      const carrier = serviceRates.find(({ service }) => service === rate.service)?.carrier ?? 'USPS';
      const id = `demo_sl_${nameOf(reference)}`;
      const label = await records.create(id, {
        id,
        reference,
        service: rate.service,
        amountMinor: rate.amountMinor,
        trackingNumber: trackingNumberOf(carrier, reference),
        deliveryDays: rate.deliveryDays ?? 5,
        toPlace: placeOf(request),
        boughtAt: now().toISOString(),
        voidedAt: null,
      });
      if (label.service !== rate.service || label.amountMinor !== rate.amountMinor)
        throw new ShippingRefused('This reference was already used for another label.');
      const { trackingNumber } = label;
      const pdf = await drawLabel({ ...request, trackingNumber, at: new Date(label.boughtAt) });
      return { carrierLabelId: id, trackingNumber, pdf, customsPdf: null };
    },
    async voidLabel({ carrierLabelId }) {
      const label = await known(carrierLabelId);
      if (label.voidedAt !== null) return 'ACCEPTED';
      if (tracked(label, now()).status !== 'PREPARING') return 'REFUSED';
      await records.change(carrierLabelId, (before) =>
        before.voidedAt === null ? { ...before, voidedAt: now().toISOString() } : before,
      );
      return 'ACCEPTED';
    },
    async track({ carrierLabelId }) {
      const label = await known(carrierLabelId);
      return label.voidedAt === null ? tracked(label, now()) : undefined;
    },
    async makeManifest(request) {
      for (const { carrierLabelId, trackingNumber } of request.labels)
        if ((await known(carrierLabelId)).voidedAt !== null)
          throw new ShippingRefused(`The label ${trackingNumber} is void.`);
      return makeManifest(request);
    },
    readWebhook: () => undefined,
  };
}

const placeOf = ({ to }: LabelRequest) => [to.city, to.state].filter(Boolean).join(', ');

function refuseBadAddress(address: LabelRequest['to']): void {
  const { isValid, messages } = checkAddress(address);
  if (!isValid)
    throw new ShippingRefused(
      `The address of ${address.name || 'the recipient'} can’t be used: ${messages.map(({ message }) => message).join(' ')}`,
    );
}

/** How far a parcel is by now: fetched after a day, and at its door after the days of its service. */
function tracked(label: KeptLabel, now: Date): Tracking {
  const bought = new Date(label.boughtAt).getTime();
  const picked = bought + untilPickedUpMs;
  const delivered = picked + label.deliveryDays * 24 * hourMs;
  const step = (ms: number, event: Omit<TrackingEvent, 'at'>) => ({
    at: new Date(ms).toISOString(),
    ...event,
  });
  const events = [
    step(bought, { status: 'PREPARING', description: 'Label created', place: null }),
    step(picked, { status: 'IN_TRANSIT', description: 'Picked up by the carrier', place: null }),
    step(delivered - 7 * hourMs, {
      status: 'OUT_FOR_DELIVERY',
      description: 'Out for delivery',
      place: label.toPlace,
    }),
    step(delivered, { status: 'DELIVERED', description: 'Delivered', place: label.toPlace }),
  ]
    .filter(({ at }) => at <= now.toISOString())
    .reverse();
  return { status: events[0]?.status ?? 'PREPARING', events };
}
