import { renameSync } from 'node:fs';
import { pathToFileURL } from 'node:url';
import { rolldown } from 'rolldown';
import { builtServer, inRoot } from './paths.mjs';

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

const bundle = await rolldown({
  input: inRoot('apps/server/src/main.ts'),
  platform: 'node',
  external: (id) => !isBundled(id),
  plugins: [ownAddresses],
});
// Two that build at the same time put the same file in place.
const made = `${builtServer}.${process.pid}`;
await bundle.write({ file: made, format: 'esm', inlineDynamicImports: true });
await bundle.close();
renameSync(made, builtServer);
