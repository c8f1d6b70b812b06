import { fork } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { freePort } from '../local-server/free-port.ts';

export interface BareServer {
  url: string;
  pid: number;
  stop(): Promise<void>;
}

/** The bare server that sends the same statements, in a process of its own. */
export async function startBare(statementsFile: string, databaseUrl: string): Promise<BareServer> {
  const port = await freePort();
  const program = fileURLToPath(new URL('./bare-server.ts', import.meta.url));
  const child = fork(program, [statementsFile, String(port)], {
    env: { ...process.env, DATABASE_URL: databaseUrl },
  });
  await new Promise((resolve, reject) => {
    child.once('message', resolve);
    child.once('exit', () => reject(new Error('The bare server ended before it was ready.')));
  });
  const stop = async () => {
    const ended = new Promise((resolve) => child.once('exit', resolve));
    child.kill('SIGTERM');
    await ended;
  };
  return { url: `http://127.0.0.1:${port}`, pid: child.pid ?? 0, stop };
}
