import { spawn } from 'node:child_process';
import { environmentFile, node, program, root, serverEnvironment, serverSources } from './paths.mjs';
import { pinnedEnvironment } from './processes.mjs';

/**
 * Runs the server, restarted when a file it uses changes, and Vite, which serves the client and sends
 * calls on to the server. Ends both when either ends or we are told to. Never resolves.
 */
export function develop() {
  const env = pinnedEnvironment({ ...serverEnvironment, PORT: process.env.PORT ?? '8787' });
  const children = [
    spawn(node, ['--watch', ...environmentFile(), ...serverSources], {
      cwd: root,
      env,
      stdio: 'inherit',
    }),
    spawn(program('vite'), ['dev', 'apps/web', '--clearScreen', 'false'], {
      cwd: root,
      env,
      stdio: 'inherit',
    }),
  ];
  const stopAll = (signal) => children.forEach((child) => child.kill(signal));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => stopAll(signal));
  const ended = children.map(
    (child) =>
      new Promise((resolve) => {
        child.once('error', () => resolve(127));
        child.once('exit', (code) => {
          stopAll('SIGTERM');
          resolve(code ?? 1);
        });
      }),
  );
  return Promise.all(ended).then((codes) => process.exit(Math.max(...codes)));
}
