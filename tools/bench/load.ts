import autocannon from 'autocannon';
import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export interface Load {
  requestsPerSecond: number;
  /** Of the server's process alone. */
  cpuMsPerRequest: number;
  failed: number;
}

const ticksPerSecond = Number(execFileSync('getconf', ['CLK_TCK'], { encoding: 'utf8' }));

/** Milliseconds of processor time that a process has used (Linux). */
export function cpuMs(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]?.split(' ') ?? [];
  return ((Number(fields[11]) + Number(fields[12])) / ticksPerSecond) * 1000;
}

/** Resident memory of a process in MiB (Linux). */
export function residentMiB(pid: number): number {
  const line = /VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${pid}/status`, 'utf8'));
  return Number(line?.[1] ?? 0) / 1024;
}

/** Loads an address from this process for some seconds over ten connections. */
export async function load(
  pid: number,
  url: string,
  headers: Record<string, string>,
  seconds: number,
): Promise<Load> {
  const before = cpuMs(pid);
  const result = await autocannon({ url, headers, connections: 10, duration: seconds });
  const used = cpuMs(pid) - before;
  const answered = result['2xx'];
  return {
    requestsPerSecond: result.requests.average,
    cpuMsPerRequest: used / Math.max(answered, 1),
    failed: result.errors + result.non2xx,
  };
}
