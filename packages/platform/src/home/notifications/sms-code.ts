import { mac } from '../../kernel/data/signatures.ts';
import type { Context } from '../../kernel/request/context.ts';
import { personOf } from './own-notifications.ts';

/** What is kept of a code: it fits one person, number and store alone. */
export const signatureOfCode = (context: Context, number: string, code: string): string =>
  mac(context.providers.keyring.key('sms-code'), [context.storeId, personOf(context).userId, number, code]);
