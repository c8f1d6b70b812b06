import { readFileSync, renameSync, writeFileSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { builtSeeding, builtServer, inRoot } from './paths.mjs';

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

/** The program that seeds the demo is started in a process of its own: in one file too, it loads in a quarter of the time. */
const SEEDING = inRoot('apps/server/src/seed-demo/main.ts');

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

/** What is started by its address and is built as well, by the address of its source. */
const builtPrograms = {
  name: 'built-programs',
  transform: {
    filter: { id: /seed-in-process\.ts$/ },
    handler: (code) => ({
      code: code.replace(
        "new URL('./main.ts', import.meta.url)",
        JSON.stringify(pathToFileURL(builtSeeding).href),
      ),
      map: null,
    }),
  },
};

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
    plugins: [builtPrograms, ownAddresses],
  });
  // Two that build at the same time put the same file in place.
  const made = `${file}.${process.pid}`;
  const comments = { legal: true, annotation: false, jsdoc: false };
  await bundled.write({ file: made, format: 'esm', codeSplitting: false, charset: 'ascii', comments });
  writeFileSync(made, inLatin1(readFileSync(made, 'utf8')));
  await bundled.close();
  renameSync(made, file);
}

await bundle(SEEDING, builtSeeding);
await bundle(inRoot('apps/server/src/main.ts'), builtServer);
