import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inflateRawSync } from 'node:zlib';
import { expect, it } from 'vitest';
import { zipFile } from './zip-file.ts';

const text = (words: string) => new TextEncoder().encode(words);

it('holds each entry under its name, as it was', () => {
  const bytes = Buffer.from(
    zipFile([
      { name: 'tables/orders.csv', bytes: text('a,b\r\n'.repeat(500)) },
      { name: 'Über uns.txt', bytes: text('') },
    ]),
  );
  // The first entry by its header, as any reader does.
  const nameLength = bytes.readUInt16LE(26);
  const packedLength = bytes.readUInt32LE(18);
  expect(bytes.subarray(30, 30 + nameLength).toString()).toBe('tables/orders.csv');
  const packed = bytes.subarray(30 + nameLength, 30 + nameLength + packedLength);
  expect(inflateRawSync(packed).toString()).toBe('a,b\r\n'.repeat(500));
  expect(bytes.readUInt16LE(bytes.length - 12)).toBe(2);
});

it('is read by others', () => {
  const folder = mkdtempSync(join(tmpdir(), 'brandwright-zip-'));
  const file = join(folder, 'a.zip');
  writeFileSync(file, zipFile([{ name: 'one/two.txt', bytes: text('three') }]));
  const read = `import zipfile; z = zipfile.ZipFile(${JSON.stringify(file)}); assert z.testzip() is None; open(${JSON.stringify(join(folder, 'out'))}, 'w').write(z.read('one/two.txt').decode())`;
  try {
    execFileSync('python3', ['-c', read]);
  } catch (error) {
    // A machine without Python has no other reader to try.
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return;
    throw error;
  }
  expect(readFileSync(join(folder, 'out'), 'utf8')).toBe('three');
});
