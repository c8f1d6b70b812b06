import { operations, type AnyDeclaration } from '@brandwright/contract';
import { existsSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, it } from 'vitest';

const callsFile = fileURLToPath(new URL('../../../shared/spec/calls.csv', import.meta.url));

/** Areas of which every call of the list answers. A new area is one word here. */
const wholeAreas = new Set(['orders', 'tariffs']);

/** Of sourcing: what searches and shows. */
const sourcingSearch = /^\/(web|app)\/catalog-|^\/web\/favorites/;
const sourcingLater = new Set([
  'POST /app/catalog-company-reviews',
  'POST /web/catalog-company-reviews',
  'PUT /web/catalog-company-reviews/{}',
  'POST /web/catalog-items/design/product-match-new',
]);

/** Of store: accounts, files, settings. */
const accounts = new Set([
  'GET /web/stores/me',
  'PUT /web/stores/me/profile',
  'PUT /web/stores/me/external-fields',
  'POST /register',
  'POST /login',
  'POST /google-auth/login',
  'POST /upload',
  'POST /upload-large-file',
  'GET /commons/business-settings/DISPLAY/{}',
  'GET /commons/business-settings/NONE/{}',
]);

it.skipIf(!existsSync(callsFile))(
  'every call of the areas that are built answers at its address (skipped: data not present)',
  () => {
    const known = new Set(
      (operations as readonly AnyDeclaration[])
        .flatMap(({ http }) => [http, ...(http.aliases ?? [])])
        .map(({ method, path }) => `${method} ${plain(path)}`),
    );
    const rows = readFileSync(callsFile, 'utf8')
      .trim()
      .split('\n')
      .slice(1)
      .map((line) => line.split(','));
    const wanted = rows.flatMap(([area = '', method = '', path = '']) => {
      const address = `${method} ${plain(path)}`;
      const isWanted =
        wholeAreas.has(area) ||
        (area === 'sourcing' && sourcingSearch.test(path) && !sourcingLater.has(address)) ||
        accounts.has(address);
      return isWanted ? [address] : [];
    });
    expect(wanted.length).toBeGreaterThan(40);
    expect(wanted.filter((address) => !known.has(address))).toEqual([]);
  },
);

const plain = (path: string) => path.replace(/\{\w+\}/g, '{}');
