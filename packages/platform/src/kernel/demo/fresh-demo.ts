import { writeDemo, type DemoWriting } from './seed-demo.ts';
import type { DemoClient } from './demo-transaction.ts';

/** Of the demo that is written beside what a database has. */
export const freshDemo = 'demo_fresh';

/**
 * Writes the whole demo as a fresh installation would have it, to empty tables in a schema of their own. What the database has
 * is neither read nor written, so people may go on working in it.
 */
export async function writeFreshDemo(client: DemoClient, writing: DemoWriting): Promise<void> {
  await dropFreshDemo(client);
  await client.query(`create schema ${freshDemo}`);
  const { rows: tables } = await client.query<{ name: string }>(
    `select quote_ident(relname) as name from pg_class
     where relnamespace = 'public'::regnamespace and relkind = 'r' order by relname`,
  );
  const parts = ['defaults', 'constraints', 'generated', 'indexes']
    .map((part) => `including ${part}`)
    .join(' ');
  for (const { name } of tables)
    await client.query(`create table ${freshDemo}.${name} (like public.${name} ${parts})`);
  const { rows } = await client.query<{ path: string }>(`select current_setting('search_path') as path`);
  await client.query(`set local search_path to ${freshDemo}, public`);
  await writeDemo(client, writing);
  await client.query(`select set_config('search_path', $1, true)`, [rows[0]?.path]);
}

export async function dropFreshDemo(client: DemoClient): Promise<void> {
  await client.query(`drop schema if exists ${freshDemo} cascade`);
}
