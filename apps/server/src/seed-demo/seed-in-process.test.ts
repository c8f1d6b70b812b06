import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { seedInProcess } from './seed-in-process.ts';

it('throws when its process cannot seed', { timeout: 90_000 }, async () => {
  const seeding = seedInProcess({
    databaseUrl: 'postgres://127.0.0.1:1/nothing-listens-here',
    now: new Date('2026-11-20T15:00:00Z'),
    dataDir: mkdtempSync(join(tmpdir(), 'brandwright-seed-')),
    environment: {},
  });
  await expect(seeding).rejects.toThrow(/^The demo was not seeded/);
});
