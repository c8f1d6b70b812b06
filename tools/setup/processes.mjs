import { spawn } from 'node:child_process';
import { delimiter } from 'node:path';
import { inRoot, root } from './paths.mjs';

/**
 * The environment in which `node` and the dependencies' programs are the pinned ones. What Node compiled once is kept: a
 * server then starts with two thirds of the work.
 */
export const pinnedEnvironment = (extra = {}) => ({
  NODE_COMPILE_CACHE: inRoot('node_modules/.cache/node'),
  ...process.env,
  PATH: [inRoot('node_modules/.bin'), process.env.PATH].join(delimiter),
  ...extra,
});

/**
 * Runs a program in the clone; its output goes to the terminal, or is kept when `keep` is set.
 * Resolves to { code, output }, whatever the exit code; a program that cannot be started counts as 127.
 */
export function run(file, args, { keep = false, env = pinnedEnvironment(), onLine } = {}) {
  return new Promise((resolve) => {
    const stdio = keep || onLine ? ['ignore', 'pipe', 'pipe'] : 'inherit';
    const child = spawn(file, args, { cwd: root, env, stdio });
    let output = '';
    const take = (chunk) => {
      output += chunk;
      onLine?.(String(chunk));
    };
    child.stdout?.on('data', take);
    child.stderr?.on('data', take);
    child.once('error', (error) => resolve({ code: 127, output: `${output}${error.message}\n` }));
    child.once('close', (code, signal) => resolve({ code: code ?? (signal ? 1 : 0), output }));
  });
}

/**
 * Runs a program in this one's place: same terminal, our signals go to it, its end is ours.
 * Never resolves.
 */
export function becomeProgram(file, args, env = pinnedEnvironment()) {
  return new Promise(() => {
    const child = spawn(file, args, { cwd: root, env, stdio: 'inherit' });
    for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => child.kill(signal));
    child.once('error', (error) => {
      console.error(error.message);
      process.exit(127);
    });
    child.once('exit', (code, signal) => process.exit(code ?? (signal ? 1 : 0)));
  });
}
