import { Maximize2, SquarePen, X } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { Conversation } from '#copilot/conversation.tsx';
import { EmptyConversation } from '#copilot/empty-conversation.tsx';
import { IconButton } from '#ui/button.tsx';
import { useIsWide } from '#ui/use-is-wide.ts';
import { setDock, usePartner } from './partner-store.ts';

/** The partner beside a classic screen. Keeps its conversation and knows the record in view. */
export default function PartnerDock() {
  const conversationId = usePartner((state) => state.dockConversationId);
  const [freshKey, setFreshKey] = useState(0);
  const navigate = useNavigate();
  const isWide = useIsWide();
  const onNamed = useCallback((id: string) => usePartner.setState({ dockConversationId: id }), []);

  useCloseOnNavigation(!isWide);

  function begin() {
    usePartner.setState({ dockConversationId: null });
    setFreshKey(freshKey + 1);
  }

  return (
    <aside
      aria-label="Partner"
      data-frame
      className={
        isWide
          ? 'flex w-[420px] shrink-0 flex-col border-l border-line'
          : 'fixed inset-0 z-30 flex animate-sheet-right flex-col bg-paper'
      }
    >
      <header className="flex h-14 shrink-0 items-center gap-1 border-b border-line pr-3 pl-4">
        <h2 className="flex-1 font-medium">Partner</h2>
        <IconButton label="New chat" onClick={begin}>
          <SquarePen aria-hidden />
        </IconButton>
        <IconButton
          label="Open full view"
          onClick={() => void navigate(conversationId ? `/llm/${conversationId}` : '/homebase')}
        >
          <Maximize2 aria-hidden />
        </IconButton>
        <IconButton label="Close partner" onClick={() => setDock(false)}>
          <X aria-hidden />
        </IconButton>
      </header>
      <div className="flex min-h-0 flex-1 flex-col">
        <Conversation
          conversationId={conversationId}
          freshKey={String(freshKey)}
          onNamed={onNamed}
          empty={<EmptyConversation />}
        />
      </div>
    </aside>
  );
}

/** On a phone the dock covers the screen, so it gives way when another one is opened. */
function useCloseOnNavigation(isCovering: boolean): void {
  const { pathname } = useLocation();
  const openedAt = useRef(pathname);
  useEffect(() => {
    if (isCovering && pathname !== openedAt.current) setDock(false);
  }, [isCovering, pathname]);
}
