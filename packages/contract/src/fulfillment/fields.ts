import { z } from 'zod';
import { amountMinor, countryCode, field, forForms } from '../kernel/fields.ts';
import { givenLabelAddress, parcel } from './entities.ts';
import { rateChoice, rateChoiceWords, serviceWords, shippingService } from './enums.ts';
import { heaviestPounds, longestInches } from './parcel-limits.ts';

/** The label that is meant. */
export const labelField = () =>
  field(z.string().trim().min(1).max(120), {
    ref: 'shipping_label',
    label: 'Label',
    question: 'Which label? Its tracking number or its order is enough.',
    words: ['label', 'shipping label', 'postage'],
  });

export const serviceField = () =>
  field(shippingService, {
    label: 'Service',
    words: ['service', 'with', 'by', 'via', 'using', 'carrier'],
    valueWords: serviceWords,
  })
    .describe('A service from quote_label; the cheapest when left out.')
    .optional();

export const preferField = () =>
  field(rateChoice, { label: 'Choose', words: [], valueWords: rateChoiceWords })
    .describe('Instead of a service.')
    .optional();

/** The price that was shown; another one is refused. */
export const seenPriceField = () => field(amountMinor().min(0).optional(), { formOnly: true, seen: true });

export const weightField = () =>
  field(z.number().gt(0).max(heaviestPounds), {
    sense: 'quantity',
    label: 'Weight (lb)',
    words: ['weight', 'weighs', 'pounds', 'pound', 'lb', 'lbs', 'ounces', 'oz'],
    question: 'How heavy is it, in pounds?',
    // The SKUs' weights stand for it.
    hasDefault: true,
  });

const side = (label: string, words: readonly string[]) =>
  field(z.number().gt(0).max(longestInches), { sense: 'quantity', label, words }).optional();

/** A parcel as it is said. */
export const saidParcel = {
  weightPounds: weightField().optional(),
  lengthInches: side('Length (in)', ['long', 'length']),
  widthInches: side('Width (in)', ['wide', 'width']),
  heightInches: side('Height (in)', ['high', 'tall', 'height']),
};

/** Where a parcel goes as it is said: enough for a price. */
export const saidDestination = {
  toZipCode: field(z.string().trim().min(2).max(16), {
    sense: 'postal_code',
    label: 'To ZIP code',
    words: ['zip', 'zip code', 'postal code', 'to'],
  }).optional(),
  toCity: field(z.string().trim().min(2).max(100), {
    sense: 'free_text',
    label: 'To city',
    words: ['to', 'going to', 'shipping to', 'city'],
  })
    .describe('A large US city, such as Denver; for any other place give the ZIP code.')
    .optional(),
  toCountry: countryCode({ label: 'To country', words: ['to', 'country'] }).optional(),
};

/** The whole of what a label says, with the specification's names. */
export const labelContents = {
  fromAddress: forForms(givenLabelAddress.optional()),
  toAddress: forForms(givenLabelAddress.optional()),
  parcel: forForms(parcel.optional()),
  declaredValueMinor: amountMinor({ label: 'Declared value', words: ['worth', 'declared value', 'value'] })
    .min(1)
    .max(100_000_000)
    .describe('What the contents are worth, for customs in another country.')
    .optional(),
  notes: field(z.string().trim().max(500), { sense: 'free_text', label: 'Notes', words: ['note', 'notes'] })
    .describe('Printed on the label as its reference.')
    .optional(),
};
