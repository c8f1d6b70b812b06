import { Command } from 'cmdk';
import { CornerDownLeft, FileText, MessageSquare, Sparkles } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { listConversations } from '@brandwright/contract/copilot/conversations/list-conversations.ts';
import { useOperation } from '#api/use-operation.ts';
import { useStoreProfile } from '#session/use-session.ts';
import { overlayClasses } from '#ui/float.ts';
import { ModalContent } from '#ui/modal-content.tsx';
import { isCopilotPath } from './copilot-path.ts';
import { shownNavigation } from './navigation.ts';
import { askPartner } from './partner-store.ts';
import { useRecentRecords } from './recent-records.ts';

const itemClasses =
  'flex h-10 cursor-pointer items-center gap-3 rounded-lg px-3 text-sm data-[selected=true]:bg-ink/6 [&_svg]:size-4 [&_svg]:text-ink-soft';
const headingClasses =
  '[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-3 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-xs [&_[cmdk-group-heading]]:text-ink-soft';

/** ⌘K: screens, records looked at last, conversations, or a question to the partner. */
export default function CommandPalette({ onClose }: { onClose: () => void }) {
  const [words, setWords] = useState('');
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const records = useRecentRecords((state) => state.records);
  const conversations = useOperation(listConversations, { size: 5 });
  const store = useStoreProfile().data;

  function go(path: string) {
    onClose();
    void navigate(path);
  }

  function ask() {
    onClose();
    if (words.trim()) askPartner(words.trim());
    else if (!isCopilotPath(pathname)) void navigate('/homebase');
  }

  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className={overlayClasses} />
        <ModalContent
          aria-describedby={undefined}
          className="fixed top-[12vh] left-1/2 z-50 w-[calc(100vw-2rem)] max-w-xl -translate-x-1/2 overflow-hidden rounded-xl border border-line bg-raised shadow-float outline-none"
        >
          <Dialog.Title className="sr-only">Search or ask</Dialog.Title>
          <Command label="Search or ask" loop>
            <Command.Input
              value={words}
              onValueChange={setWords}
              placeholder="Go to a screen or record, or ask the partner"
              className="h-13 w-full border-b border-line bg-transparent px-4 text-base outline-none"
            />
            <Command.List className={`max-h-[min(420px,60vh)] overflow-y-auto p-1.5 ${headingClasses}`}>
              {shownNavigation(store).map((group) => (
                <Command.Group key={group.label ?? 'top'} heading={group.label ?? 'Screens'}>
                  {group.entries
                    .filter((entry) => entry.link)
                    .map((entry) => (
                      <Command.Item
                        key={entry.elementId}
                        value={`${group.label ?? ''} ${entry.label}`}
                        onSelect={() => go(entry.link ?? '/homebase')}
                        className={itemClasses}
                      >
                        <entry.icon aria-hidden />
                        {entry.label}
                      </Command.Item>
                    ))}
                </Command.Group>
              ))}
              {records.length > 0 && (
                <Command.Group heading="Recently viewed">
                  {records.map((record) => (
                    <Command.Item
                      key={record.path}
                      value={`${record.label} ${record.path}`}
                      onSelect={() => go(record.path)}
                      className={itemClasses}
                    >
                      <FileText aria-hidden />
                      {record.label}
                    </Command.Item>
                  ))}
                </Command.Group>
              )}
              {(conversations.data?.conversations.length ?? 0) > 0 && (
                <Command.Group heading="Chats">
                  {conversations.data?.conversations.map((conversation) => (
                    <Command.Item
                      key={conversation.id}
                      value={`${conversation.title} ${conversation.id}`}
                      onSelect={() => go(`/llm/${conversation.id}`)}
                      className={itemClasses}
                    >
                      <MessageSquare aria-hidden />
                      <span className="truncate">{conversation.title}</span>
                    </Command.Item>
                  ))}
                </Command.Group>
              )}
              <Command.Group heading="Partner" forceMount>
                <Command.Item forceMount value="ask the partner" onSelect={ask} className={itemClasses}>
                  <Sparkles aria-hidden className="!text-accent" />
                  <span className="min-w-0 truncate">
                    {words.trim() ? `Ask the partner: ${words.trim()}` : 'Ask the partner'}
                  </span>
                  <CornerDownLeft aria-hidden className="ml-auto" />
                </Command.Item>
              </Command.Group>
            </Command.List>
          </Command>
        </ModalContent>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
