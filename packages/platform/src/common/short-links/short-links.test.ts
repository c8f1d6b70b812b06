import { createShortLink } from '@brandwright/contract/common/short-links/create-short-link.ts';
import { openShortLink } from '@brandwright/contract/common/short-links/open-short-link.ts';
import { expect, it } from 'vitest';
import { testStore } from '../../kernel/testing.ts';

it('leads to its page, the same link for the same page, and counts', async () => {
  const store = await testStore();
  const link = await store.run(createShortLink, { url: 'juniper.example/sale?a=1#top' });
  expect(link).toMatchObject({
    url: 'https://juniper.example/sale?a=1#top',
    opens: 0,
    createdBy: 'Test Person',
  });
  expect(link.shortUrl).toBe(`http://127.0.0.1:8787/s/${link.code}`);
  expect(await store.run(openShortLink, { code: link.code }, { as: 'public' })).toEqual({ url: link.url });
  const again = await store.run(createShortLink, { url: 'https://juniper.example/sale?a=1#top' });
  expect([again.code, again.opens]).toEqual([link.code, 1]);
  const other = await testStore();
  expect((await other.run(createShortLink, { url: link.url })).code).not.toBe(link.code);
});

it('leads nowhere once it is undone, and back when it is made again', async () => {
  const store = await testStore();
  const entry = await store.entryOf(createShortLink, { url: 'https://juniper.example/gone' });
  const { code } = await store.run(createShortLink, { url: 'https://juniper.example/gone' });
  await store.undo(entry);
  expect((await store.refusal(openShortLink, { code }, { as: 'public' })).code).toBe('not_found');
  expect((await store.run(createShortLink, { url: 'https://juniper.example/gone' })).code).toBe(code);
  expect(await store.run(openShortLink, { code }, { as: 'public' })).toBeTruthy();
});

it.each([
  'javascript:alert(1)',
  'https://user:pw@juniper.example/',
  'http://localhost/admin',
  'http://192.168.1.1/',
  'https://juniper.example:8443/',
  'not an address',
  `https://juniper.example/${'x'.repeat(2000)}`,
])('refuses %s', async (url) => {
  const store = await testStore();
  expect((await store.refusal(createShortLink, { url })).code).toBe('bad_input');
});

it('needs a member, and a code as they are', async () => {
  const store = await testStore();
  const url = 'https://juniper.example/';
  expect((await store.refusal(createShortLink, { url }, { as: 'viewer' })).code).toBe('forbidden');
  expect((await store.refusal(createShortLink, { url }, { as: 'preview' })).code).toBe('preview_blocked');
  expect((await store.refusal(openShortLink, { code: 'nope' }, { as: 'public' })).code).toBe('bad_input');
  expect((await store.refusal(openShortLink, { code: 'AAAAAAAAA' }, { as: 'public' })).code).toBe(
    'not_found',
  );
});
