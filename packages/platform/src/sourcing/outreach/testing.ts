import { createTechPack } from '@brandwright/contract/sourcing/agent/create-tech-pack.ts';
import type { MailMessage } from '@brandwright/providers';
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { inject } from 'vitest';
import { drizzle } from 'drizzle-orm/node-postgres';
import type { TestStore } from '../../kernel/testing.ts';
import { expandedNetworkSuppliers } from '../network/expanded/tables.ts';
import { sendOutreachMail } from './send-mail-job.ts';

/** A brief that is worked on. */
export const briefOf = (store: TestStore) =>
  store.run(createTechPack, { words: '500 ceramic mugs with my logo, under $4 each, launching in March' });

/** A factory of the expanded network; shared rows are the owner's to write. */
export async function expandedFactory(
  email: string | null,
  called?: string,
): Promise<{ supplierId: string; name: string }> {
  const client = new pg.Client({ connectionString: inject('adminUrl') });
  await client.connect();
  const supplierId = randomUUID();
  const name = called ?? `Kiln ${supplierId.slice(0, 8)}`;
  try {
    await drizzle(client)
      .insert(expandedNetworkSuppliers)
      .values({
        id: supplierId,
        name,
        nameKey: name.toLowerCase(),
        country: 'VN',
        countryName: 'Vietnam',
        address: 'Road 1, Hanoi',
        addressKey: supplierId,
        city: 'Hanoi',
        sector: 'Ceramics',
        categoryIds: [],
        email,
        website: null,
        source: 'test',
        importedAt: new Date('2026-11-01T00:00:00Z'),
        searchable: name,
      });
  } finally {
    await client.end();
  }
  return { supplierId, name };
}

/** Runs the job of a batch with a mail server of its own; answers what it was given. */
export async function sendBatch(
  store: TestStore,
  batchId: string,
  refuse: (to: string) => Error | undefined = () => undefined,
) {
  const mails: MailMessage[] = [];
  const notes: Omit<MailMessage, 'to'>[] = [];
  const progress: number[] = [];
  const result = await store.context((context) =>
    sendOutreachMail.run(
      {
        ...context,
        providers: {
          ...context.providers,
          mail: {
            send(message) {
              const refusal = refuse(message.to);
              if (refusal) return Promise.reject(refusal);
              mails.push(message);
              return Promise.resolve({ id: message.idempotencyKey });
            },
          },
          operator: {
            notify(note) {
              notes.push(note);
              return Promise.resolve({ id: note.idempotencyKey });
            },
          },
        },
      },
      { batchId },
      {
        id: randomUUID(),
        progress(percent) {
          progress.push(percent);
          return Promise.resolve();
        },
      },
    ),
  );
  return { mails, notes, progress, result };
}
