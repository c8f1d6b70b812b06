import { ImageOff, LoaderCircle } from 'lucide-react';
import { Picture } from '#ui/picture.tsx';
import { cn } from '#ui/cn.ts';

/** The picture of an AI product: there, being drawn, or missing. */
export function ProductPicture({
  image,
  title,
  note,
  className,
}: {
  image: string;
  title: string;
  /** Why there is no picture. */
  note?: string | undefined;
  className?: string;
}) {
  if (image !== '' && image !== 'LOADING')
    return <Picture src={image} alt={title} sizes="220px" {...(className ? { className } : {})} />;
  const isLoading = image === 'LOADING';
  return (
    <span
      role="img"
      aria-label={
        isLoading
          ? `The picture of ${title} is being drawn`
          : `${title} has no picture${note ? `: ${note}` : ''}`
      }
      className={cn('grid aspect-square place-items-center rounded-lg bg-ink/5 text-ink-soft', className)}
    >
      {isLoading ? (
        <LoaderCircle aria-hidden className="size-5 animate-spin motion-reduce:animate-none" />
      ) : (
        <span className="grid justify-items-center gap-2 p-3 text-center text-xs">
          <ImageOff aria-hidden className="size-5" />
          {note}
        </span>
      )}
    </span>
  );
}
