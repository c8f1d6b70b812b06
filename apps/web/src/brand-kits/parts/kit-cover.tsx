import { Picture } from '#ui/picture.tsx';
import { lookOf, lookStyle } from '../look/brand-look.ts';
import { brandType } from '../look/typeface.ts';

/** A kit at a glance: one large picture and two beside it; before there are pictures, its name on its own color. */
export function KitCover({
  name,
  images,
  palette,
}: {
  name: string;
  images: readonly string[];
  palette: readonly string[];
}) {
  if (images.length < 3)
    return (
      <span
        aria-hidden
        style={lookStyle(lookOf(palette))}
        className="@container grid aspect-3/2 place-items-center overflow-hidden p-6 text-center"
      >
        <span style={brandType(name, 'clamp(1.5rem, 12cqw, 3rem)')} className="leading-tight text-balance">
          {name}
        </span>
      </span>
    );
  return (
    <span aria-hidden className="grid aspect-3/2 grid-cols-3 grid-rows-2 gap-px bg-line">
      <Picture src={images[0]} alt="" sizes="260px" className="col-span-2 row-span-2 rounded-none" />
      <Picture src={images[1]} alt="" sizes="130px" className="rounded-none" />
      <Picture src={images[2]} alt="" sizes="130px" className="rounded-none" />
    </span>
  );
}
