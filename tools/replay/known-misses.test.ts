import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { readKnownMisses } from './known-misses.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'brandwright-misses-'));
  writeFileSync(join(folder, 'one.yaml'), '');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('reads paths from the folder, without comments', () => {
  writeFileSync(join(folder, 'known-misses.txt'), '# why\none.yaml\n\n');
  expect([...readKnownMisses([folder])]).toEqual([join(folder, 'one.yaml')]);
});

it('refuses a line for a script that has gone', () => {
  writeFileSync(join(folder, 'known-misses.txt'), 'two.yaml\n');
  expect(() => readKnownMisses([folder])).toThrow(/no script two\.yaml/);
});

it('is empty without a list', () => expect(readKnownMisses([folder]).size).toBe(0));
