import type { ColorOption } from '@brandwright/contract/print-on-demand/entities.ts';

/** The colors of something as dots, with their names for those who hear them. */
export function ColorDots({ colors, most = 8 }: { colors: readonly ColorOption[]; most?: number }) {
  if (colors.length === 0) return null;
  const shown = colors.slice(0, most);
  return (
    <span className="inline-flex flex-wrap items-center gap-1">
      {shown.map((color) => (
        <span
          key={color.name}
          title={color.name}
          aria-hidden
          className="size-3 rounded-full border border-ink/25"
          style={{ backgroundColor: color.hex }}
        />
      ))}
      {colors.length > most && (
        <span aria-hidden className="figures text-xs text-ink-soft">
          +{colors.length - most}
        </span>
      )}
      <span className="sr-only">{colors.map(({ name }) => name).join(', ')}</span>
    </span>
  );
}
