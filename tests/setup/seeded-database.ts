import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The database with the demo in it that test files of this run copy, and the folder of its files. Test files are threads of one process. */
export const seededDatabase = () => ({
  name: `bw_seeded_${process.pid}`,
  dataDir: join(tmpdir(), `brandwright-seeded-${process.pid}`),
});
