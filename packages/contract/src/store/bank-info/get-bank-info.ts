import { z } from 'zod';
import { declareOperation } from '../../kernel/operation.ts';
import { bankInfo } from './entities.ts';

export const getBankInfo = declareOperation({
  name: 'get_bank_info',
  area: 'store',
  title: 'Bank details',
  description:
    'The bank details on record for transfers to the store, with only the last four characters of each number. For screens only: bank details don’t belong in a chat.',
  examples: ['The store settings show the bank details'],
  input: z.object({}),
  output: bankInfo,
  http: { method: 'GET', path: '/web/stores/me/bank-info' },
  access: { kind: 'private', role: 'admin', preview: true },
  effect: 'read',
  card: 'none',
  offered: false,
  errors: [],
  summary: ({ isSet, bankName, accountNumber }) =>
    isSet ? `${bankName ?? 'The bank'}, account ${accountNumber ?? ''}.` : 'No bank details are on record.',
});
