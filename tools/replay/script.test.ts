import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { readScripts } from './script.ts';

const folder = mkdtempSync(join(tmpdir(), 'brandwright-scripts-'));

function read(at: string): string | undefined {
  const path = join(folder, 'script.yaml');
  writeFileSync(path, `name: A script\nas: founder@demo.brandwright.test\n${at}turns:\n  - say: hello\n`);
  return readScripts([path])[0]?.script.at;
}

describe('the instant of a script', () => {
  it('is the one that it names, or that of all', () => {
    expect(read('')).toBe('2026-11-20T15:00:00Z');
    expect(read('at: 2027-03-05T03:22:10Z\n')).toBe('2027-03-05T03:22:10Z');
  });

  it('must be an instant', () => {
    expect(() => read('at: tomorrow\n')).toThrow(/script\.yaml[^]*at/);
  });
});
