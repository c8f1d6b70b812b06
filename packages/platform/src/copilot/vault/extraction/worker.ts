import { parentPort, workerData } from 'node:worker_threads';
import type { VaultType } from '@brandwright/contract/copilot/vault/limits.ts';
import { UnreadableFile } from './extracted.ts';
import { readFileText } from './readers.ts';

/** The thread that reads one file: it may run out of memory or time without hurting the server. */
const { bytes, contentType } = workerData as { bytes: Uint8Array; contentType: VaultType };

try {
  const extracted = await readFileText(bytes, contentType, (done, all) =>
    parentPort?.postMessage({ kind: 'pages', done, all }),
  );
  parentPort?.postMessage({ kind: 'read', extracted });
} catch (error) {
  parentPort?.postMessage(
    error instanceof UnreadableFile
      ? { kind: 'unreadable', message: error.message }
      : { kind: 'fault', message: String(error) },
  );
}
