import { OperationError } from '@brandwright/contract';
import { mkdtempSync, readdirSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { s3StandIn } from '../testing/s3-stand-in.ts';
import { createDiskFileStore } from './disk-file-store.ts';
import type { FileStore } from './file-store.ts';
import { createS3FileStore } from './s3-file-store.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const streamOf = (...texts: string[]) =>
  new ReadableStream<Uint8Array>({
    start(controller) {
      for (const text of texts) controller.enqueue(bytes(text));
      controller.close();
    },
  });

/** What every file store must do. */
function describeFileStore(name: string, make: () => FileStore): void {
  describe(name, () => {
    it('gives back what was put, and what it is', async () => {
      const store = make();
      await store.put('a/b', bytes('hello'), 'text/csv');
      const found = await store.get('a/b');
      expect(new TextDecoder().decode(found?.bytes)).toBe('hello');
      expect(found?.contentType).toBe('text/csv');
      const opened = await store.open('a/b');
      expect(opened).toMatchObject({ contentType: 'text/csv', size: 5 });
      expect(await new Response(opened?.stream).text()).toBe('hello');
    });

    it('puts the later in place of the earlier', async () => {
      const store = make();
      await store.put('a/c', bytes('one'), 'text/csv');
      await store.put('a/c', bytes('three'), 'text/plain');
      expect(await store.get('a/c')).toMatchObject({ bytes: { length: 5 }, contentType: 'text/plain' });
    });

    it('keeps keys apart that begin alike', async () => {
      const store = make();
      await store.put('a/d', bytes('1'), 'text/plain');
      await store.put('a/d/480', bytes('22'), 'text/plain');
      expect((await store.get('a/d'))?.bytes).toHaveLength(1);
      expect((await store.get('a/d/480'))?.bytes).toHaveLength(2);
    });

    it('says undefined for what is not there, also after removing it', async () => {
      const store = make();
      expect(await store.get('nothing/here')).toBeUndefined();
      expect(await store.open('nothing/here')).toBeUndefined();
      await store.put('a/e', bytes('x'), 'text/plain');
      await store.remove('a/e');
      await store.remove('a/e');
      expect(await store.get('a/e')).toBeUndefined();
    });

    it('removes all of a folder and nothing beside it', async () => {
      const store = make();
      const inside = ['f/1', 'f/2', 'f/2/480', 'f/3'];
      for (const key of [...inside, 'f2/1', 'g/f/1']) await store.put(key, bytes('x'), 'text/plain');
      await store.removeAll('f');
      await store.removeAll('f');
      for (const key of inside) expect(await store.get(key)).toBeUndefined();
      expect(await store.get('f2/1')).toBeDefined();
      expect(await store.get('g/f/1')).toBeDefined();
      for (const folder of ['', '..', 'f/2', '/', '.', 'a\\b'])
        await expect(async () => store.removeAll(folder)).rejects.toThrow(/folder/i);
    });

    it('keeps a stream of the size that was announced, and nothing of any other', async () => {
      const store = make();
      await store.putStream('s/1', streamOf('ab', 'cde'), 'text/plain', 5);
      expect(await new Response((await store.open('s/1'))?.stream).text()).toBe('abcde');
      await expect(store.putStream('s/2', streamOf('ab', 'cde'), 'text/plain', 4)).rejects.toThrow();
      await expect(store.putStream('s/3', streamOf('ab'), 'text/plain', 4)).rejects.toThrow();
      expect(await store.get('s/2')).toBeUndefined();
      expect(await store.get('s/3')).toBeUndefined();
    });

    it('keeps one of two streams under one key and refuses the other', async () => {
      const store = make();
      const ended = await Promise.allSettled([
        store.putStream('s/twice', streamOf('first'), 'text/plain', 5),
        store.putStream('s/twice', streamOf('other'), 'text/plain', 5),
      ]);
      expect(ended.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
      const kept = ended[0]?.status === 'fulfilled' ? 'first' : 'other';
      const refused = ended.find((one) => one.status === 'rejected');
      expect(refused?.reason).toMatchObject({ code: 'conflict' });
      expect(await new Response((await store.open('s/twice'))?.stream).text()).toBe(kept);
    });

    it.each(['../x', 'a/../x', '/x', 'a//b', 'a/.hidden', 'a\\b', 'a/b\0', '', 'x'.repeat(301)])(
      'refuses the key %j',
      async (key) => {
        const store = make();
        await expect(async () => store.put(key, bytes('x'), 'text/plain')).rejects.toThrow(/key/i);
        await expect(async () => store.get(key)).rejects.toThrow(/key/i);
      },
    );
  });
}

const folder = mkdtempSync(join(tmpdir(), 'brandwright-files-'));
let s3: Awaited<ReturnType<typeof s3StandIn>>;
beforeAll(async () => {
  s3 = await s3StandIn();
});
afterAll(() => s3.stop());

describeFileStore('the disk', () => createDiskFileStore(folder));
describeFileStore('a bucket', () => createS3FileStore(s3.settings));

it('leaves no half-written file on the disk', async () => {
  const own = mkdtempSync(join(tmpdir(), 'brandwright-files-'));
  const store = createDiskFileStore(own);
  await store.putStream('s/1', streamOf('ab'), 'text/plain', 9).catch(() => undefined);
  expect(readdirSync(join(own, 's')).filter((name) => !name.endsWith('.type'))).toEqual([]);
});

it('says that the bucket refuses, and that it is away', async () => {
  const wrong = createS3FileStore({ ...s3.settings, secretAccessKey: 'wrong' });
  await expect(wrong.put('a/b', bytes('x'), 'text/plain')).rejects.toThrow(/403/);
  const away = createS3FileStore({ ...s3.settings, endpoint: 'http://127.0.0.1:9' });
  const error = await away.get('a/b').catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(OperationError);
  expect(error).toMatchObject({ code: 'upstream' });
});
