import { serve } from '@hono/node-server';
import { Hono } from 'hono';
import { readFileSync } from 'node:fs';
import pg from 'pg';
import type { Statement } from './record-statements.ts';

// The least that could answer: routes that send given statements and answer their rows. No login, no checks.
const [, , statementsFile, port] = process.argv;
if (!statementsFile || !port || !process.env['DATABASE_URL'])
  throw new Error('bare-server.ts STATEMENTS.json PORT, with DATABASE_URL');
const routes = JSON.parse(readFileSync(statementsFile, 'utf8')) as Record<string, Statement[]>;
const pool = new pg.Pool({ connectionString: process.env['DATABASE_URL'], max: 10 });
const app = new Hono();
for (const [path, statements] of Object.entries(routes)) {
  app.get(path, async (call) => {
    const client = await pool.connect();
    try {
      const answers = [];
      for (const { text, values } of statements) answers.push((await client.query(text, values)).rows);
      return call.json(answers);
    } finally {
      client.release();
    }
  });
}
serve({ fetch: app.fetch, port: Number(port), hostname: '127.0.0.1' }, () => process.send?.('ready'));
