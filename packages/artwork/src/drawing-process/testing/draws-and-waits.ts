import { drawProduct } from '../../index.ts';
import { DrawingProcess } from '../drawing-process.ts';

// A process that draws, tells where it was drawn, and waits to be killed, or has no more to do.
const drawing = new DrawingProcess();
const svg = drawProduct({ form: 'mug', palette: 'clay', mark: 'sun', view: 'front' });
await drawing.draw({ kind: 'rasterize', svg, width: 64 });
process.send?.(drawing.pid);
if (process.argv[2] === 'waits') setInterval(() => undefined, 60_000);
else process.disconnect();
