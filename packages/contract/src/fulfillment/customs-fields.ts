import { z } from 'zod';
import { amountMinor, countryCode, field, forForms } from '../kernel/fields.ts';
import { tariffNumber } from '../kernel/tariff-number.ts';
import { contentsType, customsItem, incoterm, itnNumber, mostCustomsItems, nonDelivery } from './customs.ts';

/** What of a customs declaration is a choice. */
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
    .describe('For customs in another country; merchandise when left out.')
    .optional(),
  contentsExplanation: field(z.string().trim().max(200), {
    sense: 'free_text',
    label: 'What it is',
    words: ['explanation'],
    needsWord: true,
  })
    .describe('For contents of the type OTHER.')
    .optional(),
  nonDelivery: field(nonDelivery, {
    label: 'If undeliverable',
    words: ['undeliverable'],
    valueWords: {
      RETURN: ['return to sender', 'return if undeliverable'],
      ABANDON: ['abandon if undeliverable', 'treat as abandoned'],
    },
  })
    .describe('Of a parcel abroad; returned when left out.')
    .optional(),
  incoterm: field(incoterm, {
    label: 'Duty',
    words: ['incoterm'],
    valueWords: {
      DDU: ['ddu', 'dap', 'duties unpaid', 'recipient pays duty', 'customer pays duty'],
      DDP: ['ddp', 'duties paid', 'duty paid', 'we pay the duty', 'we pay duties'],
    },
  })
    .describe('Who pays duty on a parcel abroad; the recipient (DDU) when left out.')
    .optional(),
  itn: field(itnNumber.clone(), {
    sense: 'technical_name',
    label: 'ITN',
    words: ['itn'],
    needsWord: true,
  })
    .describe('Needed above $2,500 for one tariff number, except to Canada.')
    .optional(),
  certifySigner: forForms(z.string().trim().min(1).max(100).optional()),
};

/** What is given for lines of an order where the catalog says nothing, or something else. */
export const customsLines = forForms(
  z
    .array(
      z.object({
        lineItemId: z.uuid(),
        description: z.string().trim().min(1).max(200).optional(),
        netWeightPounds: customsItem.shape.netWeightPounds.optional(),
        /** Of all units, in US dollars. */
        valueMinor: amountMinor().min(0).max(100_000_000).optional(),
        tariffNumber: tariffNumber().optional(),
        originCountry: countryCode().optional(),
      }),
    )
    .max(mostCustomsItems)
    .optional(),
);

/** What is in a parcel without an order. */
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
