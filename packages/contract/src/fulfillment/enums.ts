import { z } from 'zod';

/**
 * How a label stands. UNPAID → PAID → BOUGHT → VOID_REQUESTED → VOIDED; CANCELED where it was never paid, FAILED where the carrier
 * refused it and the money went back.
 */
export const labelStatus = z.enum([
  'UNPAID',
  'PAID',
  'BOUGHT',
  'VOID_REQUESTED',
  'VOIDED',
  'FAILED',
  'CANCELED',
]);
export type LabelStatus = z.output<typeof labelStatus>;

export const labelStatusLabels: Readonly<Record<LabelStatus, string>> = {
  UNPAID: 'Waiting for payment',
  PAID: 'Being made',
  BOUGHT: 'Ready to print',
  VOID_REQUESTED: 'Refund requested',
  VOIDED: 'Voided',
  FAILED: 'Refused by the carrier',
  CANCELED: 'Not bought',
};

/** What may follow what: a refund that the carrier refuses leaves the label as it was. */
export const labelTransitions: Readonly<Record<LabelStatus, readonly LabelStatus[]>> = {
  UNPAID: ['PAID', 'CANCELED'],
  PAID: ['BOUGHT', 'FAILED'],
  BOUGHT: ['VOID_REQUESTED', 'VOIDED'],
  VOID_REQUESTED: ['VOIDED', 'BOUGHT'],
  VOIDED: [],
  FAILED: [],
  CANCELED: [],
};

/** Services of carriers, by the codes that Shippo has for them. */
export const shippingService = z.enum([
  'usps_ground_advantage',
  'usps_priority',
  'ups_ground',
  'ups_second_day_air',
  'ups_next_day_air_saver',
  'fedex_ground',
  'fedex_2_day',
  'usps_first_class_package_international_service',
  'usps_priority_mail_international',
  'ups_saver',
  'dhl_express_worldwide',
]);
export type ShippingService = z.output<typeof shippingService>;

export const serviceLabels: Readonly<Record<ShippingService, string>> = {
  usps_ground_advantage: 'USPS Ground Advantage',
  usps_priority: 'USPS Priority Mail',
  ups_ground: 'UPS Ground',
  ups_second_day_air: 'UPS 2nd Day Air',
  ups_next_day_air_saver: 'UPS Next Day Air Saver',
  fedex_ground: 'FedEx Ground',
  fedex_2_day: 'FedEx 2Day',
  usps_first_class_package_international_service: 'USPS First-Class Package International',
  usps_priority_mail_international: 'USPS Priority Mail International',
  ups_saver: 'UPS Worldwide Saver',
  dhl_express_worldwide: 'DHL Express Worldwide',
};

export const serviceWords: Readonly<Record<ShippingService, readonly string[]>> = {
  usps_ground_advantage: ['ground advantage', 'usps ground', 'usps', 'post office', 'regular mail'],
  usps_priority: ['priority mail', 'usps priority', 'priority'],
  ups_ground: ['ups ground', 'ups', 'ups standard'],
  ups_second_day_air: [
    'ups 2nd day',
    'ups second day',
    '2nd day air',
    'second day air',
    'ups two day',
    'ups 2 day',
    'ups 2-day',
  ],
  ups_next_day_air_saver: ['ups next day', 'next day air', 'ups overnight', 'overnight', 'next day'],
  fedex_ground: ['fedex ground', 'fedex', 'fed ex'],
  fedex_2_day: ['fedex 2day', 'fedex two day', 'fedex 2 day', 'fedex second day'],
  usps_first_class_package_international_service: ['first class international', 'usps first class'],
  usps_priority_mail_international: ['priority international', 'usps international'],
  ups_saver: ['ups worldwide', 'ups saver', 'ups international'],
  dhl_express_worldwide: ['dhl', 'dhl express'],
};

/** Which of several rates is taken where no service is named. */
export const rateChoice = z.enum(['CHEAPEST', 'FASTEST']);
export type RateChoice = z.output<typeof rateChoice>;

export const rateChoiceWords: Readonly<Record<RateChoice, readonly string[]>> = {
  CHEAPEST: ['cheapest', 'the cheap one', 'lowest', 'least expensive', 'most affordable', 'cheap'],
  FASTEST: ['fastest', 'quickest', 'soonest', 'as fast as possible', 'quick one'],
};
