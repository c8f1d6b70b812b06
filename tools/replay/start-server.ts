import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

export interface StartedServer {
  url: string;
  stop(): Promise<void>;
}

const serverMain = fileURLToPath(new URL('../../apps/server/src/main.ts', import.meta.url));
const readyWithinMs = 120_000;

/** The instant at which replays happen, wherever and whenever they run. */
export const replayClock = '2026-11-20T15:00:00Z';

/** Starts a server of its own with a fresh demo and a frozen clock, and waits until it is ready. */
export async function startServer(env: Record<string, string> = {}): Promise<StartedServer> {
  const dataDir = mkdtempSync(join(tmpdir(), 'brandwright-replay-'));
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const child = spawn(process.execPath, [serverMain], {
    env: { ...process.env, HOST: '127.0.0.1', PORT: String(port), DATA_DIR: dataDir, CLOCK: replayClock, LOG_LEVEL: 'warn', ...env },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    rmSync(dataDir, { recursive: true, force: true });
  };
  try {
    await ready(url, () => child.exitCode !== null);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, stop };
}

async function ready(url: string, hasEnded: () => boolean): Promise<void> {
  const until = Date.now() + readyWithinMs;
  while (Date.now() < until) {
    if (hasEnded()) throw new Error('The server ended before it was ready.');
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('The server was not ready in time.');
}

function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const probe = createServer();
    probe.once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => (address && typeof address === 'object' ? resolve(address.port) : reject(new Error('No free port.'))));
    });
  });
}
