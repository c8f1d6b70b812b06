import type { CustomsDeclaration } from '@brandwright/contract/fulfillment/customs.ts';
import type { LabelAddress } from '@brandwright/contract/fulfillment/entities.ts';
import type { LabelStatus, ShippingService } from '@brandwright/contract/fulfillment/enums.ts';

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

export const studio = address('Fern & Kiln Studio', '410 Kietzke Lane', 'Reno', 'NV', '89502');

export interface DemoLabel {
  to: LabelAddress;
  service: ShippingService;
  weight: number;
  daysAgo: number;
  status: LabelStatus;
  tracking: string;
  notes: string | null;
  /** Days ago at which the carrier said it was there; null while it is on its way. */
  delivered: number | null;
  /** Of a parcel abroad. */
  customs?: CustomsDeclaration;
}

const toronto: LabelAddress = {
  ...address('Maison Clair', '1180 Queen Street West', 'Toronto', 'ON', 'M6J 1J5'),
  country: 'Canada',
  countryCode: 'CA',
};

const samples: CustomsDeclaration = {
  contentsType: 'SAMPLE',
  contentsExplanation: null,
  nonDelivery: 'RETURN',
  incoterm: 'DDU',
  signer: 'Nora Whitfield',
  eelPfc: 'NOEEI_30_36',
  itn: null,
  items: [
    {
      description: 'Ceramic mug, Sand, 12 oz',
      quantity: 2,
      netWeightPounds: 1.81,
      valueMinor: 2800,
      currency: 'USD',
      tariffNumber: '6912.00',
      originCountry: 'PT',
    },
    {
      description: 'Travel candle, Juniper',
      quantity: 2,
      netWeightPounds: 0.71,
      valueMinor: 1800,
      currency: 'USD',
      tariffNumber: '3406.00',
      originCountry: 'PT',
    },
  ],
};

// prettier-ignore
export const demoLabels: readonly DemoLabel[] = [
  { to: address('Harlow Interiors', '1550 Blake Street', 'Denver', 'CO', '80202'), service: 'ups_ground', weight: 6.4, daysAgo: 2, status: 'BOUGHT', tracking: '1ZBW00004410098231', notes: 'Samples for the spring fair', delivered: null },
  { to: address('Priya Raman', '88 Fulton Street', 'San Francisco', 'CA', '94103'), service: 'usps_ground_advantage', weight: 0.9, daysAgo: 5, status: 'BOUGHT', tracking: '9400551100042218839014', notes: null, delivered: 2.2 },
  { to: toronto, service: 'usps_priority_mail_international', weight: 2.9, daysAgo: 5, status: 'BOUGHT', tracking: 'LZ551142219US', notes: 'Samples for the buyer', delivered: null, customs: samples },
  { to: address('The Corner Table', '212 Congress Street', 'Austin', 'TX', '78701'), service: 'fedex_2_day', weight: 4.2, daysAgo: 9, status: 'BOUGHT', tracking: '710044218893', notes: 'Mug reorder, second box', delivered: 6 },
  { to: address('Owen Mercer', '17 Marsh Lane', 'Portland', 'OR', '97205'), service: 'usps_priority', weight: 1.8, daysAgo: 12, status: 'VOIDED', tracking: '9400551100042218840112', notes: null, delivered: null },
  { to: address('Studio Halden', '640 West Lake Street', 'Chicago', 'IL', '60601'), service: 'ups_second_day_air', weight: 3.1, daysAgo: 21, status: 'BOUGHT', tracking: '1ZBW00004410087740', notes: 'Photo samples', delivered: 17.3 },
];
