import './empty-settings.ts';
import { readConfig } from './config.ts';
import { startServer, type RunningServer } from './start-server.ts';

const sameSignalMs = 500;

try {
  const config = readConfig(process.env);
  const server = await startServer(config);
  console.log(`\nBrandwright is ready at ${server.url}`);
  if (config.demo) console.log('Demo login: founder@demo.brandwright.test / brandwright-demo');
  console.log('');
  stopWhenTold(server);
  // Someone's forgotten promise must not end everyone else's work; the log says that it was forgotten.
  process.on('unhandledRejection', (reason) =>
    server.log.error({ error: String(reason) }, 'a promise was forgotten'),
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function stopWhenTold(server: RunningServer): void {
  let toldAtMs: number | null = null;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // One Ctrl-C comes twice, from the terminal and from npm. A second one later is impatience.
      if (toldAtMs !== null) {
        if (performance.now() - toldAtMs > sameSignalMs) process.exit(1);
        return;
      }
      toldAtMs = performance.now();
      server.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}
