import { Dialog } from 'radix-ui';
import { useState } from 'react';
import type { ComponentProps } from 'react';

export interface ModalContentProps extends ComponentProps<typeof Dialog.Content> {
  /** Whether the first field has the keyboard at once, in place of the close button. */
  startsInField?: boolean;
}

const field =
  'input:not([type=hidden], [type=file], [readonly], :disabled), select:not(:disabled), textarea:not(:disabled)';

/** What lies over a screen. When it closes, the keyboard is where it was before: at what opened it. */
export function ModalContent({ startsInField = false, ...props }: ModalContentProps) {
  // Read while it is drawn first, before anything in it takes the focus. Radix knows only triggers of its own.
  const [opener] = useState(focusedNow);
  return (
    <Dialog.Content
      onOpenAutoFocus={(event) => {
        // A touch keyboard would cover half of what was opened.
        if (!startsInField || !window.matchMedia('(pointer: fine)').matches) return;
        const first = event.target instanceof HTMLElement && event.target.querySelector<HTMLElement>(field);
        if (!first) return;
        event.preventDefault();
        first.focus();
      }}
      onCloseAutoFocus={(event) => {
        event.preventDefault();
        // What closed it may have moved on, to the text box of the partner for one.
        const isFree = document.activeElement === null || document.activeElement === document.body;
        if (isFree && opener?.isConnected) opener.focus();
      }}
      onInteractOutside={(event) => {
        // A message lies over everything: undoing what was done in a sheet doesn’t close the sheet.
        if (event.target instanceof Element && event.target.closest('[data-toasts]')) event.preventDefault();
      }}
      {...props}
    />
  );
}

/** What has the keyboard; for an entry of a menu the button that opened the menu, which outlives it. */
function focusedNow(): HTMLElement | null {
  const active = document.activeElement;
  const menu = active?.closest('[role=menu]');
  const opener = menu ? document.getElementById(menu.getAttribute('aria-labelledby') ?? '') : active;
  return opener instanceof HTMLElement && opener !== document.body ? opener : null;
}
