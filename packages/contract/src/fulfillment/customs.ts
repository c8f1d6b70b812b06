import { z } from 'zod';
import { amountMinor, countryCode, field } from '../kernel/fields.ts';
import { tariffNumber } from '../kernel/tariff-number.ts';
import { heaviestPounds } from './parcel-limits.ts';

/** Contents of an international parcel, as named in Shippo's customs declarations. */
export const contentsType = z.enum([
  'MERCHANDISE',
  'GIFT',
  'SAMPLE',
  'RETURN_MERCHANDISE',
  'DOCUMENTS',
  'OTHER',
]);
export type ContentsType = z.output<typeof contentsType>;

export const contentsTypeLabels: Readonly<Record<ContentsType, string>> = {
  MERCHANDISE: 'Merchandise',
  GIFT: 'Gift',
  SAMPLE: 'Commercial sample',
  RETURN_MERCHANDISE: 'Returned goods',
  DOCUMENTS: 'Documents',
  OTHER: 'Other',
};

/** What happens to a parcel that can't be delivered. */
export const nonDelivery = z.enum(['RETURN', 'ABANDON']);
export type NonDelivery = z.output<typeof nonDelivery>;
export const nonDeliveryLabels: Readonly<Record<NonDelivery, string>> = {
  RETURN: 'Return to sender',
  ABANDON: 'Treat as abandoned',
};

/** Who pays duty and taxes: the recipient (DDU) or the sender (DDP). */
export const incoterm = z.enum(['DDU', 'DDP']);
export type Incoterm = z.output<typeof incoterm>;
export const incotermLabels: Readonly<Record<Incoterm, string>> = {
  DDU: 'The recipient pays duty (DDU)',
  DDP: 'We pay duty (DDP)',
};

/** The exemption from filing electronic export information, or AES_ITN if it was filed. */
export const eelPfc = z.enum(['NOEEI_30_37_a', 'NOEEI_30_36', 'AES_ITN']);
export type EelPfc = z.output<typeof eelPfc>;
export const eelPfcLabels: Readonly<Record<EelPfc, string>> = {
  NOEEI_30_37_a: 'NOEEI 30.37(a)',
  NOEEI_30_36: 'NOEEI 30.36',
  AES_ITN: 'AES ITN',
};

/** The number AES assigns to a filing: X, the date and six digits. */
export const itnNumber = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^X\d{14}$/, 'An ITN is an X and 14 digits, such as X20261120123456.');

/** One kind of goods in a parcel. Weight and value cover all of its units together. */
export const customsItem = z.object({
  description: z.string().trim().min(1).max(200),
  quantity: z.int().min(1).max(100_000),
  netWeightPounds: z.number().gt(0).max(heaviestPounds),
  valueMinor: amountMinor().min(1, 'A value of zero can’t be declared.').max(100_000_000),
  currency: z.literal('USD').default('USD'),
  tariffNumber: tariffNumber(),
  originCountry: countryCode(),
});
export type CustomsItem = z.output<typeof customsItem>;

export const mostCustomsItems = 50;

export const customsDeclaration = z.object({
  contentsType,
  /** For contents type OTHER. */
  contentsExplanation: z.string().nullable(),
  nonDelivery,
  incoterm,
  /** Who certifies it. */
  signer: z.string().min(1).max(100),
  eelPfc,
  itn: itnNumber.nullable(),
  items: z.array(customsItem).min(1).max(mostCustomsItems),
});
export type CustomsDeclaration = z.output<typeof customsDeclaration>;

/** What is still missing from an item. */
export const customsLack = z.enum(['tariffNumber', 'originCountry', 'netWeightPounds', 'valueMinor']);
export type CustomsLack = z.output<typeof customsLack>;
export const customsLackWords: Readonly<Record<CustomsLack, string>> = {
  tariffNumber: 'tariff number',
  originCountry: 'country of origin',
  netWeightPounds: 'weight',
  valueMinor: 'value in US dollars above zero',
};

/** An item's known details, before its declaration is complete. */
export const customsLine = z.object({
  lineItemId: z.uuid().nullable(),
  sku: z.string().nullable(),
  description: z.string(),
  quantity: z.int(),
  netWeightPounds: z.number().nullable(),
  valueMinor: amountMinor().nullable(),
  tariffNumber: z.string().nullable(),
  originCountry: field(z.string(), { sense: 'country' }).nullable(),
  lacks: z.array(customsLack),
});
export type CustomsLine = z.output<typeof customsLine>;
