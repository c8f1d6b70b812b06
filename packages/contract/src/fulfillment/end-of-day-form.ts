import { z } from 'zod';
import { field, instant } from '../kernel/fields.ts';

/** Carriers that take forms, as labels call them. */
export const formCarrier = z.enum(['USPS', 'UPS', 'FedEx', 'DHL Express']);
export type FormCarrier = z.output<typeof formCarrier>;

export const formCarrierField = () =>
  field(formCarrier, {
    label: 'Carrier',
    words: ['carrier', 'for', 'from'],
    valueWords: {
      USPS: ['usps', 'post office', 'the post', 'scan form'],
      UPS: ['ups'],
      FedEx: ['fedex', 'fed ex'],
      'DHL Express': ['dhl'],
    },
  }).optional();

/** A form that a carrier scans once for all parcels of a day. */
export const endOfDayForm = z.object({
  formId: z.uuid(),
  carrier: z.string(),
  /** The day of the handover. */
  day: z.iso.date(),
  /** "Reno, NV 89502, US". */
  fromPlace: z.string(),
  /** True for a form of the embedded carrier: no carrier takes it. */
  isTest: z.boolean(),
  labels: z.int(),
  trackingNumbers: z.array(z.string()),
  pdf: z.object({ name: z.string(), url: z.string() }).nullable(),
  madeAt: instant().nullable(),
});
export type EndOfDayForm = z.output<typeof endOfDayForm>;

export const formReads = ['list_end_of_day_forms'] as const;
