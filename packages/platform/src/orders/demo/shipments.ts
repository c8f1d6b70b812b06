import type { DemoStore, DemoTools } from '../../kernel/demo/demo.ts';
import type { ShipmentEvent } from '../tables.ts';
import type { DemoOrder } from './story.ts';

const hourMs = 3_600_000;

interface ShippedLine {
  id: string;
  title: string;
  fulfilledQuantity: number;
}

/** The parcel of an order that has shipped, as far as its carrier has come by now; undefined when nothing has. */
export function shipmentOf(
  tools: DemoTools,
  store: DemoStore,
  told: DemoOrder,
  lines: readonly ShippedLine[],
) {
  const shippedAt = told.shippedAt;
  const items = lines
    .filter((line) => line.fulfilledQuantity > 0)
    .map((line) => ({ lineItemId: line.id, title: line.title, quantity: line.fulfilledQuantity }));
  if (!shippedAt || items.length === 0) return undefined;
  const carrier = carrierOf(told);
  const number = String(9_400_100_000_000 + told.orderNumber * 104_729);
  const domestic = told.person.place.countryCode === 'US';
  const steps = stepsOf(told.person.address.city, domestic);
  const events = steps
    .map(({ afterHours, ...event }) => ({
      ...event,
      at: new Date(shippedAt.getTime() + afterHours * hourMs).toISOString(),
    }))
    .filter((event) => event.at <= tools.now.toISOString())
    .reverse();
  const lost = told.orderNumber % 149 === 0;
  const status = lost ? 'LOST' : (events[0]?.status ?? 'IN_TRANSIT');
  const last = steps.at(-1)?.afterHours ?? 0;
  const deliveredAt = status === 'DELIVERED' ? new Date(shippedAt.getTime() + last * hourMs) : null;
  return {
    id: tools.id('shipment', store.key, told.orderNumber),
    status,
    carrier,
    trackingNumber: `${carrier === 'UPS' ? '1Z' : ''}${number}`,
    trackingUrl: null,
    items,
    events: lost ? events.filter((event) => event.status !== 'DELIVERED') : events,
    replacesShipmentId: null,
    createdAt: new Date(shippedAt.getTime() - 3 * hourMs),
    shippedAt,
    deliveredAt,
    estimatedDeliveryAt: new Date(shippedAt.getTime() + last * hourMs),
  };
}

function carrierOf(told: DemoOrder): string {
  if (told.origin === 'MANUAL_WHOLESALE') return 'FedEx Freight';
  if (told.person.place.countryCode !== 'US') return 'DHL Express';
  return told.orderNumber % 4 === 0 ? 'UPS' : 'USPS';
}

function stepsOf(city: string, domestic: boolean): (Omit<ShipmentEvent, 'at'> & { afterHours: number })[] {
  const start = {
    status: 'IN_TRANSIT' as const,
    description: 'Picked up by the carrier',
    place: 'Reno, NV',
    afterHours: 0,
  };
  const way = domestic
    ? [
        {
          status: 'IN_TRANSIT' as const,
          description: 'Left the sorting center',
          place: 'Salt Lake City, UT',
          afterHours: 26,
        },
      ]
    : [
        {
          status: 'IN_TRANSIT' as const,
          description: 'Left the country',
          place: 'Los Angeles, CA',
          afterHours: 30,
        },
        { status: 'IN_TRANSIT' as const, description: 'Cleared customs', place: city, afterHours: 96 },
      ];
  const end = domestic ? 72 : 144;
  return [
    start,
    ...way,
    { status: 'OUT_FOR_DELIVERY', description: 'Out for delivery', place: city, afterHours: end - 7 },
    { status: 'DELIVERED', description: 'Delivered', place: city, afterHours: end },
  ];
}
