import { z } from 'zod';
import { amountMinor, countryCode, field } from '../kernel/fields.ts';
import { tariffNumber } from '../kernel/tariff-number.ts';
import { heaviestPounds } from './parcel-limits.ts';

/** What a parcel abroad holds, as Shippo's customs declarations name it. */
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

/** What becomes of a parcel that can't be delivered. */
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

/** Why no electronic export information is filed, or that it was. */
export const eelPfc = z.enum(['NOEEI_30_37_a', 'NOEEI_30_36', 'AES_ITN']);
export type EelPfc = z.output<typeof eelPfc>;
export const eelPfcLabels: Readonly<Record<EelPfc, string>> = {
  NOEEI_30_37_a: 'NOEEI 30.37(a)',
  NOEEI_30_36: 'NOEEI 30.36',
  AES_ITN: 'AES ITN',
};

/** The number that AES answers a filing with: X, the day and six digits. */
export const itnNumber = z
  .string()
  .trim()
  .toUpperCase()
  .regex(/^X\d{14}$/, 'An ITN is an X and 14 digits, such as X20261120123456.');

/** One kind of goods in a parcel. Weight and value are of all its units together. */
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
  /** Of OTHER. */
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

/** What an item still lacks. */
export const customsLack = z.enum(['tariffNumber', 'originCountry', 'netWeightPounds', 'valueMinor']);
export type CustomsLack = z.output<typeof customsLack>;
export const customsLackWords: Readonly<Record<CustomsLack, string>> = {
  tariffNumber: 'tariff number',
  originCountry: 'country of origin',
  netWeightPounds: 'weight',
  valueMinor: 'value in US dollars above zero',
};

/** An item as far as it is known, before a declaration can be made. */
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
