import { Suspense, lazy, useEffect, useRef } from 'react';
import { useDrafts } from '#copilot/drafts-store.ts';
import { Sheet } from '#ui/sheet.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';

const ThreadPanel = lazy(async () => ({ default: (await import('../thread/thread-panel.tsx')).ThreadPanel }));

const GoalCard = lazy(async () => ({ default: (await import('#sourcing/outreach/goal-card.tsx')).GoalCard }));

const title = 'What was agreed';

/** What the partner reads in a conversation: beside the thread where there is room, over it where there is none. */
export function ThreadSide({
  conversationSid,
  hasRoom,
  onClose,
}: {
  conversationSid: string;
  hasRoom: boolean;
  onClose: () => void;
}) {
  // A draft that was asked for here stands in the composer: out of its way.
  const draft = useDrafts((state) => state.texts[`supplier:${conversationSid}`]);
  const before = useRef(draft);
  useEffect(() => {
    if (!hasRoom && draft !== before.current) onClose();
    before.current = draft;
  }, [hasRoom, draft, onClose]);

  const panel = (
    <Suspense fallback={<SkeletonText lines={6} />}>
      <div className="pb-5 empty:pb-0">
        <GoalCard conversationSid={conversationSid} />
      </div>
      <ThreadPanel conversationSid={conversationSid} />
    </Suspense>
  );
  if (!hasRoom)
    return (
      <Sheet open onOpenChange={(open) => !open && onClose()} title={title}>
        {panel}
      </Sheet>
    );
  return (
    <aside aria-label={title} className="w-80 shrink-0 overflow-y-auto border-l border-line p-5">
      {panel}
    </aside>
  );
}
