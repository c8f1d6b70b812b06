import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

/** The folder of the clone. */
export const root = fileURLToPath(new URL('../..', import.meta.url));

/** A path inside the clone. */
export const inRoot = (...parts) => join(root, ...parts);

/** The Node that everything but this set-up runs on, pinned in package.json. */
export const node = inRoot('node_modules/.bin/node');

/** The address of a program of a dependency. */
export const program = (name) => inRoot('node_modules/.bin', name);

/** The server in one file, as build.mjs makes it. */
export const builtServer = inRoot('apps/server/dist/server.js');

/** The program that seeds the demo in a process of its own, built beside it. */
export const builtSeeding = inRoot('apps/server/dist/seed-demo.js');

/** The program that draws pictures in a process of its own, built beside it. */
export const builtDrawing = inRoot('apps/server/dist/drawing.js');

/**
 * Unbounded, the young generation grows to some 125 MiB while the modules load and stays so in an idle server; a smaller one is
 * collected in the midst of each turn. Old objects may grow by half between collections: V8 by itself lets them double and more.
 */
const memory = ['--max-semi-space-size=16', '--heap-growing-percent=50'];

/** What Node runs as the server, once it is built. */
export const serverProgram = [...memory, builtServer];

/** The server from its sources, for those who change them. */
export const serverSources = [...memory, inRoot('apps/server/src/main.ts')];

/**
 * How memory that was given free goes back to the system, which allocators by themselves keep for later. Pictures are drawn
 * in blocks of megabytes, here and there, and what lies between is little: after a day's work it came to 250 MiB.
 */
const givingMemoryBack = {
  // An arena of malloc for each thread keeps some 80 MiB more.
  MALLOC_ARENA_MAX: '2',
  // Blocks of a quarter of a MiB and more are the system's own; malloc would raise that to 32 MiB by itself.
  MALLOC_MMAP_THRESHOLD_: '262144',
  MALLOC_TRIM_THRESHOLD_: '1048576',
  // The renderer of drawings and the hashing of passwords bring an allocator of their own.
  MIMALLOC_PURGE_DELAY: '0',
};

/** What the server's process gets; what is set already stays. */
export const serverEnvironment = Object.fromEntries(
  Object.entries(givingMemoryBack).map(([name, value]) => [name, process.env[name] ?? value]),
);

/** The flags by which Node reads .env, where there is one. */
export const environmentFile = () => (existsSync(inRoot('.env')) ? ['--env-file=.env'] : []);
