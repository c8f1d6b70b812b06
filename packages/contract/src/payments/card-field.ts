import { z } from 'zod';
import { field } from '../kernel/fields.ts';

const card = {
  ref: 'payment_card',
  label: 'Card',
  words: ['card', 'with', 'using', 'on', 'visa', 'mastercard', 'amex'],
} as const;

/** A card on file, as an input field: the one that is changed. */
export const cardField = () => field(z.string().trim().min(1).max(80), { ...card, question: 'Which card?' });

/** The card to pay with, which nobody is asked for: left out, the default one is charged. */
export const payingCardField = () =>
  field(z.string().trim().min(1).max(80), card)
    .describe('Id, brand or last four digits of a card on file.')
    .optional();

/** What shows cards. */
export const cardReads = ['list_cards'] as const;
