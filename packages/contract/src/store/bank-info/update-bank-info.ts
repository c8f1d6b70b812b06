import { z } from 'zod';
import { countryCode } from '../../kernel/fields.ts';
import { declareOperation } from '../../kernel/operation.ts';
import { isBic, isIban, isRoutingNumber, plainNumber } from './account-numbers.ts';
import { bankAccountKind, bankInfo } from './entities.ts';

const line = (most: number, missing: string) =>
  z
    .string()
    .trim()
    .min(1, missing)
    .max(most)
    .regex(/^[^\p{Cc}]*$/u, 'Use a single line of plain text.');

const number = () => z.string().max(60).transform(plainNumber);

export const updateBankInfo = declareOperation({
  name: 'update_bank_info',
  area: 'store',
  title: 'Change the bank details',
  description:
    'Replaces the bank details for transfers to the store. Requires the password of the person who changes them, and notifies the store’s owners and admins by email. Only from a screen, never in a chat.',
  examples: ['The store settings save bank details'],
  input: z
    .object({
      /** Of the person who changes them. */
      password: z.string().min(1, 'Enter your password.').max(200),
      accountHolder: line(140, 'Enter the name on the account.'),
      bankName: line(140, 'Enter the name of the bank.'),
      countryCode: countryCode().default('US'),
      accountKind: bankAccountKind.default('CHECKING'),
      routingNumber: number(),
      accountNumber: number(),
    })
    .superRefine((given, check) => {
      const isUs = given.countryCode === 'US';
      const refuse = (name: 'routingNumber' | 'accountNumber', message: string) =>
        check.addIssue({ code: 'custom', path: [name], message });
      if (isUs && !isRoutingNumber(given.routingNumber))
        refuse('routingNumber', 'That isn’t a US routing number. Look for the nine digits on your checks.');
      if (!isUs && !isBic(given.routingNumber))
        refuse('routingNumber', 'Enter the bank’s SWIFT code (BIC): 8 or 11 letters and digits.');
      if (isUs && !/^\d{4,17}$/.test(given.accountNumber))
        refuse('accountNumber', 'A US account number has 4 to 17 digits.');
      if (!isUs && /^[A-Z]{2}\d{2}/.test(given.accountNumber) && !isIban(given.accountNumber))
        refuse('accountNumber', 'That isn’t a valid IBAN. Check it against a bank statement.');
      if (!isUs && !/^[A-Z0-9]{4,34}$/.test(given.accountNumber))
        refuse('accountNumber', 'An account number has 4 to 34 letters and digits.');
    }),
  output: bankInfo,
  http: { method: 'PUT', path: '/web/stores/me/bank-info' },
  access: { kind: 'private', role: 'admin', preview: false },
  effect: 'write',
  card: 'none',
  offered: false,
  errors: ['too_many_requests'],
  invalidates: ['get_bank_info'],
  summary: ({ bankName, accountNumber }) =>
    `Changed the bank details to ${bankName ?? 'another bank'}, account ${accountNumber ?? ''}.`,
});
