import { accessDays } from '@brandwright/contract/storefront/protection/entities.ts';
import { createHmac } from 'node:crypto';
import { mac, sameText } from '../../kernel/data/signatures.ts';
import { dayMs } from '../../kernel/data/days.ts';
import type { Context } from '../../kernel/request/context.ts';

// Without letters and digits that look alike.
const alphabet = '23456789ABCDEFGHJKMNPQRSTUVWXYZ';
const codeLength = 8;

const keyOf = (context: Context) => context.providers.keyring.key('storefront-access');

/** The code of a request, made from its id, so that none is kept: eight letters and digits, 39 bits. */
export function codeOf(context: Context, requestId: string): string {
  const bytes = createHmac('sha256', keyOf(context)).update(`code ${requestId}`).digest();
  return [...bytes.subarray(0, codeLength)].map((byte) => alphabet[byte % alphabet.length]).join('');
}

/** As a code is kept and looked up; spaces, dashes and small letters make no difference. */
export const codeHash = (context: Context, code: string): string =>
  mac(keyOf(context), ['code', context.storeId, code.replaceAll(/[\s-]/g, '').toUpperCase()]);

/** What a visitor shows for the next 30 days: the store, its end, and a signature. */
export function passOf(context: Context): { visitorPass: string; expiresAt: string } {
  const end = context.clock.now().getTime() + accessDays * dayMs;
  const { storeId } = context;
  return {
    visitorPass: `${storeId}.${end}.${mac(keyOf(context), ['pass', storeId, end])}`,
    expiresAt: new Date(end).toISOString(),
  };
}

/** Whether a pass opens this store’s storefront now. */
export function isPassFor(context: Context, storeId: string, pass: string): boolean {
  const [of, end = '', signature = ''] = pass.split('.');
  const until = Number(end);
  return (
    of === storeId &&
    sameText(mac(keyOf(context), ['pass', storeId, until]), signature) &&
    until > context.clock.now().getTime()
  );
}
