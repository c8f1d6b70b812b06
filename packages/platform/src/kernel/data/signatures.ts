import { createHmac, timingSafeEqual } from 'node:crypto';

/** 256 bits that only who has the key can make from the parts. */
export const mac = (key: Uint8Array, parts: readonly (string | number)[]): string =>
  createHmac('sha256', key).update(JSON.stringify(parts)).digest('base64url');

/** Compares without telling by its time where they differ. */
export function sameText(expected: string, given: string): boolean {
  const [a, b] = [Buffer.from(expected), Buffer.from(given)];
  return a.length === b.length && timingSafeEqual(a, b);
}
