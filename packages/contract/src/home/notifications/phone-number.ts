import { z } from 'zod';
import { field } from '../../kernel/fields.ts';

/** Minutes that a code counts. */
export const codeMinutes = 10;
/** Wrong codes until another has to be sent. */
export const mostCodeTries = 5;

/** A phone number in E.164; spaces, dots, dashes and brackets in it are left out. */
export const phoneNumber = field(
  z
    .string()
    .trim()
    .max(40)
    .overwrite((text) => text.replaceAll(/[\s().-]/g, ''))
    .regex(/^\+[1-9]\d{6,14}$/, 'Write the number with + and its country code, such as +1 503 555 0123.'),
  { label: 'Phone number' },
);

/** "+1 •••• 0123": enough to know it by. */
export const maskedNumber = (number: string): string => `•••• ${number.slice(-4)}`;
