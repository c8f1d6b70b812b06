import { z } from 'zod';
import { countryCode, instant } from '../../kernel/fields.ts';

export const bankAccountKind = z.enum(['CHECKING', 'SAVINGS']);

/** Where the store is paid by transfer, as it may be shown: numbers by their last four characters alone. */
export const bankInfo = z.object({
  isSet: z.boolean(),
  accountHolder: z.string().nullable(),
  bankName: z.string().nullable(),
  countryCode: countryCode().nullable(),
  accountKind: bankAccountKind.nullable(),
  /** "•••• 6789". */
  routingNumber: z.string().nullable(),
  accountNumber: z.string().nullable(),
  updatedAt: instant().nullable(),
  updatedBy: z.string().nullable(),
});
export type BankInfo = z.output<typeof bankInfo>;
