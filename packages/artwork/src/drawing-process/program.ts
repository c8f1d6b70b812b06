import { constants, getPriority, setPriority } from 'node:os';
import { ImageRefused } from '../image-maker/image-maker.ts';
import { draw, type FromDrawingProcess, type ToDrawingProcess } from './draw.ts';

// The process in which pictures are drawn; drawing-process.ts starts it. It ends with its channel, so that none is left
// behind by a server that was killed, and not by the Ctrl-C that lets a server finish its work.
process.on('disconnect', () => process.exit());
for (const signal of ['SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined);
// Whoever talks with the partner goes before pictures.
try {
  const { PRIORITY_BELOW_NORMAL, PRIORITY_LOW } = constants.priority;
  setPriority(Math.min(PRIORITY_LOW, getPriority() + PRIORITY_BELOW_NORMAL));
} catch {
  // Not everywhere allowed, and nothing is wrong without it.
}

const tell = (said: FromDrawingProcess) => process.send?.(said);
const running = new Map<number, AbortController>();

process.on('message', async (told: ToDrawingProcess) => {
  const { id } = told;
  if (told.kind === 'stop') {
    running.get(id)?.abort();
    return;
  }
  const stopping = new AbortController();
  running.set(id, stopping);
  try {
    tell({ kind: 'drawn', id, drawn: await draw(told.task, stopping.signal) });
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    tell(
      error instanceof ImageRefused
        ? { kind: 'refused', id, reason: error.reason, message }
        : { kind: 'failed', id, message },
    );
  } finally {
    running.delete(id);
  }
});

tell({ kind: 'ready' });
