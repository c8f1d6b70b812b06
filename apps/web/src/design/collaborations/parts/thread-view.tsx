import { Check, RotateCcw, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type {
  CollaborationMessage,
  ThreadWithMessages,
} from '@brandwright/contract/design/collaborations/entities.ts';
import { deleteCollaborationThread } from '@brandwright/contract/design/collaborations/delete-collaboration-thread.ts';
import { replyToCollaborationThread } from '@brandwright/contract/design/collaborations/reply-to-collaboration-thread.ts';
import { resolveCollaborationThread } from '@brandwright/contract/design/collaborations/resolve-collaboration-thread.ts';
import { updateCollaborationMessage } from '@brandwright/contract/design/collaborations/update-collaboration-message.ts';
import { useAction } from '#api/use-action.ts';
import { Avatar } from '#ui/avatar.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { count } from '#ui/format.ts';
import { Moment } from '#ui/text.tsx';
import type { Present } from '../use-presence.ts';
import { CommentBox } from './comment-box.tsx';

/** A thread in the list: its beginning, and opened its messages with ways to answer. */
export function ThreadView({
  thread,
  collaborationId,
  isOpen,
  mayAct,
  writing,
  onToggle,
  onTyping,
}: {
  thread: ThreadWithMessages;
  collaborationId: string;
  isOpen: boolean;
  mayAct: boolean;
  /** Who else writes in it just now. */
  writing: readonly Present[];
  onToggle: () => void;
  onTyping: () => void;
}) {
  const reply = useAction(replyToCollaborationThread, { announce: false });
  const resolve = useAction(resolveCollaborationThread);
  const remove = useAction(deleteCollaborationThread);
  return (
    <li
      data-thread={thread.number}
      className={cn('rounded-xl border border-line bg-raised', isOpen && 'border-ink/40')}
    >
      <button
        type="button"
        aria-expanded={isOpen}
        onClick={onToggle}
        className="flex w-full items-start gap-3 rounded-xl p-3 text-left hover:bg-ink/4"
      >
        <span
          className={cn(
            'figures grid size-6 shrink-0 place-items-center rounded-full text-xs font-semibold text-[#fffdf8]',
            thread.isResolved ? 'bg-[#6f6a63]' : 'bg-[#a63f22]',
          )}
        >
          {thread.number}
        </span>
        <span className="min-w-0 flex-1">
          <span className={cn('block text-sm wrap-anywhere', !isOpen && 'line-clamp-2')}>
            {isOpen && thread.messages.length > 0
              ? `Thread ${thread.number}`
              : thread.preview || 'A drawing with no comment'}
          </span>
          <span className="mt-0.5 block text-xs text-ink-soft">
            {thread.createdByName} · <Moment at={thread.createdAt} />
            {thread.messageCount > 1 && ` · ${count(thread.messageCount - 1, 'reply', 'replies')}`}
            {thread.isResolved && (
              <span className="ml-1.5 inline-flex items-center gap-0.5 text-good">
                <Check aria-hidden className="size-3" />
                Resolved
              </span>
            )}
          </span>
        </span>
      </button>
      {isOpen && (
        <div className="flex flex-col gap-3 px-3 pb-3">
          {thread.messages.length > 0 && (
            <ol aria-label={`Messages of thread ${thread.number}`} className="flex flex-col gap-3">
              {thread.messages.map((message) => (
                <Message key={message.messageId} message={message} mayAct={mayAct} />
              ))}
            </ol>
          )}
          <p role="status" className="text-xs text-ink-soft empty:hidden">
            {writing.length > 0 && `${writing.map(({ userName }) => userName).join(', ')} typing`}
          </p>
          {mayAct && (
            <>
              <CommentBox
                label={`Reply in thread ${thread.number}`}
                verb="Reply"
                busy={reply.isRunning}
                onTyping={onTyping}
                onSend={async (text) => (await reply.run({ threadId: thread.threadId, text })) !== null}
              />
              {reply.error && (
                <p role="alert" className="text-xs text-bad">
                  {reply.error.message}
                </p>
              )}
              <div className="flex gap-1 border-t border-line pt-2">
                <Button
                  look="quiet"
                  size="small"
                  busy={resolve.isRunning}
                  onClick={() =>
                    void resolve.run({
                      threadId: thread.threadId,
                      collaborationId,
                      isResolved: !thread.isResolved,
                    })
                  }
                >
                  {thread.isResolved ? <RotateCcw aria-hidden /> : <Check aria-hidden />}
                  {thread.isResolved ? 'Reopen' : 'Resolve'}
                </Button>
                <IconButton
                  label={`Delete thread ${thread.number}`}
                  className="ml-auto"
                  disabled={remove.isRunning}
                  onClick={() => void remove.run({ threadId: thread.threadId, collaborationId })}
                >
                  <Trash2 aria-hidden />
                </IconButton>
              </div>
            </>
          )}
        </div>
      )}
    </li>
  );
}

function Message({ message, mayAct }: { message: CollaborationMessage; mayAct: boolean }) {
  const [isEditing, setEditing] = useState(false);
  const edit = useAction(updateCollaborationMessage);
  return (
    <li className="flex gap-2.5">
      <Avatar name={message.authorName} size="small" />
      <div className="min-w-0 flex-1 text-sm">
        <p className="flex flex-wrap items-baseline gap-x-2">
          <span className="font-medium">{message.authorName}</span>
          <Moment at={message.createdAt} className="text-xs text-ink-soft" />
          {message.editedAt && <span className="text-xs text-ink-soft">edited</span>}
        </p>
        {isEditing ? (
          <CommentBox
            label="Edit message"
            verb="Save"
            initial={message.text}
            autoFocus
            busy={edit.isRunning}
            onCancel={() => setEditing(false)}
            onSend={async (text) => {
              const done = await edit.run({ messageId: message.messageId, text });
              if (done) setEditing(false);
              return done !== null;
            }}
          />
        ) : (
          <p className="wrap-anywhere whitespace-pre-line">{message.text}</p>
        )}
        {message.isOwn && mayAct && !isEditing && (
          <Button look="link" size="small" className="text-xs text-ink-soft" onClick={() => setEditing(true)}>
            Edit
          </Button>
        )}
      </div>
    </li>
  );
}
