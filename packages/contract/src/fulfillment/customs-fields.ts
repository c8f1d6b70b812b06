import { z } from 'zod';
import { amountMinor, countryCode, field, forForms } from '../kernel/fields.ts';
import { tariffNumber } from '../kernel/tariff-number.ts';
import { contentsType, customsItem, incoterm, itnNumber, mostCustomsItems, nonDelivery } from './customs.ts';

/** The options of a customs declaration. */
export const customsChoices = {
  contentsType: field(contentsType, {
    label: 'Contents',
    words: ['contents type'],
    valueWords: {
      MERCHANDISE: ['as merchandise', 'declared as merchandise'],
      GIFT: ['as a gift', 'declared as a gift', 'marked as a gift'],
      SAMPLE: ['as a sample', 'as samples', 'declared as samples'],
      RETURN_MERCHANDISE: ['as returned goods', 'as returned merchandise'],
      DOCUMENTS: ['as documents'],
      OTHER: [],
    },
  })
    .describe('Contents type for international shipments; merchandise if omitted.')
    .optional(),
  contentsExplanation: field(z.string().trim().max(200), {
    sense: 'free_text',
    label: 'What it is',
    words: ['explanation'],
    needsWord: true,
  })
    .describe('What the contents are, when their type is OTHER.')
    .optional(),
  nonDelivery: field(nonDelivery, {
    label: 'If undeliverable',
    words: ['undeliverable'],
    valueWords: {
      RETURN: ['return to sender', 'return if undeliverable'],
      ABANDON: ['abandon if undeliverable', 'treat as abandoned'],
    },
  })
    .describe('What to do with an undeliverable international parcel; return it if omitted.')
    .optional(),
  incoterm: field(incoterm, {
    label: 'Duty',
    words: ['incoterm'],
    valueWords: {
      DDU: ['ddu', 'dap', 'duties unpaid', 'recipient pays duty', 'customer pays duty'],
      DDP: ['ddp', 'duties paid', 'duty paid', 'we pay the duty', 'we pay duties'],
    },
  })
    .describe('Who pays duty on an international parcel; the recipient (DDU) if omitted.')
    .optional(),
  itn: field(itnNumber.clone(), {
    sense: 'technical_name',
    label: 'ITN',
    words: ['itn'],
    needsWord: true,
  })
    .describe('Required when one tariff number’s goods are worth more than $2,500, except to Canada.')
    .optional(),
  certifySigner: forForms(z.string().trim().min(1).max(100).optional()),
};

/** Values for an order’s line items where the catalog’s are missing or should be overridden. */
export const customsLines = forForms(
  z
    .array(
      z.object({
        lineItemId: z.uuid(),
        description: z.string().trim().min(1).max(200).optional(),
        netWeightPounds: customsItem.shape.netWeightPounds.optional(),
        /** For all units together, in US dollars. */
        valueMinor: amountMinor().min(0).max(100_000_000).optional(),
        tariffNumber: tariffNumber().optional(),
        originCountry: countryCode().optional(),
      }),
    )
    .max(mostCustomsItems)
    .optional(),
);

/** Contents of a parcel without an order. */
export const customsItems = forForms(
  z
    .array(
      z.object({
        description: z.string().trim().min(1).max(200),
        quantity: customsItem.shape.quantity,
        netWeightPounds: customsItem.shape.netWeightPounds.optional(),
        valueMinor: amountMinor().min(0).max(100_000_000).optional(),
        tariffNumber: tariffNumber().optional(),
        originCountry: countryCode().optional(),
      }),
    )
    .max(mostCustomsItems)
    .optional(),
);
