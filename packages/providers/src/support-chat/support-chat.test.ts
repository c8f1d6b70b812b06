import { expect, it } from 'vitest';
import { createSupportChat } from './support-chat.ts';

it('hashes as the chat’s service does, with its secret or with our own key', () => {
  const own = new Uint8Array(32).fill(7);
  // echo -n user-1 | openssl dgst -sha256 -hmac secret-of-the-chat
  expect(createSupportChat('secret-of-the-chat', own).hashOf('user-1')).toBe(
    'c0539a8918b5bbb8f90f5305052d927acb82bf19ad366d1a3190e11168bea072',
  );
  expect(createSupportChat('a', own).hashOf('user-1')).not.toBe(createSupportChat('b', own).hashOf('user-1'));
  expect(createSupportChat(undefined, own).hashOf('user-1')).toBe(
    createSupportChat('', own).hashOf('user-1'),
  );
});
