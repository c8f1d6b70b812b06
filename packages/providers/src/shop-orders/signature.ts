import { createHmac, timingSafeEqual } from 'node:crypto';

/** Whether a signature is the HMAC-SHA256 of a body by a secret, in base64. */
export function isSigned(secret: string, body: string, signature: string): boolean {
  const wanted = createHmac('sha256', secret).update(body, 'utf8').digest();
  const given = Buffer.from(signature, 'base64');
  return given.length === wanted.length && timingSafeEqual(given, wanted);
}
