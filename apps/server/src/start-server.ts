import { drawInOwnProcess } from '@brandwright/artwork';
import { createCopilot } from '@brandwright/copilot';
import {
  createKernel,
  createLog,
  frozenClock,
  howDemoStands,
  migrate,
  platformAreas,
  resetDemo,
  systemClock,
  type Log,
  startPostgres,
} from '@brandwright/platform';
import { createProviders } from '@brandwright/providers';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { createApp } from './app.ts';
import type { Config } from './config.ts';
import { demoFiles } from './demo-files.ts';
import { listen, type Listener } from './listen.ts';
import { ownAddresses } from './own-addresses.ts';
import { seedInProcess, type SeedTask } from './seed-demo/seed-in-process.ts';
import { readClientFiles } from './web/client-files.ts';

export interface RunningServer {
  url: string;
  log: Log;
  /** Takes no new calls, lets answers finish within the grace, then stops everything it started. */
  stop(graceMs?: number): Promise<void>;
}

const clientFolder = fileURLToPath(new URL('../../web/dist', import.meta.url));
const usualGraceMs = 10_000;

/** Starts everything, in order: port, database, schema, demo, platform, partner. What was started is stopped again when a step fails. */
export async function startServer(config: Config): Promise<RunningServer> {
  const log = createLog(config.logLevel);
  const undo: (() => Promise<void>)[] = [];
  const stopAll = async () => {
    for (const step of undo.splice(0).reverse())
      await step().catch((error: unknown) => log.error({ error: String(error) }, 'a part did not stop well'));
  };
  try {
    const listener = await listen(config.host, config.port);
    undo.push(() => listener.close(0));
    const stop = await startBehind(listener, config, log, undo);
    return { url: listener.url, log, stop: (graceMs = usualGraceMs) => stop(graceMs).finally(stopAll) };
  } catch (error) {
    await stopAll();
    throw error;
  }
}

async function startBehind(
  listener: Listener,
  config: Config,
  log: Log,
  undo: (() => Promise<void>)[],
): Promise<(graceMs: number) => Promise<void>> {
  const databaseUrl = config.databaseUrl ?? (await startDatabase(config, log, undo));
  if (config.databaseUrl !== undefined && !config.environment['SESSION_SECRET']) {
    log.warn(
      {},
      'SESSION_SECRET is not set: other servers on this database must share DATA_DIR, or logins are good on one only.',
    );
  }
  await migrate(databaseUrl);
  const frozen = config.clock === undefined ? undefined : frozenClock(config.clock);
  const clock = frozen ?? systemClock;
  const publicUrl = config.publicUrl ?? listener.url;
  const providers = createProviders(config.environment, config.dataDir, {
    report: (message) => log.info({}, message),
    publicUrl,
    now: () => clock.now(),
  });
  if (config.demo) await bringDemo({ ...config, databaseUrl, now: clock.now() }, log);
  const drawing = drawInOwnProcess();
  undo.push(async () => drawing.stop());
  const kernel = createKernel({
    databaseUrl,
    areas: platformAreas,
    clock,
    providers,
    log,
    publicUrl,
    checkOutputs: false,
  });
  undo.push(() => kernel.stop());
  const copilot = createCopilot(kernel, config.environment);
  // The partner's own kinds of work stand above the platform, so they are named here.
  await kernel.start({ jobs: copilot.jobs });
  const stopping = new AbortController();
  const gateway = {
    kernel,
    copilot,
    providers,
    config,
    log,
    publicUrl,
    ownAddresses: ownAddresses({ ...config, port: listener.port, publicUrl }),
    stopping: stopping.signal,
  };
  const demo = {
    clocks: kernel.clocks,
    frozenAt: frozen?.now(),
    reset: (instant: Date | undefined) =>
      resetDemo({ databaseUrl, areas: platformAreas, ...demoFiles(providers), instant }),
  };
  const app = createApp(gateway, {
    client: await readClientFiles(clientFolder),
    ...(config.demo ? { demo } : {}),
  });
  listener.use((request, bindings) => app.fetch(request, bindings));
  return async (graceMs) => {
    stopping.abort();
    await Promise.all([listener.close(graceMs), copilot.close(graceMs)]);
    undo.shift();
  };
}

/** An older demo that cannot be brought up to date is no reason to keep people from their data. */
async function bringDemo(task: SeedTask, log: Log): Promise<void> {
  const stands = await howDemoStands(task.databaseUrl, platformAreas);
  if (stands === 'missing') await seedInProcess(task);
  if (stands === 'older')
    await seedInProcess(task).catch((error: unknown) =>
      log.error({ error: String(error) }, 'the demo stores did not get what is new'),
    );
}

async function startDatabase(config: Config, log: Log, undo: (() => Promise<void>)[]): Promise<string> {
  const postgres = await startPostgres({
    dataDir: join(config.dataDir, 'postgres'),
    log: (message) => log.info({}, message),
  });
  undo.push(() => postgres.stop());
  return postgres.url;
}
