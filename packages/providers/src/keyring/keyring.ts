import { hkdfSync, randomBytes } from 'node:crypto';
import { chmodSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** Keys that sign what this installation hands out and encrypt what it keeps secret. One secret, and a key of its own for each purpose. */
export interface Keyring {
  /** 32 bytes, the same for the same purpose on every server that shares the secret. */
  key(
    purpose:
      | 'session-token'
      | 'file-address'
      | 'upload-address'
      | 'upload-receipt'
      | 'conversation-share'
      | 'email-change'
      | 'password-reset'
      | 'product-feed'
      | 'purchase-receipt'
      | 'visitor-review'
      | 'stop-notifications'
      | 'sms-code'
      | 'model-key'
      | 'bank-access'
      | 'mcp-session'
      | 'shop-credentials'
      | 'shop-webhooks'
      | 'team-invite'
      | 'bank-info'
      | 'slack-webhook'
      | 'support-chat'
      | 'storefront-access',
  ): Uint8Array;
}

export function createKeyring(secret: string): Keyring {
  if (secret.length < 32) throw new Error('SESSION_SECRET must have at least 32 characters.');
  const keys = new Map<string, Uint8Array>();
  return {
    key(purpose) {
      const known =
        keys.get(purpose) ?? new Uint8Array(hkdfSync('sha256', secret, 'brandwright', purpose, 32));
      keys.set(purpose, known);
      return known;
    },
  };
}

/** The secret in `{dataDir}/session-secret`, made on first use and readable by its owner only. */
export function readOrMakeSecret(dataDir: string): string {
  const path = join(dataDir, 'session-secret');
  mkdirSync(dataDir, { recursive: true, mode: 0o711 });
  try {
    // Exclusive: of two servers that start at once, one makes it and both read it.
    writeFileSync(path, randomBytes(32).toString('hex'), { flag: 'wx', mode: 0o600 });
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
  }
  chmodSync(path, 0o600);
  return readFileSync(path, 'utf8').trim();
}
