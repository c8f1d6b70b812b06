import { platformAreas, seedDemo } from '@brandwright/platform';
import { createProviders } from '@brandwright/providers';
import { once } from 'node:events';
import { keepPublicFile } from '../keep-public-file.ts';
import type { SeedTask } from './seed-in-process.ts';

// A server that stops in the middle takes this process with it; the transaction is rolled back.
const stop = () => process.exit(1);
process.once('disconnect', stop);

const [task] = (await once(process, 'message')) as [SeedTask];
const { databaseUrl, now, dataDir, environment } = task;
const providers = createProviders(environment, dataDir);
await seedDemo({
  databaseUrl,
  areas: platformAreas,
  now,
  keepFile: (name, contentType, bytes) => keepPublicFile(providers, name, contentType, bytes),
});

process.off('disconnect', stop);
process.disconnect();
