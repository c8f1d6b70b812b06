import {
  Activity,
  Archive,
  ArchiveRestore,
  Download,
  Ellipsis,
  FileText,
  Pencil,
  Share2,
  Trash2,
} from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import { archiveConversation } from '@brandwright/contract/copilot/conversations/archive-conversation.ts';
import { deleteConversation } from '@brandwright/contract/copilot/conversations/delete-conversation.ts';
import { renameConversation } from '@brandwright/contract/copilot/conversations/rename-conversation.ts';
import { unarchiveConversation } from '@brandwright/contract/copilot/conversations/unarchive-conversation.ts';
import type { Conversation } from '@brandwright/contract/copilot/conversations/conversation.ts';
import type { Excerpt } from '@brandwright/contract/copilot/conversations/list-conversations.ts';
import { serverNowMs } from '#api/server-clock.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { formatMomentFully } from '#ui/format.ts';
import { Input } from '#ui/input.tsx';
import { Menu } from '#ui/menu.tsx';
import { useMomentZone } from '#ui/zone.ts';
import { timeInGroup } from './conversation-groups.ts';
import { ExcerptText } from './excerpt-text.tsx';
import { saveConversation } from './save-conversation.ts';

const TracesSheet = lazy(() => import('./traces-sheet.tsx'));
const ShareDialog = lazy(() => import('./share-dialog.tsx'));

export interface ConversationRowProps {
  conversation: Conversation & { excerpt: Excerpt | null };
  isCurrent: boolean;
  /** Told when the one that is open was deleted. */
  onGone: () => void;
}

/** A conversation in the list, with what can be done with it. */
export function ConversationRow({ conversation, isCurrent, onGone }: ConversationRowProps) {
  const [mode, setMode] = useState<'shown' | 'renaming' | 'deleting' | 'traces' | 'sharing'>('shown');
  const navigate = useNavigate();
  const timeZone = useMomentZone();
  const archive = useAction(archiveConversation);
  const unarchive = useAction(unarchiveConversation);
  const remove = useAction(deleteConversation, {
    onDone: () => {
      setMode('shown');
      if (isCurrent) onGone();
    },
  });
  const { id, title, isArchived, updatedAt, excerpt } = conversation;
  const done = () => setMode('shown');

  if (mode === 'renaming') return <RenameField id={id} title={title} onDone={done} />;
  return (
    <li className={cn('group relative rounded-lg hover:bg-ink/5', isCurrent && 'bg-ink/7')}>
      <Link
        to={excerpt ? `/llm/${id}?message=${excerpt.messageId}` : `/llm/${id}`}
        aria-current={isCurrent ? 'page' : undefined}
        className={cn(
          'flex min-h-9 min-w-0 flex-col justify-center rounded-lg px-2.5 py-1.5 text-ink-soft pointer-coarse:pr-10',
          isCurrent && 'text-ink',
        )}
      >
        <span className="flex items-baseline gap-2">
          <span className="min-w-0 flex-1 truncate">{title}</span>
          <time
            dateTime={updatedAt}
            title={formatMomentFully(updatedAt, timeZone)}
            className="figures shrink-0 text-xs group-focus-within:invisible group-hover:invisible"
          >
            {timeInGroup(updatedAt, serverNowMs(), timeZone)}
          </time>
        </span>
        {excerpt && <ExcerptText excerpt={excerpt} />}
      </Link>
      <Menu
        trigger={
          <Button
            look="quiet"
            size="icon-small"
            aria-label={`More for ${title}`}
            className="absolute top-0.5 right-0.5 opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 data-[state=open]:opacity-100 pointer-coarse:opacity-100"
          >
            <Ellipsis aria-hidden />
          </Button>
        }
        entries={[
          { label: 'Rename', icon: <Pencil aria-hidden />, onSelect: () => setMode('renaming') },
          { label: 'Share', icon: <Share2 aria-hidden />, onSelect: () => setMode('sharing') },
          {
            label: 'Save as Markdown',
            icon: <FileText aria-hidden />,
            onSelect: () => void saveConversation(id, 'MARKDOWN'),
            apart: true,
          },
          {
            label: 'Save as replay script',
            icon: <Download aria-hidden />,
            onSelect: () => void saveConversation(id, 'SCRIPT'),
          },
          { label: 'Traces', icon: <Activity aria-hidden />, onSelect: () => setMode('traces') },
          {
            label: isArchived ? 'Unarchive' : 'Archive',
            icon: isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />,
            apart: true,
            onSelect: () =>
              void (isArchived ? unarchive : archive)
                .run({ id })
                .then(() => isCurrent && !isArchived && void navigate('/homebase')),
          },
          { label: 'Delete', icon: <Trash2 aria-hidden />, onSelect: () => setMode('deleting'), bad: true },
        ]}
      />
      <Suspense>
        {mode === 'traces' && <TracesSheet conversationId={id} title={title} onClose={done} />}
        {mode === 'sharing' && <ShareDialog conversationId={id} title={title} onClose={done} />}
      </Suspense>
      <ConfirmDialog
        open={mode === 'deleting'}
        onOpenChange={(open) => !open && done()}
        title="Delete this chat?"
        busy={remove.isRunning}
        onConfirm={() => void remove.run({ id })}
        preview={{
          verb: 'Delete chat',
          what: `This deletes “${title}” with its messages, your feedback on them and its shared links.`,
          toWhom: null,
          cost: null,
          irreversible: 'This can’t be undone. What was done from the chat stays done.',
          values: [],
          warnings: [],
        }}
      />
    </li>
  );
}

function RenameField({ id, title, onDone }: { id: string; title: string; onDone: () => void }) {
  const rename = useAction(renameConversation);
  const end = (next: string) => {
    onDone();
    if (next.trim() && next.trim() !== title) void rename.run({ id, title: next.trim() });
  };
  return (
    <li>
      <Input
        autoFocus
        aria-label="Title"
        maxLength={120}
        defaultValue={title}
        onFocus={(event) => event.currentTarget.select()}
        onBlur={(event) => end(event.target.value)}
        onKeyDown={(event) => {
          if (event.key === 'Enter') end(event.currentTarget.value);
          if (event.key === 'Escape') onDone();
        }}
      />
    </li>
  );
}
