// The set-up runs on any Node from 20 on and before anything is installed: plain JavaScript, no dependency.
import { installDependencies } from './install.mjs';
import { environmentFile, node, serverEnvironment, serverProgram } from './paths.mjs';

const COMMANDS = {
  async start() {
    const { buildClient, buildServer } = await import('./build.mjs');
    const { becomeProgram, pinnedEnvironment } = await import('./processes.mjs');
    await buildClient();
    await buildServer();
    await becomeProgram(node, [...environmentFile(), ...serverProgram], pinnedEnvironment(serverEnvironment));
  },
  async dev() {
    const { develop } = await import('./dev.mjs');
    await develop();
  },
  async check() {
    const { check } = await import('./check.mjs');
    const { passed, failed } = await check();
    console.log(`\n${passed} passed, ${failed} failed`);
    return failed === 0;
  },
  async test() {
    const { test } = await import('./test.mjs');
    return test();
  },
};

const command = COMMANDS[process.argv[2]];
if (!command) {
  console.error(`Usage: node tools/setup/run.mjs ${Object.keys(COMMANDS).join(' | ')}`);
  process.exit(2);
}
try {
  await installDependencies();
  process.exitCode = (await command()) === false ? 1 : 0;
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
