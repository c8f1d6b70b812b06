import { mkdtempSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { createProviders } from '../create-providers.ts';
import { createKeyring, readOrMakeSecret } from './keyring.ts';

it('makes the secret once, for its owner only', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brandwright-keys-'));
  const secret = readOrMakeSecret(folder);
  expect(secret).toMatch(/^[0-9a-f]{64}$/);
  expect(readOrMakeSecret(folder)).toBe(secret);
  expect(statSync(join(folder, 'session-secret')).mode & 0o777).toBe(0o600);
});

it('gives each purpose a key of its own, the same for the same secret', () => {
  const secret = 'a'.repeat(40);
  const key = createKeyring(secret).key('session-token');
  expect(createKeyring(secret).key('session-token')).toEqual(key);
  expect(createKeyring(secret).key('file-address')).not.toEqual(key);
  expect(createKeyring('b'.repeat(40)).key('session-token')).not.toEqual(key);
});

it('refuses a secret that could be guessed, and settings that are incomplete', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brandwright-keys-'));
  expect(() => createProviders({ SESSION_SECRET: 'short' }, folder)).toThrow(/32 characters/);
  expect(() => createProviders({ S3_BUCKET: 'b' }, folder)).toThrow(/S3_ENDPOINT/);
  expect(() => createProviders({ SMTP_URL: 'smtp://x' }, folder)).toThrow(/MAIL_FROM/);
});
