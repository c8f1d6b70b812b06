import { createHmac } from 'node:crypto';

/** The widget in which people write to Brandwright’s support. */
export interface SupportChat {
  /** What proves to the chat who a person is: HMAC-SHA256 of their id, in hex. */
  hashOf(userId: string): string;
}

/** With the secret of the support chat’s identity verification, or a key of the installation until there is one. */
export function createSupportChat(secret: string | undefined, ownKey: Uint8Array): SupportChat {
  const key = secret || ownKey;
  return { hashOf: (userId) => createHmac('sha256', key).update(userId).digest('hex') };
}
