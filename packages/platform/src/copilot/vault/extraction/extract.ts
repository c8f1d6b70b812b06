import { Worker } from 'node:worker_threads';
import type { VaultType } from '@brandwright/contract/copilot/vault/limits.ts';
import { UnreadableFile, type Extracted, type ReportPages } from './extracted.ts';

export interface ExtractOptions {
  report?: ReportPages;
  signal?: AbortSignal;
  /** Milliseconds and megabytes that one file may take. */
  timeoutMs?: number;
  memoryMb?: number;
}

type Said =
  | { kind: 'pages'; done: number; all: number }
  | { kind: 'read'; extracted: Extracted }
  | { kind: 'unreadable'; message: string }
  | { kind: 'fault'; message: string };

const tooMuch =
  'It takes too much time or memory to read. Split it, or save it as a plain PDF or text file, and replace it here.';
const damaged =
  'It’s too damaged to read. Save it again from the program it was made in and replace it here.';

/** Reads a file's text in a thread of its own, within time and memory. Throws UnreadableFile with what to do. */
export function extract(
  bytes: Uint8Array,
  contentType: VaultType,
  { report, signal, timeoutMs = 60_000, memoryMb = 512 }: ExtractOptions = {},
): Promise<Extracted> {
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL('./worker.ts', import.meta.url), {
      workerData: { bytes, contentType },
      resourceLimits: { maxOldGenerationSizeMb: memoryMb },
      // Readers write warnings about odd files; they are told by the outcome.
      stdout: true,
      stderr: true,
    });
    const end = (settle: () => void) => {
      clearTimeout(timer);
      signal?.removeEventListener('abort', stop);
      void worker.terminate();
      settle();
    };
    const fail = (message: string) => end(() => reject(new UnreadableFile(message)));
    const stop = () => fail(tooMuch);
    const timer = setTimeout(stop, timeoutMs);
    signal?.addEventListener('abort', stop, { once: true });
    worker.on('message', (said: Said) => {
      if (said.kind === 'pages') report?.(said.done, said.all);
      else if (said.kind === 'read') end(() => resolve(said.extracted));
      else fail(said.kind === 'unreadable' ? said.message : damaged);
    });
    worker.on('error', (error: Error & { code?: string }) =>
      fail(error.code === 'ERR_WORKER_OUT_OF_MEMORY' ? tooMuch : damaged),
    );
  });
}
