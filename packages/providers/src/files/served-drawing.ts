import { drawingNamed } from '@brandwright/artwork';
import { printDrawingNamed } from '../print-on-demand/print-drawing.ts';

/**
 * The SVG of a name under `/files/drawn/`: `pod.…` is a blank of the embedded carrier with a print on it, any other name is
 * one of `drawingNamed`. Undefined for a name that is not known.
 */
export function servedDrawing(name: string): string | undefined {
  const [first, ...parts] = name.split('.');
  return first === 'pod' ? printDrawingNamed(parts) : drawingNamed(name);
}
