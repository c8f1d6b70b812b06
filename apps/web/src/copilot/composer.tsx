import { Paperclip, Square } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { askPartner, usePartner } from '#frame/partner-store.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { SendButton } from '#ui/send-button.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { cn } from '#ui/cn.ts';
import { useFileDrop } from '#ui/use-file-drop.ts';
import { AttachmentList } from './attachment-list.tsx';
import { useAttachments } from './attachments.ts';
import { setDraft, useDrafts } from './drafts-store.ts';

export interface ComposerProps {
  /** Drafts are kept by this: the conversation's id or 'new'. */
  draftKey: string;
  placeholder: string;
  autoFocus?: boolean;
}

/** Where the founder writes. Lives outside the thread, so that keystrokes draw nothing but itself. */
export function Composer({ draftKey, placeholder, autoFocus = false }: ComposerProps) {
  const text = useDrafts((state) => state.texts[draftKey] ?? '');
  const isAnswering = usePartner((state) => state.isAnswering || state.waiting !== null);
  const stop = usePartner((state) => state.stop);
  const { attachments, add, remove, clear, ready, isUploading } = useAttachments();
  const { isOver, zone } = useFileDrop(add);
  const area = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const canSend = text.trim() !== '' && !isAnswering && !isUploading;

  useEffect(() => {
    // Whoever is in a menu, a dialog or another field already stays there: a menu closes when the focus leaves it.
    const isBusy = document.activeElement?.closest('[role=menu], [role=dialog], input, textarea') ?? null;
    if (autoFocus && !isBusy && window.matchMedia('(pointer: fine)').matches) area.current?.focus();
  }, [autoFocus, draftKey]);

  function submit() {
    if (!canSend) return;
    askPartner(text.trim(), ready);
    setDraft(draftKey, '');
    clear();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    submit();
  }

  function onPaste(event: ClipboardEvent) {
    if (event.clipboardData.files.length === 0) return;
    event.preventDefault();
    add([...event.clipboardData.files]);
  }

  return (
    <div
      {...zone}
      className={cn(
        'flex flex-col rounded-2xl border border-line bg-raised transition-colors focus-within:border-ink/40',
        isOver && 'border-accent bg-accent/5',
      )}
    >
      <AttachmentList attachments={attachments} onRemove={remove} />
      <textarea
        ref={area}
        rows={1}
        aria-label="Message to the partner"
        placeholder={isOver ? 'Drop files here' : placeholder}
        value={text}
        onChange={(event) => setDraft(draftKey, event.target.value)}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        className="field-sizing-content max-h-52 min-h-12 w-full resize-none bg-transparent px-4 pt-3.5 pb-1 text-base outline-none"
      />
      <div className="flex items-center gap-1 px-2 pb-2">
        <FilePicker ref={picker} label="Files to attach" multiple onFiles={add} />
        <IconButton label="Attach files" onClick={() => picker.current?.click()}>
          <Paperclip aria-hidden />
        </IconButton>
        <span className="ml-auto" />
        {isAnswering && stop ? (
          <Button
            size="icon"
            look="solid"
            aria-label="Stop"
            title="Stop"
            onClick={stop}
            className="rounded-full"
          >
            <Square aria-hidden className="!size-3.5 fill-current" />
          </Button>
        ) : (
          <SendButton canSend={canSend} onSend={submit} />
        )}
      </div>
    </div>
  );
}
