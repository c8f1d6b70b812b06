import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import pg from 'pg';
import { expect, inject, it } from 'vitest';
import { faultKernel } from './fault-kernel.ts';

/** `KILLS=50` for the figure of a note; each takes the time that a server takes to start. */
const kills = Number(process.env['KILLS'] ?? 2);

/**
 * Buys until it is killed without warning, some instant after it began, or after its first payment. Answers the payments that it was
 * told are through.
 */
async function buyUntilKilled(
  databaseUrl: string,
  dataDir: string,
  storeId: string,
  after: 'start' | 'first payment',
): Promise<string[]> {
  const program = fileURLToPath(new URL('check-out-forever.ts', import.meta.url));
  const child = spawn(process.execPath, [program, databaseUrl, dataDir, storeId], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const exit = once(child, 'exit');
  const acknowledged: string[] = [];
  let isReady = () => {};
  const ready = new Promise<void>((resolve) => {
    isReady = resolve;
  });
  createInterface(child.stdout).on('line', (line) => {
    if (line !== 'ready') acknowledged.push(line);
    if (after === 'start' || line !== 'ready') isReady();
  });
  await Promise.race([ready, exit.then(() => Promise.reject(new Error('The server ended by itself.')))]);
  await wait(20 + Math.random() * 400);
  child.kill('SIGKILL');
  await exit;
  return acknowledged;
}

/** What the test bank has in its folder: amounts that it charged. */
function chargedAtBank(dataDir: string): number[] {
  const folder = join(dataDir, 'payments', 'charges');
  return readdirSync(folder).flatMap((id) => {
    const versions = readdirSync(join(folder, id)).filter((name) => /^\d+\.json$/.test(name));
    const newest = versions.toSorted((one, other) => Number.parseInt(one) - Number.parseInt(other)).at(-1);
    if (newest === undefined) return [];
    const charge = JSON.parse(readFileSync(join(folder, id, newest), 'utf8')) as {
      status: string;
      request: { amountMinor: number };
    };
    return charge.status === 'COMPLETED' ? [charge.request.amountMinor] : [];
  });
}

const sumOf = (amounts: readonly number[]) => amounts.reduce((sum, amount) => sum + amount, 0);

it(
  `${kills} servers killed during checkout lose nothing and double nothing`,
  { timeout: 30_000 + kills * 20_000 },
  async () => {
    const databaseUrl = inject('adminUrl');
    const dataDir = mkdtempSync(join(tmpdir(), 'brandwright-kills-'));
    const storeId = randomUUID();
    const acknowledged: string[] = [];
    for (let kill = 0; kill < kills; kill += 1)
      acknowledged.push(
        // On a slow machine nothing may be paid so soon: the first one at least has something to lose.
        ...(await buyUntilKilled(databaseUrl, dataDir, storeId, kill === 0 ? 'first payment' : 'start')),
      );

    // The next start finds out what became of the payments that were under way.
    const kernel = faultKernel(databaseUrl, dataDir);
    await kernel.start({ worker: false });
    await kernel.stop();
    const client = new pg.Client({ connectionString: databaseUrl });
    await client.connect();
    const ask = async <Row extends pg.QueryResultRow>(text: string) =>
      (await client.query<Row>(text, [storeId])).rows;
    const paid = await ask<{ id: string; amount_minor: number }>(
      `select id, amount_minor::int from payments where store_id = $1 and status = 'COMPLETED'`,
    );
    const invoices = await ask<{ paid_minor: number; total_minor: number }>(
      `select paid_minor::int, total_minor::int from supplier_invoices where store_id = $1 and paid_minor > 0`,
    );
    const booked = await ask<{ amount_minor: number }>(
      `select amount_minor::int from ledger_transfers where store_id = $1 and credit = 'CARDS'`,
    );
    await client.end();

    const atBank = chargedAtBank(dataDir);
    expect(atBank.length).toBeGreaterThan(0);
    expect(paid.map((row) => row.id)).toEqual(expect.arrayContaining(acknowledged));
    expect(paid).toHaveLength(atBank.length);
    expect(sumOf(booked.map((row) => row.amount_minor))).toBe(sumOf(atBank));
    expect(booked).toHaveLength(atBank.length);
    expect(invoices).toHaveLength(atBank.length);
    for (const invoice of invoices) expect(invoice.paid_minor).toBe(invoice.total_minor);
  },
);
