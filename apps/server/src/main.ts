import { readConfig } from './config.ts';
import { startServer, type RunningServer } from './start-server.ts';

try {
  const config = readConfig(process.env);
  const server = await startServer(config);
  console.log(`\nBrandwright is ready at ${server.url}`);
  if (config.demo) console.log('Demo login: founder@demo.brandwright.test / brandwright-demo');
  console.log('');
  stopWhenTold(server);
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}

function stopWhenTold(server: RunningServer): void {
  let isStopping = false;
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) {
    process.on(signal, () => {
      // Told twice, someone is impatient.
      if (isStopping) process.exit(1);
      isStopping = true;
      server.stop().then(
        () => process.exit(0),
        () => process.exit(1),
      );
    });
  }
}
