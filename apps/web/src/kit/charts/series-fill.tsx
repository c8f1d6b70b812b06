import { fillOf, strokeOf } from './look.ts';

const hatches = [
  null,
  'M-2,2 l4,-4 M0,8 l8,-8 M6,10 l4,-4',
  'M4,0 v8',
  'M0,4 h8',
  'M-2,6 l4,4 M0,0 l8,8 M6,-2 l4,4',
] as const;

/** Patterns of the bars after the first, which is plain: color is never the only sign. */
export function FillPatterns({ id, count }: { id: string; count: number }) {
  if (count < 2) return null;
  return (
    <defs>
      {Array.from({ length: count }, (_, at) => (
        <pattern key={at} id={`${id}-${at}`} width={8} height={8} patternUnits="userSpaceOnUse">
          <rect width={8} height={8} className="fill-raised" />
          <rect width={8} height={8} opacity={0.25} className={fillOf(at)} />
          <path
            d={hatches[at % hatches.length] ?? ''}
            fill="none"
            strokeWidth={1.75}
            className={strokeOf(at)}
          />
        </pattern>
      ))}
    </defs>
  );
}

/** A bar in the color and pattern of its series. */
export function SeriesFill({
  id,
  at,
  ...box
}: {
  id: string;
  at: number;
  x: number;
  y: number;
  width: number;
  height: number;
}) {
  const isPlain = hatches[at % hatches.length] === null;
  return (
    <rect
      {...box}
      rx={2}
      strokeWidth={isPlain ? 0 : 1}
      className={isPlain ? fillOf(at) : strokeOf(at)}
      {...(isPlain ? {} : { fill: `url(#${id}-${at})` })}
    />
  );
}
