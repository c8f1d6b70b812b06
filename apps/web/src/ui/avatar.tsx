import { cn } from './cn.ts';
import { initialsOf, hueOf } from './monogram.ts';

export interface AvatarProps {
  name: string;
  /** Address of a picture; without one the initials stand on a color of the name's own. */
  src?: string | null | undefined;
  size?: 'small' | 'medium' | 'large';
  /** Square for companies, round for people. */
  shape?: 'round' | 'square';
}

const sizes = { small: 'size-6 text-[10px]', medium: 'size-9 text-xs', large: 'size-14 text-base' };

/** A person's or a company's picture or initials. The name stands beside it, so it says nothing to screen readers. */
export function Avatar({ name, src, size = 'medium', shape = 'round' }: AvatarProps) {
  const classes = cn(
    'inline-grid shrink-0 place-items-center overflow-hidden font-medium',
    sizes[size],
    shape === 'round' ? 'rounded-full' : 'rounded-lg',
  );
  if (src) return <img src={src} alt="" loading="lazy" className={cn(classes, 'object-cover')} />;
  const hue = hueOf(name);
  return (
    <span
      aria-hidden
      className={classes}
      style={{
        background: `light-dark(oklch(0.9 0.045 ${hue}), oklch(0.36 0.05 ${hue}))`,
        color: `light-dark(oklch(0.36 0.07 ${hue}), oklch(0.92 0.04 ${hue}))`,
      }}
    >
      {initialsOf(name)}
    </span>
  );
}
