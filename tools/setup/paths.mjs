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

/** Unbounded, the young generation grows to some 125 MiB while the modules load and stays so in an idle server. */
const memory = '--max-semi-space-size=8';

/** What Node runs as the server, once it is built. */
export const serverProgram = [memory, builtServer];

/** The server from its sources, for those who change them. */
export const serverSources = [memory, inRoot('apps/server/src/main.ts')];

/** What the server's process gets: with an arena of malloc for each of its threads it keeps some 80 MiB more after a day's work. */
export const serverEnvironment = { MALLOC_ARENA_MAX: process.env.MALLOC_ARENA_MAX ?? '2' };

/** The flags by which Node reads .env, where there is one. */
export const environmentFile = () => (existsSync(inRoot('.env')) ? ['--env-file=.env'] : []);
