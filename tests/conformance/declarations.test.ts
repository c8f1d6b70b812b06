import {
  areas,
  effects,
  findOperation,
  metaOf,
  operations,
  unwrap,
  type AnyDeclaration,
} from '@brandwright/contract';
import { longWork } from '@brandwright/contract/copilot/long-work.ts';
import { platformAreas } from '@brandwright/platform';
import { unimplemented } from '@brandwright/platform/kernel/request/implementations.ts';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';

const all: readonly AnyDeclaration[] = operations;

const addressesOf = ({ http }: AnyDeclaration) =>
  [http, ...(http.aliases ?? [])].map(({ method, path }) => `${method} ${path}`);

it('long work is told of by jobs that there are, and leads to where it is seen', () => {
  const jobs = new Set(platformAreas.flatMap((area) => (area.jobs ?? []).map(({ name }) => name)));
  expect(Object.keys(longWork).filter((name) => !jobs.has(name))).toEqual([]);
  expect(Object.values(longWork).every(({ path }) => path.startsWith('/'))).toBe(true);
});

/** A viewer’s own logins and notifications are theirs; a preview account’s are shared. */
const viewersOwn = new Set([
  'end_other_sessions',
  'mark_all_notifications_read',
  'set_notification_email_pace',
  'update_notification_preferences',
]);

describe('all declarations', () => {
  it('have names of their own', () => {
    const names = all.map((operation) => operation.name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
  });

  it('answer at addresses of their own', () => {
    const addresses = all.flatMap(addressesOf).map((address) => address.replace(/\{\w+\}/g, '{}'));
    expect(addresses.filter((address, index) => addresses.indexOf(address) !== index)).toEqual([]);
  });

  it('are implemented, all of them', () => {
    expect(unimplemented(platformAreas, new Set())).toEqual([]);
  });
});

describe.each(all.map((operation) => [operation.name, operation] as const))('%s', (_name, operation) => {
  it('has a name in snake case, an area, an effect, a card decision and words', () => {
    expect(operation.name).toMatch(/^[a-z]+(_[a-z]+)*$/);
    expect(areas).toContain(operation.area);
    expect(effects).toContain(operation.effect);
    expect(operation.card).toMatch(/^[a-z][a-z_]*$/);
    expect(operation.title.length).toBeGreaterThan(2);
    expect(operation.description.length).toBeGreaterThan(20);
  });

  it('has examples of what a founder says', () => {
    expect(operation.examples.length).toBeGreaterThan(0);
    for (const example of operation.examples) expect(example.trim().split(' ').length).toBeGreaterThan(1);
  });

  it('names operations that exist', () => {
    const named = [...(operation.related ?? []), ...(operation.invalidates ?? [])];
    expect(named.filter((name) => !findOperation(name))).toEqual([]);
  });

  it('says of every text that someone outside will read that it goes out', () => {
    if (operation.effect !== 'external' || operation.access.kind === 'public') return;
    const shape = unwrap(operation.input);
    const fields =
      shape instanceof z.ZodObject ? Object.entries(shape.shape as Record<string, z.ZodType>) : [];
    const unmarked = fields.filter(([, schema]) => {
      const meta = metaOf(schema);
      return meta.sense === 'free_text' && !meta.outgoing;
    });
    expect(unmarked.map(([name]) => name)).toEqual([]);
  });

  it('changes nothing over GET, and reads only change nothing', () => {
    if (operation.http.method === 'GET') expect(operation.effect).toBe('read');
    if (operation.effect === 'read') expect(operation.undoable ?? false).toBe(false);
  });

  it('lets no preview account and no viewer act for the store', () => {
    const { access, effect } = operation;
    if (access.kind === 'public' || effect === 'read' || operation.area === 'copilot' || !operation.offered)
      return;
    expect(access.preview).toBe(false);
    if (viewersOwn.has(operation.name)) return;
    expect(['member', 'admin', 'owner']).toContain(access.role);
  });

  it('takes an object, and the fields in its path', () => {
    const input = unwrap(operation.input);
    expect(input).toBeInstanceOf(z.ZodObject);
    const names = Object.keys((input as z.ZodObject).shape);
    const inPath = [...operation.http.path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name);
    expect(inPath.filter((name) => !names.includes(name ?? ''))).toEqual([]);
  });

  it('asks for what it needs in words', () => {
    if (!operation.offered) return;
    const { shape } = unwrap(operation.input) as z.ZodObject;
    const needed = Object.entries(shape).filter(
      ([, field]) => !(field as z.ZodType).safeParse(undefined).success,
    );
    const mute = needed.filter(([, field]) => !metaOf(field as z.ZodType).question);
    expect(mute.map(([name]) => name)).toEqual([]);
  });
});
