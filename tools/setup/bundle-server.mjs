import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { builtDrawing, builtSeeding, builtServer, inRoot } from './paths.mjs';

// Run on the pinned Node, by build.mjs.

/**
 * What goes into the file besides our own packages: what consists of many modules, or of another version than the clone's
 * root has. Everything else is loaded from node_modules, above all what has native parts or files beside it.
 */
const BUNDLED = [
  '@ai-sdk/*',
  '@brandwright/*',
  '@hono/node-server',
  '@modelcontextprotocol/sdk',
  'ai',
  'chrono-node',
  'culori',
  'drizzle-orm',
  'file-type',
  'hono',
  'ipaddr.js',
  'jose',
  'stripe',
  'zod',
  'zod-to-json-schema',
].map((name) => name.replace('/*', '/'));

const isBundled = (id) =>
  id.startsWith('.') ||
  id.startsWith('/') ||
  BUNDLED.some((name) => id === name || id.startsWith(name.endsWith('/') ? name : `${name}/`));

/**
 * Programs that are started in processes of their own, and where they are named: in one file too, they load in a quarter of the
 * time.
 */
const PROGRAMS = [
  {
    source: 'apps/server/src/seed-demo/main.ts',
    built: builtSeeding,
    namedIn: /seed-in-process\.ts$/,
    as: "new URL('./main.ts', import.meta.url)",
  },
  {
    source: 'packages/artwork/src/drawing-process/program.ts',
    built: builtDrawing,
    namedIn: /drawing-process\.ts$/,
    as: "new URL('./program.ts', import.meta.url)",
  },
];

/** A source goes on finding the files beside it: data, workers, migrations. */
const ownAddresses = {
  name: 'own-addresses',
  transform: {
    filter: { code: 'import.meta.url' },
    handler: (code, id) => ({
      code: code.replaceAll('import.meta.url', JSON.stringify(pathToFileURL(id).href)),
      map: null,
    }),
  },
};

/** What is started by its address and is built as well, by the address of what was built. */
const builtPrograms = PROGRAMS.map(({ built, namedIn, as }) => ({
  name: 'built-programs',
  transform: {
    filter: { id: namedIn },
    handler: (code) => ({ code: code.replace(as, JSON.stringify(pathToFileURL(built).href)), map: null }),
  },
}));

/**
 * With a single character beyond Latin-1, V8 keeps two bytes for every one of a source's millions. What `charset` leaves are
 * comments and `String.raw`, which is for patterns here, where an escape means the same.
 */
const inLatin1 = (code) =>
  code.replace(/[^\0-\xff]/g, (unit) => `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`);

async function bundle(input, file) {
  const bundled = await rolldown({
    input,
    platform: 'node',
    external: (id) => !isBundled(id),
    plugins: [...builtPrograms, ownAddresses],
  });
  // Two that build at the same time put the same file in place.
  const made = `${file}.${process.pid}`;
  const comments = { legal: true, annotation: false, jsdoc: false };
  await bundled.write({ file: made, format: 'esm', codeSplitting: false, charset: 'ascii', comments });
  writeFileSync(made, inLatin1(readFileSync(made, 'utf8')));
  await bundled.close();
  renameSync(made, file);
}

for (const { source, built } of PROGRAMS) await bundle(inRoot(source), built);
await bundle(inRoot('apps/server/src/main.ts'), builtServer);
