import { OperationError } from '@brandwright/contract';
import { createHmac, timingSafeEqual } from 'node:crypto';
import type { Context } from '../kernel/request/context.ts';

const macOf = (context: Context, body: string) =>
  createHmac('sha256', context.providers.keyring.key('purchase-receipt'))
    .update(JSON.stringify([context.storeId, body]))
    .digest();

/** What takes a receipt back, as another area keeps it: signed, so that it can be nothing but what was booked. */
export function signReceipt(context: Context, undo: unknown): string {
  const body = Buffer.from(JSON.stringify(undo)).toString('base64url');
  return `${body}.${macOf(context, body).toString('base64url')}`;
}

/** Errors: not_found for what was not signed for this store. */
export function openReceipt(context: Context, token: string): unknown {
  const [body = '', mac = ''] = token.split('.');
  const [expected, given] = [macOf(context, body), Buffer.from(mac, 'base64url')];
  if (expected.length !== given.length || !timingSafeEqual(expected, given))
    throw new OperationError('not_found', 'There’s no such receipt in this store.');
  return JSON.parse(Buffer.from(body, 'base64url').toString());
}
