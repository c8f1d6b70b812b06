import { apiBase } from '@brandwright/contract';
import { z } from 'zod';
import { ReplayClient } from '../../replay/client.ts';
import type { Labels } from './labels.ts';

const founder = { email: 'founder@demo.brandwright.test', password: 'brandwright-demo' };

const listing = z.object({ operations: z.array(z.object({ name: z.string(), effect: z.string() })) });

/** When the writers of the files looked at the demo store. */
export const writersInstant = '2026-11-22T12:01:30Z';

/** A founder who is logged in to a server. What was learned about its ids lasts for the whole run. */
export interface Session {
  client: ReplayClient;
  effects: ReadonlyMap<string, string>;
  labels: Labels;
}

export async function openSession(url: string): Promise<Session> {
  const client = new ReplayClient(url);
  await client.logIn(founder.email, founder.password);
  return { client, effects: await effectsAt(url), labels: new Map() };
}

/** The effect of each operation as the server declares it, which may be another version than this one. */
async function effectsAt(url: string): Promise<Map<string, string>> {
  const response = await fetch(new URL(`${apiBase}/operations`, url));
  const { operations } = listing.parse(await response.json());
  return new Map(operations.map(({ name, effect }) => [name, effect]));
}
