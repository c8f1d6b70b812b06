import { describe, expect, it } from 'vitest';
import { isKept } from '../../tools/database/kept-versions.ts';
import { latestSnapshot, shownSnapshot } from '../../tools/database/latest-snapshot.ts';
import { hashesNow, landedHashes, readMigrations } from '../../tools/database/migrations.ts';

describe('migrations', () => {
  it('are never edited once landed, and a new one is noted: npm run db:keep', () => {
    expect(hashesNow()).toEqual(landedHashes());
  });

  it('show only their latest snapshot in review: .gitattributes, moved by npm run db:generate', () => {
    expect(shownSnapshot()).toBe(latestSnapshot());
  });

  it('are in the order in which they landed', () => {
    expect(readMigrations().map(({ tag }) => tag)).toEqual(Object.keys(landedHashes()));
    const times = readMigrations().map(({ when }) => when);
    expect(times).toEqual(times.toSorted((one, other) => one - other));
  });

  it.each(readMigrations().map(({ tag }) => tag))(
    'of %s have rows kept to upgrade from: npm run db:keep',
    (tag) => {
      expect(isKept(tag)).toBe(true);
    },
  );
});
