import { extendDemo, platformAreas, seedDemo, type SeedOptions } from '@brandwright/platform';
import { createProviders } from '@brandwright/providers';
import { once } from 'node:events';
import { demoFiles } from '../demo-files.ts';
import type { SeedTask } from './seed-in-process.ts';

// A server that stops in the middle takes this process with it; the transaction is rolled back.
const stop = () => process.exit(1);
process.once('disconnect', stop);

const [task] = (await once(process, 'message')) as [SeedTask];
const { databaseUrl, now, dataDir, environment } = task;
const providers = createProviders(environment, dataDir);
const options: SeedOptions = {
  databaseUrl,
  areas: platformAreas,
  now,
  ...demoFiles(providers),
};
if (!(await seedDemo(options))) await extendDemo(options);

process.off('disconnect', stop);
process.disconnect();
