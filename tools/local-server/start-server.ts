import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buildServer } from '../setup/build.mjs';
import { serverEnvironment, serverProgram } from '../setup/paths.mjs';
import { freePort } from './free-port.ts';

export interface LocalServer {
  url: string;
  pid: number;
  /** Milliseconds from the start of the process to its first good answer at /healthz. */
  readyMs: number;
  stop(): Promise<void>;
}

const readyWithinMs = 180_000;

/** Built once, whatever the number of servers. */
let built: Promise<void> | undefined;

/** The instant at which replays and timings happen, wherever and whenever they run. */
export const frozenInstant = '2026-11-20T15:00:00Z';

/**
 * Starts a server in a process of its own, by default with a fresh demo in a folder that goes with it, and a frozen
 * clock. Resolves when it is ready; throws when it is not in time.
 */
export async function startServer(env: Record<string, string> = {}): Promise<LocalServer> {
  const ownFolder = env['DATA_DIR'] === undefined ? mkdtempSync(join(tmpdir(), 'brandwright-')) : undefined;
  const port = await freePort();
  const url = `http://127.0.0.1:${port}`;
  const base = { HOST: '127.0.0.1', PORT: String(port), CLOCK: frozenInstant, LOG_LEVEL: 'warn' };
  await (built ??= buildServer());
  const started = performance.now();
  const child = spawn(process.execPath, serverProgram, {
    env: {
      ...process.env,
      ...serverEnvironment,
      ...base,
      ...(ownFolder ? { DATA_DIR: ownFolder } : {}),
      ...env,
    },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('exit', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await ended;
    if (ownFolder) rmSync(ownFolder, { recursive: true, force: true });
  };
  try {
    await ready(url, () => child.exitCode !== null);
  } catch (error) {
    await stop();
    throw error;
  }
  return { url, pid: child.pid ?? 0, readyMs: performance.now() - started, stop };
}

async function ready(url: string, hasEnded: () => boolean): Promise<void> {
  const until = Date.now() + readyWithinMs;
  while (Date.now() < until) {
    if (hasEnded()) throw new Error('The server ended before it was ready.');
    const answer = await fetch(`${url}/healthz`).catch(() => undefined);
    if (answer?.ok) return;
    // Asked more often, a server that is starting would spend its time on answers.
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
  throw new Error('The server was not ready in time.');
}
