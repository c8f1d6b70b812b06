import { useState } from 'react';
import { cn } from '#ui/cn.ts';
import { Picture } from '#ui/picture.tsx';
import { Lightbox } from '../../messages/lightbox.tsx';
import { isOurs } from '../../messages/media.ts';
import { linkOf } from '../../messages/text-links.ts';
import { OutsideLink } from '../../messages/outside-text.tsx';

/** As many as are drawn; the last one says how many more there are. */
const shownAtMost = 4;

/** Pictures of a message: one large or a grid; each opens in full. Those kept elsewhere are links. */
export function PictureGrid({ urls, from }: { urls: readonly string[]; from: string }) {
  const [open, setOpen] = useState<number | null>(null);
  const ours = urls.filter(isOurs);
  const elsewhere = urls.filter((url) => !isOurs(url));
  const shown = ours.slice(0, shownAtMost);
  const more = ours.length - shown.length;
  return (
    <>
      {shown.length > 0 && (
        <ul
          aria-label={`Pictures from ${from}`}
          className={cn('grid max-w-full gap-1', shown.length === 1 ? 'w-72' : 'w-80 grid-cols-2')}
        >
          {shown.map((url, index) => (
            <li key={url} className={cn('relative', shown.length === 3 && index === 0 && 'col-span-2')}>
              <button
                type="button"
                aria-label={`Open picture ${index + 1} of ${ours.length}`}
                onClick={() => setOpen(index)}
                className="block w-full cursor-zoom-in rounded-xl"
              >
                <Picture
                  src={url}
                  alt=""
                  sizes={shown.length === 1 ? '288px' : '160px'}
                  className={cn('rounded-xl', shown.length === 3 && index === 0 && 'aspect-[2/1]')}
                />
              </button>
              {more > 0 && index === shown.length - 1 && (
                <span className="pointer-events-none absolute inset-0 grid place-items-center rounded-xl bg-paper/80 text-lg font-semibold">
                  +{more}
                </span>
              )}
            </li>
          ))}
        </ul>
      )}
      {elsewhere.map((url) => (
        <ElsewhereLink key={url} url={url} what="Picture" />
      ))}
      {open !== null && <Lightbox urls={ours} start={open} from={from} onClose={() => setOpen(null)} />}
    </>
  );
}

/** Something kept on another host: where it leads is said, and nothing is loaded from there. */
export function ElsewhereLink({ url, what }: { url: string; what: string }) {
  const link = linkOf(url);
  return (
    <p className="text-sm">
      {link ? (
        <OutsideLink href={link.href}>
          {what} on <span className="font-medium">{link.host}</span>
        </OutsideLink>
      ) : (
        `${what} with a broken link`
      )}
    </p>
  );
}
