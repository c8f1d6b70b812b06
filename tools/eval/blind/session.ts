import { apiBase } from '@brandwright/contract';
import { z } from 'zod';
import { CallRefused, ReplayClient } from '../../replay/client.ts';
import { learnLabels, type Labels } from './labels.ts';

const founder = { email: 'founder@demo.brandwright.test', password: 'brandwright-demo' };

const listing = z.object({
  operations: z.array(
    z.object({ name: z.string(), effect: z.string(), method: z.string(), path: z.string() }),
  ),
});
type Listed = z.output<typeof listing>['operations'];

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
  const operations = await listedAt(url);
  const effects = new Map(operations.map(({ name, effect }) => [name, effect]));
  return { client, effects, labels: await labelsOfLists(client, operations) };
}

/** What records are called by the store's own lists, however little a conversation shows of them. */
async function labelsOfLists(client: ReplayClient, operations: Listed): Promise<Labels> {
  const labels: Labels = new Map();
  const lists = operations.filter(
    ({ name, method, path }) => name.startsWith('list_') && method === 'GET' && !path.includes('{'),
  );
  for (const { name } of lists)
    try {
      learnLabels(labels, await client.call(name, {}));
    } catch (error) {
      // A list that needs more than nothing names nothing here.
      if (!(error instanceof CallRefused)) throw error;
    }
  return labels;
}

/** The operations as the server declares them, which may be another version than this one. */
async function listedAt(url: string): Promise<Listed> {
  const response = await fetch(new URL(`${apiBase}/operations`, url));
  return listing.parse(await response.json()).operations;
}
