import type { PictureColor } from '@brandwright/contract/sourcing/marketplace/image-search/entities.ts';

/** "92% alike". */
export function Likeness({ share }: { share: number }) {
  return <p className="figures text-xs text-ink-soft">{Math.round(share * 100)}% similar</p>;
}

/** The colors of what a picture shows, each with its name. */
export function Colors({ colors }: { colors: readonly PictureColor[] }) {
  if (colors.length === 0) return null;
  return (
    <ul aria-label="Colors" className="flex flex-wrap gap-x-4 gap-y-1.5">
      {colors.map((color) => (
        <li key={color.hex} className="flex items-center gap-1.5 text-xs text-ink-soft">
          <span
            aria-hidden
            className="size-3.5 rounded-full border border-line"
            style={{ backgroundColor: color.hex }}
          />
          {color.name}
        </li>
      ))}
    </ul>
  );
}
