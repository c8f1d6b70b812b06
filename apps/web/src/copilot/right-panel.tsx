import { X } from 'lucide-react';
import { useIsWide } from '#ui/use-is-wide.ts';
import { IconButton } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { CardView } from './card-view.tsx';
import { closePanel, usePanel } from './panel-store.ts';

/** A record in full beside the thread (420 px); on a phone a sheet. */
export default function RightPanel() {
  const call = usePanel((state) => state.call);
  const isWide = useIsWide();
  if (!call) return null;
  if (!isWide) {
    return (
      <Sheet open onOpenChange={(open) => !open && closePanel()} title={call.title}>
        <CardView call={call} density="panel" />
      </Sheet>
    );
  }
  return (
    <aside
      aria-label={call.title}
      className="flex w-[420px] shrink-0 animate-enter flex-col border-l border-line"
    >
      <header className="flex h-14 shrink-0 items-center gap-2 border-b border-line pr-3 pl-4">
        <h2 className="min-w-0 flex-1 truncate font-medium">{call.title}</h2>
        <IconButton label="Close panel" onClick={closePanel}>
          <X aria-hidden />
        </IconButton>
      </header>
      <div className="min-h-0 flex-1 overflow-y-auto p-4">
        <CardView call={call} density="panel" />
      </div>
    </aside>
  );
}
