import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from './button.tsx';
import { cn } from './cn.ts';
import { overlayClasses } from './float.ts';
import { ModalContent } from './modal-content.tsx';

export interface SheetProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  title: string;
  /** `right` for records and panels, `left` for navigation. Full width on a phone when on the right. */
  side?: 'left' | 'right';
  children: ReactNode;
  footer?: ReactNode;
  className?: string;
}

export function Sheet({
  open,
  onOpenChange,
  title,
  side = 'right',
  children,
  footer,
  className,
}: SheetProps) {
  return (
    <Radix.Root open={open} onOpenChange={onOpenChange}>
      <Radix.Portal>
        <Radix.Overlay className={overlayClasses} />
        <ModalContent
          aria-describedby={undefined}
          className={cn(
            'fixed inset-y-0 z-50 flex flex-col border-line bg-raised outline-none data-[state=closed]:animate-leave',
            side === 'right' &&
              'right-0 w-full border-l data-[state=open]:animate-sheet-right sm:max-w-[480px]',
            side === 'left' && 'left-0 w-72 max-w-[85vw] border-r data-[state=open]:animate-sheet-left',
            className,
          )}
        >
          <header className="flex h-14 shrink-0 items-center gap-3 border-b border-line px-4">
            <Radix.Title className="min-w-0 flex-1 truncate text-base font-semibold">{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton label="Close">
                <X aria-hidden />
              </IconButton>
            </Radix.Close>
          </header>
          {/* What scrolls must be reached by keyboard. */}
          {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
          <div tabIndex={0} className="min-h-0 flex-1 overflow-y-auto p-4 outline-none">
            {children}
          </div>
          {footer && (
            <footer className="flex flex-wrap justify-end gap-2 border-t border-line p-4">{footer}</footer>
          )}
        </ModalContent>
      </Radix.Portal>
    </Radix.Root>
  );
}
