import { describe, expect, it } from 'vitest';
import { isPublicAddress } from './public-address.ts';
import { publicUrl } from './public-url.ts';

describe('addresses', () => {
  it.each(['93.184.215.14', '8.8.8.8', '2606:2800:21f:cb07:6820:80da:af6b:8b2c'])('%s is public', (address) =>
    expect(isPublicAddress(address)).toBe(true),
  );

  it.each([
    '0.0.0.0',
    '10.0.0.1',
    '100.64.0.1',
    '100.100.100.200',
    '127.0.0.1',
    '127.255.1.2',
    '168.63.129.16',
    '169.254.169.254',
    '172.16.0.1',
    '192.0.0.192',
    '192.168.1.1',
    '198.18.0.1',
    '224.0.0.1',
    '240.0.0.1',
    '255.255.255.255',
    '::',
    '::1',
    '::127.0.0.1',
    '::ffff:127.0.0.1',
    '::ffff:8.8.8.8',
    '::ffff:0:127.0.0.1',
    '64:ff9b::7f00:1',
    '64:ff9b:1::1',
    '100::1',
    '2001::1',
    '2001:db8::1',
    '2002:7f00:1::',
    'fc00::1',
    'fd00:ec2::254',
    'fe80::1',
    'fe80::1%eth0',
    'fec0::1',
    'ff02::1',
    'example.com',
    '',
  ])('%s is not', (address) => expect(isPublicAddress(address)).toBe(false));
});

describe('web addresses', () => {
  const ports = new Set(['80', '443']);

  it.each([
    ['example.com', 'https://example.com/'],
    ['  www.example.com/about#team ', 'https://www.example.com/about'],
    ['HTTP://Example.COM:80/a?b=1', 'http://example.com/a?b=1'],
    ['example.com:443/x', 'https://example.com/x'],
    ['https://93.184.215.14/', 'https://93.184.215.14/'],
  ])('%s is %s', (said, whole) => expect(publicUrl(said, ports).href).toBe(whole));

  it.each([
    'ftp://example.com',
    'file:///etc/passwd',
    'javascript:alert(1)',
    'data:text/html,hi',
    'mailto:a@example.com',
    'https://user:secret@example.com',
    'https://user@example.com',
    'https://example.com:8443',
    'http://example.com:22/',
    'localhost',
    'http://localhost/',
    'http://app.localhost./',
    'http://printer.local',
    'http://metadata.google.internal/computeMetadata/v1/',
    'http://intranet/',
    'http://2130706433/',
    'http://0x7f.1/',
    'http://0177.0.0.1/',
    'http://127.1/',
    'http:\\\\0x7f000001\\',
    'http://１２７.0.0.1/',
    'not a page',
    'https://',
    '',
  ])('%j is refused', (said) => expect(() => publicUrl(said, ports)).toThrow(/.+/));
});
