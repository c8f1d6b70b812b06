import type { CustomsDeclaration } from '@brandwright/contract/fulfillment/customs.ts';
import { z } from 'zod';

const amount = z.string().regex(/^\d{1,9}\.\d{2}$/);

/** A customs declaration as Shippo's published API reference has it, as far as we use it. */
export const shippoCustoms = z
  .strictObject({
    contents_type: z.enum([
      'DOCUMENTS',
      'GIFT',
      'SAMPLE',
      'MERCHANDISE',
      'HUMANITARIAN_DONATION',
      'RETURN_MERCHANDISE',
      'OTHER',
    ]),
    contents_explanation: z.string().optional(),
    non_delivery_option: z.enum(['ABANDON', 'RETURN']),
    certify: z.literal(true),
    certify_signer: z.string().min(1),
    incoterm: z.enum(['DDP', 'DDU', 'FCA', 'DAP']),
    eel_pfc: z.enum(['NOEEI_30_37_a', 'NOEEI_30_37_h', 'NOEEI_30_37_f', 'NOEEI_30_36', 'AES_ITN']),
    aes_itn: z
      .string()
      .regex(/^X\d{14}$/)
      .optional(),
    items: z
      .array(
        z.strictObject({
          description: z.string().min(1),
          quantity: z.int().min(1),
          net_weight: z.string().regex(/^\d+(\.\d+)?$/),
          mass_unit: z.enum(['lb', 'oz', 'g', 'kg']),
          value_amount: amount.refine((text) => Number(text) > 0),
          value_currency: z.literal('USD'),
          tariff_number: z.string().regex(/^\d{4}[\d.]{2,12}$/),
          origin_country: z.string().length(2),
        }),
      )
      .min(1),
  })
  .refine(({ contents_type, contents_explanation }) => contents_type !== 'OTHER' || contents_explanation, {
    path: ['contents_explanation'],
    error: 'This field is required for contents of type OTHER.',
  })
  .refine(({ eel_pfc, aes_itn }) => eel_pfc !== 'AES_ITN' || aes_itn, {
    path: ['aes_itn'],
    error: 'This field is required for AES_ITN.',
  });

/** The same in our words. */
export const declarationFrom = (given: z.infer<typeof shippoCustoms>): CustomsDeclaration => ({
  contentsType: given.contents_type === 'HUMANITARIAN_DONATION' ? 'GIFT' : given.contents_type,
  contentsExplanation: given.contents_explanation ?? null,
  nonDelivery: given.non_delivery_option,
  incoterm: given.incoterm === 'DDP' ? 'DDP' : 'DDU',
  signer: given.certify_signer,
  eelPfc:
    given.eel_pfc === 'NOEEI_30_37_h' || given.eel_pfc === 'NOEEI_30_37_f' ? 'NOEEI_30_37_a' : given.eel_pfc,
  itn: given.aes_itn ?? null,
  items: given.items.map((item) => ({
    description: item.description,
    quantity: item.quantity,
    netWeightPounds: Number(item.net_weight),
    valueMinor: Math.round(Number(item.value_amount) * 100),
    currency: 'USD',
    tariffNumber: item.tariff_number,
    originCountry: item.origin_country,
  })),
});
