import { ChevronLeft, ChevronRight, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { IconButton } from '#ui/button.tsx';
import { ModalContent } from '#ui/modal-content.tsx';
import { sized } from '#ui/picture-source.ts';

/** Pictures in full, one after the other: arrows move, Escape closes and focus returns to the picture. */
export function Lightbox({
  urls,
  start,
  from,
  onClose,
}: {
  urls: readonly string[];
  /** Zero-based index of the picture to open with. */
  start: number;
  /** Who sent them. */
  from: string;
  onClose: () => void;
}) {
  const [index, setIndex] = useState(start);
  const url = urls[index];
  const step = (by: number) => setIndex((current) => (current + by + urls.length) % urls.length);

  function onKeyDown(event: KeyboardEvent) {
    const by = { ArrowRight: 1, ArrowLeft: -1 }[event.key];
    if (by && urls.length > 1) step(by);
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-50 bg-paper data-[state=open]:animate-fade" />
        <ModalContent
          aria-describedby={undefined}
          onKeyDown={onKeyDown}
          className="fixed inset-0 z-50 flex flex-col outline-none"
        >
          <header className="flex h-14 shrink-0 items-center gap-3 px-4">
            <Dialog.Title className="min-w-0 flex-1 truncate text-sm font-medium">
              {urls.length > 1
                ? `Picture ${index + 1} of ${urls.length} from ${from}`
                : `Picture from ${from}`}
            </Dialog.Title>
            <Dialog.Close asChild>
              <IconButton label="Close">
                <X aria-hidden />
              </IconButton>
            </Dialog.Close>
          </header>
          <div className="flex min-h-0 flex-1 items-center gap-2 px-2 pb-6 sm:px-4">
            {urls.length > 1 && (
              <IconButton label="Previous picture" look="outline" size="icon" onClick={() => step(-1)}>
                <ChevronLeft aria-hidden />
              </IconButton>
            )}
            {url && (
              <img
                key={url}
                src={sized(url, 1024)}
                alt={`${index + 1} of ${urls.length} from ${from}`}
                className="mx-auto max-h-full min-w-0 rounded-lg object-contain"
              />
            )}
            {urls.length > 1 && (
              <IconButton label="Next picture" look="outline" size="icon" onClick={() => step(1)}>
                <ChevronRight aria-hidden />
              </IconButton>
            )}
          </div>
        </ModalContent>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
