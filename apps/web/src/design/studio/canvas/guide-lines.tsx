import { Line } from 'react-konva';
import { accent } from './accent.ts';
import type { Guide } from './geometry.ts';

/** The lines that a dragged layer snaps to. */
export function GuideLines({ guides, scale }: { guides: readonly Guide[]; scale: number }) {
  return (
    <>
      {guides.map(({ axis, at, from, to }) => (
        <Line
          key={`${axis}${at}`}
          points={axis === 'x' ? [at, from, at, to] : [from, at, to, at]}
          stroke={accent}
          strokeWidth={1.2 / scale}
          listening={false}
        />
      ))}
    </>
  );
}
