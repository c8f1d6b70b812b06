import { Archive, Copy, Ellipsis, MessageSquareText, PenLine, RotateCcw, Trash2, X } from 'lucide-react';
import { Dialog } from 'radix-ui';
import { useState, type SubmitEvent } from 'react';
import type { CollaborationDetail } from '@brandwright/contract/design/collaborations/entities.ts';
import { copyImageCollaboration } from '@brandwright/contract/design/collaborations/copy-image-collaboration.ts';
import { deleteCollaborationThreads } from '@brandwright/contract/design/collaborations/delete-collaboration-threads.ts';
import { updateImageCollaboration } from '@brandwright/contract/design/collaborations/update-image-collaboration.ts';
import { useAction } from '#api/use-action.ts';
import { askPartner } from '#frame/partner-store.ts';
import { OperationDialog } from '#orders/parts/operation-dialog.tsx';
import { Avatar } from '#ui/avatar.tsx';
import { Badge } from '#ui/badge.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { Input } from '#ui/input.tsx';
import { Menu } from '#ui/menu.tsx';
import type { Present } from '../use-presence.ts';

/** The head of a picture in review: its name, who else is there, what can be done with all of it. */
export function ReviewHead({
  one,
  others,
  mayAct,
  onClose,
  onCopied,
}: {
  one: CollaborationDetail;
  others: readonly Present[];
  mayAct: boolean;
  onClose: () => void;
  onCopied: (collaborationId: string) => void;
}) {
  const [isRenaming, setRenaming] = useState(false);
  const [doomed, setDoomed] = useState<'RESOLVED' | 'ALL' | null>(null);
  const change = useAction(updateImageCollaboration, { onDone: () => setRenaming(false) });
  const copy = useAction(copyImageCollaboration, { onDone: ({ id }) => onCopied(id) });
  const resolved = one.threads.filter(({ isResolved }) => isResolved).length;
  const icon = 'size-4';
  return (
    <header className="flex h-14 shrink-0 items-center gap-2 border-b border-line px-3 sm:px-4">
      {isRenaming ? (
        <>
          <Dialog.Title className="sr-only">{one.title}</Dialog.Title>
          <Rename
            title={one.title}
            busy={change.isRunning}
            onCancel={() => setRenaming(false)}
            onKeep={(newTitle) => void change.run({ collaborationId: one.id, newTitle })}
          />
        </>
      ) : (
        <Dialog.Title className="min-w-0 truncate text-base font-semibold">{one.title}</Dialog.Title>
      )}
      {one.isArchived && <Badge>Archived</Badge>}
      <div className="ml-auto flex items-center gap-1.5">
        <p role="status" aria-label="Also viewing" className="flex -space-x-1.5">
          {others.map(({ userId, userName }) => (
            <span key={userId} title={userName} className="rounded-full border-2 border-paper">
              <Avatar name={userName} size="small" />
              <span className="sr-only">{userName} is viewing this too</span>
            </span>
          ))}
        </p>
        <Button
          size="small"
          className="max-sm:size-8 max-sm:px-0"
          onClick={() => {
            onClose();
            askPartner(`What was said about the ${one.title} picture?`);
          }}
        >
          <MessageSquareText aria-hidden />
          <span className="max-sm:sr-only">Open in chat</span>
        </Button>
        {mayAct && (
          <Menu
            trigger={
              <IconButton label="More about this picture" look="outline">
                <Ellipsis aria-hidden />
              </IconButton>
            }
            entries={[
              {
                label: 'Rename',
                icon: <PenLine aria-hidden className={icon} />,
                onSelect: () => setRenaming(true),
              },
              {
                label: 'Duplicate without threads',
                icon: <Copy aria-hidden className={icon} />,
                onSelect: () => void copy.run({ collaborationId: one.id }),
              },
              {
                label: 'Duplicate with threads',
                icon: <Copy aria-hidden className={icon} />,
                onSelect: () => void copy.run({ collaborationId: one.id, withThreads: true }),
              },
              {
                label: one.isArchived ? 'Unarchive' : 'Archive',
                icon: one.isArchived ? (
                  <RotateCcw aria-hidden className={icon} />
                ) : (
                  <Archive aria-hidden className={icon} />
                ),
                onSelect: () => void change.run({ collaborationId: one.id, isArchived: !one.isArchived }),
              },
              {
                label: 'Delete resolved threads',
                icon: <Trash2 aria-hidden className={icon} />,
                apart: true,
                bad: true,
                disabled: resolved === 0,
                onSelect: () => setDoomed('RESOLVED'),
              },
              {
                label: 'Delete all threads',
                icon: <Trash2 aria-hidden className={icon} />,
                bad: true,
                disabled: one.threads.length === 0,
                onSelect: () => setDoomed('ALL'),
              },
            ]}
          />
        )}
        <Dialog.Close asChild>
          <IconButton label="Close the picture">
            <X aria-hidden />
          </IconButton>
        </Dialog.Close>
      </div>
      <OperationDialog
        declaration={deleteCollaborationThreads}
        input={doomed === null ? null : { collaborationId: one.id, which: doomed }}
        title="Delete threads"
        onClose={() => setDoomed(null)}
      />
    </header>
  );
}

function Rename({
  title,
  busy,
  onKeep,
  onCancel,
}: {
  title: string;
  busy: boolean;
  onKeep: (title: string) => void;
  onCancel: () => void;
}) {
  const [text, setText] = useState(title);
  return (
    <form
      className="flex min-w-0 flex-1 items-center gap-2"
      onSubmit={(event: SubmitEvent) => {
        event.preventDefault();
        if (text.trim()) onKeep(text.trim());
      }}
    >
      <Input
        autoFocus
        aria-label="Review title"
        maxLength={160}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.stopPropagation();
          onCancel();
        }}
        className="max-w-80"
      />
      <Button type="submit" size="small" busy={busy}>
        Save
      </Button>
    </form>
  );
}
