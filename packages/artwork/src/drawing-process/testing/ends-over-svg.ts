import type { FromDrawingProcess, ToDrawingProcess } from '../draw.ts';

// A program that ends over the drawing "end", and takes its time for others.
const tell = (said: FromDrawingProcess) => process.send?.(said);
process.on('disconnect', () => process.exit());
process.on('message', (told: ToDrawingProcess) => {
  if (told.kind !== 'draw' || told.task.kind !== 'rasterize') return;
  if (told.task.svg === 'end') setTimeout(() => process.exit(1), 20);
  else
    setTimeout(
      () => tell({ kind: 'drawn', id: told.id, drawn: { kind: 'png', bytes: new Uint8Array() } }),
      100,
    );
});
tell({ kind: 'ready' });
