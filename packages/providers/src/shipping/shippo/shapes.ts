import { z } from 'zod';

/** What we read of Shippo's answers (docs.goshippo.com/shippoapi/public-api). Anything else in them is passed over. */
const text = z.string().nullish();

export const shippoAddress = z.object({
  name: text,
  company: text,
  street1: text,
  street2: text,
  city: text,
  state: text,
  zip: text,
  country: text,
  validation_results: z
    .object({
      is_valid: z.boolean().nullish(),
      messages: z.array(z.object({ text: z.string(), code: text, type: text })).nullish(),
    })
    .nullish(),
});

export const shippoRate = z.object({
  object_id: z.string().min(1),
  amount: z.string().regex(/^\d{1,9}(\.\d{1,2})?$/),
  currency: z.string(),
  provider: z.string(),
  servicelevel: z.object({ token: z.string() }),
  estimated_days: z.int().nullish(),
  zone: z.union([z.string(), z.number()]).nullish(),
});

const messages = z.array(z.object({ text: text })).nullish();

export const shippoShipment = z.object({
  object_id: z.string(),
  status: z.string(),
  rates: z.array(z.unknown()),
  messages,
});

export const shippoTransaction = z.object({
  object_id: z.string().min(1),
  status: z.enum(['WAITING', 'QUEUED', 'SUCCESS', 'ERROR', 'REFUNDED', 'REFUNDPENDING', 'REFUNDREJECTED']),
  tracking_number: text,
  label_url: text,
  /** Of carriers that take the invoice apart from the label. */
  commercial_invoice_url: text,
  messages,
});

export const shippoTransactions = z.object({ results: z.array(z.unknown()) });

export const shippoRefund = z.object({ status: z.enum(['QUEUED', 'PENDING', 'SUCCESS', 'ERROR']) });
export const shippoRefunds = z.object({
  results: z.array(shippoRefund.extend({ transaction: z.string() })),
});

/** What a label was bought with: its rate says the account and the shipment, and that says the address. */
export const shippoTransactionRate = z.object({
  rate: z.union([z.string(), z.object({ object_id: z.string() })]),
});
export const shippoRateOfLabel = z.object({ carrier_account: z.string(), shipment: z.string() });
export const shippoShipmentFrom = z.object({
  address_from: z.union([z.string(), z.object({ object_id: z.string() })]),
});

export const shippoManifest = z.object({
  object_id: z.string().min(1),
  status: z.enum(['QUEUED', 'SUCCESS', 'ERROR']),
  documents: z.array(z.string()).nullish(),
  transactions: z.array(z.string()).nullish(),
  errors: z.unknown(),
});
export const shippoManifests = z.object({ results: z.array(z.unknown()) });

const place = z.object({ city: text, state: text, country: text }).nullish();
const tracked = z.object({
  status: z.string(),
  status_details: text,
  status_date: text,
  substatus: z.object({ code: text }).nullish(),
  location: place,
});
export type ShippoTracked = z.infer<typeof tracked>;
export const shippoTrack = z.object({
  tracking_status: tracked.nullish(),
  tracking_history: z.array(tracked).nullish(),
});

export const shippoWebhook = z.object({
  event: z.string(),
  data: z.object({ tracking_number: text }).nullish(),
});
