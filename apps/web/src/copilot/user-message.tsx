import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent, KeyboardEvent } from 'react';
import { Button, IconButton } from '#ui/button.tsx';
import { FileLink } from './file-face.tsx';
import { textOf } from './partner-message.ts';
import type { PartnerMessage } from './partner-message.ts';

export interface UserMessageProps {
  message: PartnerMessage;
  /** Undefined while an answer is being written. */
  onEdit: ((text: string) => void) | undefined;
}

/** The founder's words, on the right in a soft block; can be put differently, then what followed is answered anew. */
export function UserMessage({ message, onEdit }: UserMessageProps) {
  const [isEditing, setEditing] = useState(false);
  const text = textOf(message);
  const files = message.metadata?.files ?? [];
  if (isEditing && onEdit) {
    const send = (next: string) => {
      setEditing(false);
      if (next !== text) onEdit(next);
    };
    return <EditForm initial={text} onCancel={() => setEditing(false)} onSend={send} />;
  }
  return (
    <div className="group flex flex-col items-end gap-1.5">
      {files.length > 0 && (
        <ul className="flex flex-wrap justify-end gap-2">
          {files.map((file) => (
            <li key={file.id}>
              <FileLink file={file} />
            </li>
          ))}
        </ul>
      )}
      {text && (
        <div className="flex max-w-[85%] items-center gap-1">
          {onEdit && (
            <IconButton
              label="Edit message"
              onClick={() => setEditing(true)}
              className="opacity-0 transition-opacity group-focus-within:opacity-100 group-hover:opacity-100 pointer-coarse:opacity-100"
            >
              <Pencil aria-hidden />
            </IconButton>
          )}
          <p className="rounded-2xl bg-ink/7 px-4 py-2.5 text-base whitespace-pre-wrap wrap-anywhere">
            {text}
          </p>
        </div>
      )}
    </div>
  );
}

function EditForm({
  initial,
  onCancel,
  onSend,
}: {
  initial: string;
  onCancel: () => void;
  onSend: (text: string) => void;
}) {
  const [text, setText] = useState(initial);
  const canSend = text.trim() !== '';

  function submit(event?: FormEvent) {
    event?.preventDefault();
    if (canSend) onSend(text.trim());
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape') onCancel();
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      submit();
    }
  }

  return (
    <form
      onSubmit={submit}
      className="ml-auto flex w-full max-w-[85%] flex-col gap-2 rounded-2xl border border-line bg-raised p-2"
    >
      <textarea
        autoFocus
        aria-label="Edit message"
        value={text}
        onChange={(event) => setText(event.target.value)}
        onKeyDown={onKeyDown}
        className="field-sizing-content max-h-52 w-full resize-none bg-transparent px-2 pt-1 text-base outline-none"
      />
      <div className="flex justify-end gap-2">
        <Button size="small" look="quiet" onClick={onCancel}>
          Cancel
        </Button>
        <Button size="small" look="solid" type="submit" disabled={!canSend}>
          Send
        </Button>
      </div>
    </form>
  );
}
