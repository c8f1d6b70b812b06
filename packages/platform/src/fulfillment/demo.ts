import type { LabelAddress } from '@brandwright/contract/fulfillment/entities.ts';
import type { LabelStatus, ShippingService } from '@brandwright/contract/fulfillment/enums.ts';
import type { DemoPart } from '../kernel/demo/demo.ts';
import { rateDemoParcel } from './demo-rates.ts';
import { demoTrack } from './demo-track.ts';
import { demoBooks } from './demo-books.ts';
import { shippingLabels } from './tables.ts';

const dayMs = 86_400_000;

const address = (
  name: string,
  addressLine1: string,
  city: string,
  stateCode: string,
  zipCode: string,
): LabelAddress => ({
  name,
  email: null,
  addressLine1,
  addressLine2: null,
  city,
  state: stateCode,
  stateCode,
  zipCode,
  phone: null,
  country: 'United States of America',
  countryCode: 'US',
});

const studio = address('Fern & Kiln Studio', '410 Kietzke Lane', 'Reno', 'NV', '89502');

interface DemoLabel {
  to: LabelAddress;
  service: ShippingService;
  weight: number;
  daysAgo: number;
  status: LabelStatus;
  tracking: string;
  notes: string | null;
  /** Days ago at which the carrier said it was there; null while it is on its way. */
  delivered: number | null;
}

// prettier-ignore
const labels: readonly DemoLabel[] = [
  { to: address('Harlow Interiors', '1550 Blake Street', 'Denver', 'CO', '80202'), service: 'ups_ground', weight: 6.4, daysAgo: 2, status: 'BOUGHT', tracking: '1ZBW00004410098231', notes: 'Samples for the spring fair', delivered: null },
  { to: address('Priya Raman', '88 Fulton Street', 'San Francisco', 'CA', '94103'), service: 'usps_ground_advantage', weight: 0.9, daysAgo: 5, status: 'BOUGHT', tracking: '9400551100042218839014', notes: null, delivered: 2.2 },
  { to: address('The Corner Table', '212 Congress Street', 'Austin', 'TX', '78701'), service: 'fedex_2_day', weight: 4.2, daysAgo: 9, status: 'BOUGHT', tracking: '710044218893', notes: 'Mug reorder, second box', delivered: 6 },
  { to: address('Owen Mercer', '17 Marsh Lane', 'Portland', 'OR', '97205'), service: 'usps_priority', weight: 1.8, daysAgo: 12, status: 'VOIDED', tracking: '9400551100042218840112', notes: null, delivered: null },
  { to: address('Studio Halden', '640 West Lake Street', 'Chicago', 'IL', '60601'), service: 'ups_second_day_air', weight: 3.1, daysAgo: 21, status: 'BOUGHT', tracking: '1ZBW00004410087740', notes: 'Photo samples', delivered: 17.3 },
];

/** Labels that the founder bought for samples and wholesale, also on the books; the stores of others have one. */
export const fulfillmentDemo: DemoPart = {
  async seedStore(store, tools) {
    const shown = store.key === 'founder' ? labels : labels.slice(1, 2);
    const rows = shown.map((label) => {
      const at = new Date(tools.now.getTime() - label.daysAgo * dayMs);
      const { parcel, rate } = rateDemoParcel(studio, label.to, label.weight, label.service);
      const isVoid = label.status === 'VOIDED';
      return {
        storeId: store.storeId,
        id: tools.id('shipping label', store.key, label.tracking),
        status: label.status,
        provider: 'EMBEDDED',
        isTest: true,
        service: label.service,
        carrier: rate.carrier,
        fromAddress: studio,
        toAddress: label.to,
        parcel,
        notes: label.notes,
        rate,
        amountMinor: rate.amountMinor,
        refundedMinor: isVoid ? rate.amountMinor : 0,
        currency: rate.currency,
        contentKey: `demo ${label.tracking}`,
        paidWith: 'Visa ending in 4242',
        carrierLabelId: null,
        trackingNumber: label.tracking,
        ...demoTrack(label, tools.now),
        createdAt: at,
        boughtAt: at,
        voidedAt: isVoid ? new Date(at.getTime() + 3_600_000) : null,
      };
    });
    await tools.db.insert(shippingLabels).values(rows);
    await demoBooks(tools, rows);
  },
};
