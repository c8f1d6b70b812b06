import {
  Activity,
  Archive,
  ArchiveRestore,
  Download,
  Ellipsis,
  PanelLeftClose,
  Pencil,
  Plus,
  Search,
  Trash2,
} from 'lucide-react';
import { Suspense, lazy, useState } from 'react';
import { Link, useNavigate } from 'react-router';
import {
  archiveConversation,
  deleteConversation,
  getConversationScript,
  listConversations,
  renameConversation,
} from '@brandwright/contract/copilot/conversations.ts';
import type { Conversation } from '@brandwright/contract/copilot/conversations.ts';
import { messageOf } from '#api/api-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { IconButton, Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { ConfirmDialog } from '#ui/confirm-dialog.tsx';
import { saveText } from '#ui/save-text.ts';
import { Input } from '#ui/input.tsx';
import { Load } from '#ui/load.tsx';
import { Menu } from '#ui/menu.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { toast } from '#ui/toast.ts';

const TracesSheet = lazy(() => import('./traces-sheet.tsx'));

export interface ConversationsPanelProps {
  /** The one that is open. */
  currentId: string | null;
  onClose: () => void;
  onNew: () => void;
}

/** Conversations: search, open, rename, archive, delete. */
export function ConversationsPanel({ currentId, onClose, onNew }: ConversationsPanelProps) {
  const [search, setSearch] = useState('');
  const [isArchived, setArchived] = useState(false);
  const query = useOperation(
    listConversations,
    { isArchived, size: 100, ...(search.trim() ? { search: search.trim() } : {}) },
    { keepPrevious: true },
  );
  return (
    <div className="flex h-full flex-col">
      <div className="flex items-center gap-1 px-3 pt-3 pb-2">
        <h2 className="flex-1 px-1 font-medium">{isArchived ? 'Archive' : 'Conversations'}</h2>
        <IconButton
          label={isArchived ? 'Show conversations' : 'Show archive'}
          aria-pressed={isArchived}
          onClick={() => setArchived(!isArchived)}
        >
          {isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />}
        </IconButton>
        <IconButton label="New conversation" onClick={onNew}>
          <Plus aria-hidden />
        </IconButton>
        <IconButton label="Close conversations" onClick={onClose}>
          <PanelLeftClose aria-hidden />
        </IconButton>
      </div>
      <div className="relative px-3 pb-2">
        <Search aria-hidden className="absolute top-2.5 left-5.5 size-4 text-ink-soft" />
        <Input
          type="search"
          aria-label="Search conversations"
          placeholder="Search"
          value={search}
          onChange={(event) => setSearch(event.target.value)}
          className="pl-8"
        />
      </div>
      <div className="scroll-quiet min-h-0 flex-1 overflow-y-auto px-2 pb-3">
        <Load
          query={query}
          skeleton={<Skeletons />}
          isEmpty={(data) => data.conversations.length === 0}
          empty={
            <p className="px-3 py-6 text-center text-ink-soft">
              {search
                ? 'No conversation has these words.'
                : isArchived
                  ? 'The archive is empty.'
                  : 'What you talk about will be listed here.'}
            </p>
          }
        >
          {(data) => (
            <ul className="flex flex-col gap-0.5">
              {data.conversations.map((conversation) => (
                <ConversationRow
                  key={conversation.id}
                  conversation={conversation}
                  isCurrent={conversation.id === currentId}
                  onGone={onNew}
                />
              ))}
            </ul>
          )}
        </Load>
      </div>
    </div>
  );
}

function ConversationRow({
  conversation,
  isCurrent,
  onGone,
}: {
  conversation: Conversation;
  isCurrent: boolean;
  onGone: () => void;
}) {
  const [mode, setMode] = useState<'shown' | 'renaming' | 'deleting' | 'traces'>('shown');
  const navigate = useNavigate();
  const rename = useAction(renameConversation);
  const archive = useAction(archiveConversation);
  const remove = useAction(deleteConversation, {
    onDone: () => {
      setMode('shown');
      if (isCurrent) onGone();
    },
  });
  const { id, title, isArchived } = conversation;

  async function saveScript() {
    try {
      const { fileName, yaml } = await callOperation(getConversationScript, { id });
      saveText(fileName, yaml, 'text/yaml');
    } catch (error) {
      toast.failed(messageOf(error));
    }
  }

  if (mode === 'renaming') {
    const done = (next: string) => {
      setMode('shown');
      if (next.trim() && next.trim() !== title) void rename.run({ id, title: next.trim() });
    };
    return (
      <li>
        <Input
          autoFocus
          aria-label="Title"
          defaultValue={title}
          onBlur={(event) => done(event.target.value)}
          onKeyDown={(event) => {
            if (event.key === 'Enter') done(event.currentTarget.value);
            if (event.key === 'Escape') setMode('shown');
          }}
        />
      </li>
    );
  }
  return (
    <li className={cn('group flex items-center rounded-lg hover:bg-ink/5', isCurrent && 'bg-ink/7')}>
      <Link
        to={`/llm/${id}`}
        aria-current={isCurrent ? 'page' : undefined}
        className={cn(
          'flex h-9 min-w-0 flex-1 items-center rounded-lg px-2.5 text-ink-soft',
          isCurrent && 'text-ink',
        )}
      >
        <span className="truncate">{title}</span>
      </Link>
      <Menu
        trigger={
          <Button
            look="quiet"
            size="icon-small"
            aria-label={`More for ${title}`}
            className="opacity-0 group-focus-within:opacity-100 group-hover:opacity-100 data-[state=open]:opacity-100 pointer-coarse:opacity-100"
          >
            <Ellipsis aria-hidden />
          </Button>
        }
        entries={[
          { label: 'Rename', icon: <Pencil aria-hidden />, onSelect: () => setMode('renaming') },
          { label: 'Save as script', icon: <Download aria-hidden />, onSelect: () => void saveScript() },
          {
            label: 'Traces',
            icon: <Activity aria-hidden />,
            onSelect: () => setMode('traces'),
          },
          {
            label: isArchived ? 'Take out of the archive' : 'Archive',
            icon: isArchived ? <ArchiveRestore aria-hidden /> : <Archive aria-hidden />,
            onSelect: () =>
              void archive
                .run({ id, isArchived: !isArchived })
                .then(() => isCurrent && !isArchived && void navigate('/homebase')),
          },
          {
            label: 'Delete',
            icon: <Trash2 aria-hidden />,
            onSelect: () => setMode('deleting'),
            apart: true,
            bad: true,
          },
        ]}
      />
      {mode === 'traces' && (
        <Suspense>
          <TracesSheet conversationId={id} title={title} onClose={() => setMode('shown')} />
        </Suspense>
      )}
      <ConfirmDialog
        open={mode === 'deleting'}
        onOpenChange={(open) => !open && setMode('shown')}
        title="Delete this conversation?"
        busy={remove.isRunning}
        onConfirm={() => void remove.run({ id })}
        preview={{
          verb: 'Delete conversation',
          what: `"${title}" and its messages are deleted.`,
          toWhom: null,
          cost: null,
          irreversible: 'It cannot be brought back. What was done from it stays done.',
          values: [],
          warnings: [],
        }}
      />
    </li>
  );
}

function Skeletons() {
  return (
    <div role="status" aria-label="Loading" className="flex flex-col gap-4 px-2.5 py-3">
      {['w-40', 'w-32', 'w-44', 'w-36', 'w-28'].map((width) => (
        <Skeleton key={width} className={cn('h-3.5', width)} />
      ))}
    </div>
  );
}
