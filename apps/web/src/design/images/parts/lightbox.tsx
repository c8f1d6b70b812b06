import { imageAtSize } from '@brandwright/contract/store/files.ts';
import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { useEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { useMayAct } from '#home/use-may-act.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import type { ShownPicture } from './shown-picture.ts';
import { UseInDesign } from './use-in-design.tsx';

export interface LightboxProps {
  pictures: readonly ShownPicture[];
  /** Which of them; null is closed. */
  at: number | null;
  onMove: (at: number | null) => void;
  /** In place of opening the canvas with it: what takes the picture, with the words of its button. */
  use?: { label: string; run: (picture: ShownPicture, at: number) => void } | undefined;
  /** Further buttons for the picture that is shown. */
  actions?: ((at: number) => ReactNode) | undefined;
}

/** Pictures as large as fits, one after the other by button or arrow key, with download and use. */
export function Lightbox({ pictures, at, onMove, use, actions }: LightboxProps) {
  const mayAct = useMayAct();
  const picture = at === null ? undefined : pictures[at];
  const step = (by: number) => at !== null && onMove((at + by + pictures.length) % pictures.length);
  return (
    <Dialog
      open={picture !== undefined}
      onOpenChange={(open) => !open && onMove(null)}
      title={picture?.title ?? 'Picture'}
      {...(pictures.length > 1 && at !== null ? { description: `${at + 1} of ${pictures.length}` } : {})}
      className="max-w-3xl"
      footer={
        picture && at !== null ? (
          <>
            {actions?.(at)}
            <Button asChild>
              {/* Its kind gives the file its ending. */}
              <a href={originalOf(picture.url)} download={fileNameOf(picture.title)}>
                <Download aria-hidden />
                Download
              </a>
            </Button>
            {use ? (
              <Button look="solid" onClick={() => use.run(picture, at)}>
                {use.label}
              </Button>
            ) : (
              mayAct && <UseInDesign picture={picture} />
            )}
          </>
        ) : undefined
      }
    >
      {picture && (
        <div className="flex flex-col gap-3">
          <ArrowKeys onStep={step} />
          <Large key={picture.url} picture={picture} />
          {pictures.length > 1 && (
            <div className="flex justify-center gap-2">
              <IconButton label="Previous picture" onClick={() => step(-1)}>
                <ChevronLeft aria-hidden />
              </IconButton>
              <IconButton label="Next picture" onClick={() => step(1)}>
                <ChevronRight aria-hidden />
              </IconButton>
            </div>
          )}
        </div>
      )}
    </Dialog>
  );
}

/** The arrow keys go from picture to picture, wherever the focus is in the dialog. */
function ArrowKeys({ onStep }: { onStep: (by: number) => void }) {
  useEffect(() => {
    const listen = (event: KeyboardEvent) => {
      if (event.key === 'ArrowRight') onStep(1);
      if (event.key === 'ArrowLeft') onStep(-1);
    };
    window.addEventListener('keydown', listen);
    return () => window.removeEventListener('keydown', listen);
  }, [onStep]);
  return null;
}

function Large({ picture }: { picture: ShownPicture }) {
  const [failed, setFailed] = useState(false);
  if (failed)
    return (
      <p role="alert" className="py-20 text-center text-ink-soft">
        The picture couldn’t be loaded. Close it and try again.
      </p>
    );
  return (
    <img
      src={imageAtSize(picture.url, '1024')}
      srcSet={`${imageAtSize(picture.url, '1024')} 1x, ${imageAtSize(picture.url, '2048')} 2x`}
      alt={picture.title}
      onError={() => setFailed(true)}
      className="mx-auto max-h-[64dvh] w-auto rounded-lg bg-ink/5"
    />
  );
}

/** Drawn pictures are made at a size; kept ones are there in full. */
const originalOf = (url: string) => (url.startsWith('/files/drawn/') ? imageAtSize(url, '2048') : url);
const fileNameOf = (title: string) => title.replace(/[^\p{L}\p{N} -]+/gu, '').slice(0, 60) || 'picture';
