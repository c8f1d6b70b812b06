import { useEffect, useRef, useState, type KeyboardEvent } from 'react';
import { longestComment } from '@brandwright/contract/design/collaborations/entities.ts';
import { Button } from '#ui/button.tsx';
import { Textarea } from '#ui/input.tsx';

/** Where one writes a comment: Enter sends, Shift and Enter makes a line, Escape leaves. */
export function CommentBox({
  label,
  verb,
  initial = '',
  autoFocus = false,
  mayBeEmpty = false,
  busy = false,
  onSend,
  onCancel,
  onTyping,
}: {
  label: string;
  verb: string;
  initial?: string;
  autoFocus?: boolean;
  /** A drawing needs no words. */
  mayBeEmpty?: boolean;
  busy?: boolean;
  /** Answers whether it was taken; the words stay where it was not. */
  onSend: (text: string) => Promise<boolean>;
  onCancel?: () => void;
  onTyping?: () => void;
}) {
  const [text, setText] = useState(initial);
  const area = useRef<HTMLTextAreaElement>(null);
  useEffect(() => {
    if (autoFocus) area.current?.focus();
  }, [autoFocus]);
  const words = text.trim();
  const canSend = !busy && (mayBeEmpty || words !== '');

  async function send() {
    if (canSend && (await onSend(words))) setText('');
  }
  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && !event.shiftKey && !event.nativeEvent.isComposing) {
      event.preventDefault();
      void send();
    }
    if (event.key === 'Escape' && onCancel) {
      event.stopPropagation();
      onCancel();
    }
  }

  return (
    <div className="flex flex-col gap-2">
      <Textarea
        ref={area}
        aria-label={label}
        placeholder={label}
        rows={2}
        maxLength={longestComment}
        value={text}
        onChange={(event) => {
          setText(event.target.value);
          onTyping?.();
        }}
        onKeyDown={onKeyDown}
        className="min-h-16"
      />
      <div className="flex justify-end gap-2">
        {onCancel && (
          <Button look="quiet" size="small" onClick={onCancel}>
            Cancel
          </Button>
        )}
        <Button look="solid" size="small" busy={busy} disabled={!canSend} onClick={() => void send()}>
          {verb}
        </Button>
      </div>
    </div>
  );
}
