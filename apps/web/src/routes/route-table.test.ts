import { existsSync, readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { itemFilters, supplierFilters } from '@brandwright/contract/sourcing/marketplace/filters.ts';
import { parameterOf } from '#sourcing/marketplace/marketplace-query.ts';
import { addressOf, formOf } from '../tariffs/tariff-address.ts';
import { redirectTarget } from './patterns.ts';
import { routeTable } from './route-table.ts';
import type { Route } from './route.ts';

const specification = new URL('../../../../../shared/spec/routes.csv', import.meta.url);
/** Areas of the specification whose addresses are all in the table. */
const built = new Set([
  'home',
  'copilot',
  'sourcing',
  'orders',
  'purchasing',
  'returns',
  'insight',
  'account',
  'fulfillment',
]);
/** Addresses that the specification does not have. */
const ours = [
  '/shared-conversation/{token}',
  '/approve/{actionId}',
  '/account-info/partner-model',
  '/payments',
  '/customers',
  '/customers/{customerId}',
  '/return-orders',
  '/return-orders/{id}',
  '/store-credits',
  '/store-credits/{id}',
  '/return-order',
  '/support-tickets',
  '/support-tickets/{ticketId}',
  '/inventory/{productId}',
  '/product-margin',
  '/reset-password',
  '/confirm-email',
  '/notifications',
  '/stop-emails',
  '/team-invite/{inviteId}',
];

const table: readonly Route[] = routeTable;
const routeOf = (path: string) => table.find((route) => route.path === path);
const queryOf = (path: string): readonly string[] => {
  const route = routeOf(path);
  return route?.kind === 'screen' ? (route.query ?? []) : [];
};

describe('query parameters', () => {
  it('of the marketplace are those of its filters', () => {
    const filters = [...Object.keys(supplierFilters), ...Object.keys(itemFilters)].map(parameterOf);
    expect([...queryOf('/browse-suppliers')].toSorted()).toEqual(
      [...new Set(['view', 'sort', 'page', ...filters])].toSorted(),
    );
  });
  it('of the tariff screens are those of their form', () => {
    const form = Object.keys(addressOf(formOf(new URLSearchParams()))).toSorted();
    expect([...queryOf('/tariff-rate-agent-review')].toSorted()).toEqual(form);
    expect([...queryOf('/tariff-rate-agent')].toSorted()).toEqual([...form, 'tab'].toSorted());
  });
});

describe.skipIf(!existsSync(specification))('the specification (skipped: data not present)', () => {
  const rows = existsSync(specification) ? readRows(readFileSync(specification, 'utf8')) : [];
  const known = rows.filter((row) => built.has(row.area) || routeOf(row.path));

  it.each(known)('$path is $access, a $kind', ({ path, access, kind, shows }) => {
    const route = routeOf(path);
    expect(route).toMatchObject({ path, access, kind });
    if (route?.kind !== 'redirect') return;
    const [to = '', how = ''] = shows.split(/ (?=\()/);
    expect(route.to).toBe(to);
    const query = how.includes('without the query string') ? '' : '?tab=profile&id=7';
    const added = /adds (\S+?)\)/.exec(how)?.[1];
    expect(redirectTarget(route, '?tab=profile&id=7')).toBe(to + query + (added ? `&${added}` : ''));
  });

  it('has every address of the table but our own', () => {
    const specified = new Set(rows.map((row) => row.path));
    expect(table.map((route) => route.path).filter((path) => !specified.has(path))).toEqual(ours);
  });
});

/** `area,path,access,kind,shows`; only the last may hold commas, then in quotes. */
function readRows(text: string) {
  return text
    .trim()
    .split(/\r?\n/)
    .slice(1)
    .map((line) => {
      const [area = '', path = '', access = '', kind = '', ...rest] = line.split(',');
      return { area, path, access, kind, shows: rest.join(',').replace(/^"|"$/g, '') };
    });
}
