import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import type { Config } from '../config.ts';

/** What the seeding process needs to know. */
export interface SeedTask extends Pick<Config, 'dataDir' | 'environment'> {
  databaseUrl: string;
  now: Date;
}

const program = fileURLToPath(new URL('./main.ts', import.meta.url));

/**
 * Seeds the demo stores, or gives them what is new, in a process of its own, so that the memory it takes goes back: drawing the demo takes more than
 * serving it. The process prints what goes wrong; this throws when it did not end well.
 */
export async function seedInProcess({ databaseUrl, now, dataDir, environment }: SeedTask): Promise<void> {
  const task: SeedTask = { databaseUrl, now, dataDir, environment };
  const child = fork(program, { serialization: 'advanced' });
  const ended = once(child, 'exit') as Promise<[code: number | null, signal: string | null]>;
  child.send(task);
  const [code, signal] = await ended;
  if (code !== 0) throw new Error(`The demo was not seeded: its process ended with ${signal ?? code}.`);
}
