import { useEffect, useRef } from 'react';
import { useLocation } from 'react-router';
import { Sheet } from '#ui/sheet.tsx';
import { useIsWide } from '#ui/use-is-wide.ts';
import { ConversationsPanel } from './conversations-panel.tsx';
import type { ConversationsPanelProps } from './conversations-panel.tsx';

/** The conversations beside the thread where there is room, else in a sheet. */
export default function ConversationsFrame(props: ConversationsPanelProps) {
  const isWide = useIsWide();
  if (isWide) {
    return (
      <aside aria-label="Chats" className="w-64 shrink-0 border-r border-line">
        <ConversationsPanel {...props} />
      </aside>
    );
  }
  return <ConversationsSheet {...props} />;
}

/** Goes away when a conversation is chosen: on a phone it would lie over it. */
function ConversationsSheet(props: ConversationsPanelProps) {
  const { onClose } = props;
  const { key } = useLocation();
  const openedAt = useRef(key);
  useEffect(() => {
    if (key !== openedAt.current) onClose();
  }, [key, onClose]);
  return (
    <Sheet open onOpenChange={(open) => !open && onClose()} title="Partner" side="left">
      <div className="-m-4 h-full">
        <ConversationsPanel {...props} />
      </div>
    </Sheet>
  );
}
