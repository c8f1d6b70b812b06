import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const cipher = 'aes-256-gcm';
const nonceBytes = 12;
const tagBytes = 16;

/**
 * Encrypts a short secret for keeping: base64 of nonce, tag and ciphertext (AES-256-GCM, NIST SP 800-38D). `key` has 32
 * bytes; `about` says whose secret it is and must be given again, so that a copy of it is of no use anywhere else.
 */
export function sealText(key: Uint8Array, text: string, about: string): string {
  const nonce = randomBytes(nonceBytes);
  const sealing = createCipheriv(cipher, key, nonce).setAAD(Buffer.from(about));
  const sealed = Buffer.concat([sealing.update(text, 'utf8'), sealing.final()]);
  return Buffer.concat([nonce, sealing.getAuthTag(), sealed]).toString('base64');
}

/** The secret again; undefined when it was sealed with another key, about something else, or was changed. */
export function openSealed(key: Uint8Array, sealed: string, about: string): string | undefined {
  const bytes = Buffer.from(sealed, 'base64');
  if (bytes.length <= nonceBytes + tagBytes) return undefined;
  const opening = createDecipheriv(cipher, key, bytes.subarray(0, nonceBytes), { authTagLength: tagBytes })
    .setAAD(Buffer.from(about))
    .setAuthTag(bytes.subarray(nonceBytes, nonceBytes + tagBytes));
  try {
    const text = opening.update(bytes.subarray(nonceBytes + tagBytes));
    return Buffer.concat([text, opening.final()]).toString('utf8');
  } catch {
    return undefined;
  }
}
