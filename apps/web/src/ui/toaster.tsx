import { Check, TriangleAlert, X } from 'lucide-react';
import { useEffect, useState } from 'react';
import { messageOf } from '#api/api-error.ts';
import { Button, IconButton } from './button.tsx';
import { toast, useToasts } from './toast.ts';
import type { Toast } from './toast.ts';

/** Long enough to read and to undo. */
const shownMs = 8_000;

/** Where toasts appear; one per page. */
export function Toaster() {
  const toasts = useToasts((state) => state.toasts);
  return (
    <section
      aria-label="Messages"
      aria-live="polite"
      data-toasts
      // Over sheets, which on a phone take the whole width, and above the buttons at their foot.
      className="pointer-events-none fixed inset-x-0 bottom-4 z-60 max-sm:[:root:has([role=dialog]_footer)_&]:bottom-20 flex flex-col items-center gap-2 px-4"
    >
      {toasts.map((entry) => (
        <ToastLine key={entry.id} entry={entry} />
      ))}
    </section>
  );
}

function ToastLine({ entry }: { entry: Toast }) {
  const [held, setHeld] = useState(false);
  const [busy, setBusy] = useState(false);

  useEffect(() => {
    if (held || busy) return;
    const timer = setTimeout(() => toast.dismiss(entry.id), shownMs);
    return () => clearTimeout(timer);
  }, [held, busy, entry.id]);

  async function act() {
    if (!entry.action) return;
    setBusy(true);
    try {
      await entry.action.run();
    } catch (error) {
      toast.failed(messageOf(error));
    }
    toast.dismiss(entry.id);
  }

  return (
    <div
      className="pointer-events-auto flex max-w-lg animate-enter items-center gap-3 rounded-xl border border-line bg-raised py-2 pr-2 pl-4 shadow-float"
      onPointerEnter={() => setHeld(true)}
      onPointerLeave={() => setHeld(false)}
      onFocus={() => setHeld(true)}
      onBlur={() => setHeld(false)}
    >
      {entry.kind === 'done' ? (
        <Check aria-hidden className="size-4 text-good" />
      ) : (
        <TriangleAlert aria-hidden className="size-4 text-bad" />
      )}
      <p className="min-w-0 flex-1 text-sm">{entry.text}</p>
      {entry.action && (
        <Button size="small" look="quiet" busy={busy} onClick={() => void act()} className="text-ink">
          {entry.action.label}
        </Button>
      )}
      <IconButton label="Dismiss" onClick={() => toast.dismiss(entry.id)}>
        <X aria-hidden />
      </IconButton>
    </div>
  );
}
