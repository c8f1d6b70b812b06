import { cn } from '#ui/cn.ts';

/** A palette as one band; its colors are said to screen readers. */
export function PaletteStrip({ palette, className }: { palette: readonly string[]; className?: string }) {
  return (
    <span
      role="img"
      aria-label={`Palette: ${palette.join(', ')}`}
      className={cn('flex h-3 overflow-hidden rounded-full ring-1 ring-ink/10', className)}
    >
      {palette.map((hex, index) => (
        <span key={`${hex}${index}`} style={{ background: hex }} className="flex-1" />
      ))}
    </span>
  );
}
