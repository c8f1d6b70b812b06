import { hostname } from 'node:os';
import { describe, expect, it } from 'vitest';
import { readConfig } from './config.ts';
import { ownAddresses } from './own-addresses.ts';

const addresses = (settings: Record<string, string>, port = 8787) => {
  const config = readConfig(settings);
  return ownAddresses({ ...config, port, publicUrl: config.publicUrl ?? `http://127.0.0.1:${port}` });
};

describe('a server that listens on loopback', () => {
  const { isOwnHost, isOwnOrigin } = addresses({});

  it.each(['127.0.0.1:8787', 'localhost:8787', 'LOCALHOST:8787', '[::1]:8787', 'localhost.:8787'])(
    'is %s',
    (host) => {
      expect(isOwnHost(host)).toBe(true);
      expect(isOwnOrigin(`http://${host}`)).toBe(true);
    },
  );

  it.each([
    'evil.example.com',
    'evil.example.com:8787',
    'localhost',
    'localhost:3000',
    '127.0.0.1:80',
    '192.168.1.5:8787',
    'localhost.evil.example:8787',
    '127.0.0.1.evil.example:8787',
    'localhost:8787, evil.example',
    'user@localhost:8787',
    'localhost:8787/',
    '',
  ])('is not %s', (host) => {
    expect(isOwnHost(host)).toBe(false);
    expect(isOwnOrigin(`http://${host}`)).toBe(false);
  });

  it.each([
    'null',
    '',
    'file://',
    'http://',
    'http://localhost:8787/x',
    'chrome-extension://abc',
    'ws://localhost:8787',
  ])('has no page of the origin %s', (origin) => expect(isOwnOrigin(origin)).toBe(false));
});

describe('a server behind a proxy', () => {
  const { isOwnHost, isOwnOrigin } = addresses({ PUBLIC_URL: 'https://app.example.com' });

  it('is its public address, whether the proxy passes the name on or its own', () => {
    expect(isOwnHost('app.example.com')).toBe(true);
    expect(isOwnHost('app.example.com:443')).toBe(true);
    expect(isOwnHost('127.0.0.1:8787')).toBe(true);
    expect(isOwnHost('app.example.com.evil.example')).toBe(false);
    expect(isOwnHost('other.example.com')).toBe(false);
  });

  it('has pages at that address only', () => {
    expect(isOwnOrigin('https://app.example.com')).toBe(true);
    expect(isOwnOrigin('http://app.example.com')).toBe(false);
    expect(isOwnOrigin('https://app.example.com:8443')).toBe(false);
    expect(isOwnOrigin('https://example.com')).toBe(false);
  });

  it('is what ALLOWED_HOSTS names, at that port or at every one', () => {
    const more = addresses({ ALLOWED_HOSTS: 'brandwright, proxy.lan:9000' });
    expect(more.isOwnHost('brandwright:1234')).toBe(true);
    expect(more.isOwnHost('proxy.lan:9000')).toBe(true);
    expect(more.isOwnHost('proxy.lan:9001')).toBe(false);
    expect(() => readConfig({ ALLOWED_HOSTS: 'https://x.example, y' })).toThrow(/ALLOWED_HOSTS/);
  });
});

it('on a network is every address of a machine, but no name that anyone could point there', () => {
  const { isOwnHost } = addresses({ HOST: '0.0.0.0' });
  for (const host of [
    '192.168.1.5:8787',
    '10.0.0.7:9000',
    '[fd00::1]:8787',
    'localhost:9000',
    `${hostname()}:8787`,
  ])
    expect(isOwnHost(host), host).toBe(true);
  expect(isOwnHost('evil.example.com:8787')).toBe(false);
});
