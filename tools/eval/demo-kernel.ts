import { featureFlags } from '@brandwright/contract/kernel/operation.ts';
import {
  createKernel,
  demoStores,
  frozenClock,
  migrate,
  platformAreas,
  seedDemo,
  silentLog,
  type Caller,
  type Kernel,
} from '@brandwright/platform';
import { startPostgres } from '@brandwright/platform/postgres/embedded-postgres.ts';
import { createProviders } from '@brandwright/providers';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { frozenInstant } from '../local-server/start-server.ts';

/** Runs something on a kernel with the demo store, in a database of its own that goes away afterward. */
export async function withDemoKernel<T>(run: (kernel: Kernel, founder: Caller) => Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'brandwright-eval-'));
  const postgres = await startPostgres({ dataDir: join(folder, 'postgres'), log: () => undefined });
  try {
    const kernel = await kernelWithDemo(postgres.url, folder);
    const result = await run(kernel, founder());
    await kernel.pool.end();
    return result;
  } finally {
    await postgres.stop();
    rmSync(folder, { recursive: true, force: true });
  }
}

async function kernelWithDemo(databaseUrl: string, folder: string): Promise<Kernel> {
  await migrate(databaseUrl);
  const providers = createProviders({}, folder);
  const keepFile = async () => '/files/public/none';
  await seedDemo({
    databaseUrl,
    areas: platformAreas,
    now: new Date(frozenInstant),
    keepFile,
    keepStoreFile: async (storeId, fileId, contentType, bytes) => {
      await providers.files.put(`${storeId}/${fileId}`, bytes, contentType);
    },
  });
  return createKernel({
    databaseUrl,
    areas: platformAreas,
    clock: frozenClock(frozenInstant),
    providers,
    log: silentLog,
    publicUrl: 'http://127.0.0.1',
    checkOutputs: false,
    poolSize: 2,
  });
}

function founder(): Caller {
  const [store] = demoStores;
  if (!store) throw new Error('There is no demo store.');
  const person = {
    kind: 'user',
    userId: store.ownerId,
    storeId: store.storeId,
    name: 'Founder',
    email: 'founder@demo.brandwright.test',
  } as const;
  return {
    actor: {
      ...person,
      role: 'owner',
      plan: 'TIER_3',
      isPreview: false,
      tokenGeneration: 2,
      flags: [...featureFlags],
    },
    via: 'partner',
    requestId: 'eval',
    signal: new AbortController().signal,
  };
}
