import { Paperclip } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { ClipboardEvent, KeyboardEvent } from 'react';
import { longestMessage } from '@brandwright/contract/inbox/entities.ts';
import { AttachmentList } from '#copilot/attachment-list.tsx';
import { useAttachments } from '#copilot/attachments.ts';
import { setDraft, useDrafts } from '#copilot/drafts-store.ts';
import type { UploadedFile } from '#api/upload-file.ts';
import { IconButton } from '#ui/button.tsx';
import { SendButton } from '#ui/send-button.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { cn } from '#ui/cn.ts';
import { useFileDrop } from '#ui/use-file-drop.ts';
import { acceptedFiles, refusalOf } from '../messages/attachments-of.ts';

export interface MessageComposerProps {
  /** What the draft is kept by while one is elsewhere: the conversation or the supplier. */
  draftKey: string;
  supplierName: string;
  /** Takes the cursor where there is a keyboard. */
  autoFocus: boolean;
  onSend: (text: string, files: readonly UploadedFile[]) => void;
  /** Somebody writes; called at most every few seconds. */
  onTyping?: () => void;
  /** Escape was pressed with nothing written. */
  onLeave?: () => void;
}

/** Near the limit the room that is left is shown. */
const countsFrom = longestMessage - 200;

/** Where one writes to a supplier: Enter sends, Shift+Enter makes a line; files by button, paste and drop. */
export function MessageComposer({
  draftKey,
  supplierName,
  autoFocus,
  onSend,
  onTyping,
  onLeave,
}: MessageComposerProps) {
  const text = useDrafts((state) => state.texts[draftKey] ?? '');
  const { attachments, add, remove, clear, ready, isUploading } = useAttachments(refusalOf);
  const { isOver, zone } = useFileDrop(add);
  const area = useRef<HTMLTextAreaElement>(null);
  const picker = useRef<HTMLInputElement>(null);
  const words = text.trim();
  const refused = attachments.filter((attachment) => attachment.error !== null);
  const canSend = (words !== '' || ready.length > 0) && !isUploading && words.length <= longestMessage;

  useEffect(() => {
    if (autoFocus && window.matchMedia('(pointer: fine)').matches) area.current?.focus();
  }, [autoFocus, draftKey]);

  function submit() {
    if (!canSend) return;
    onSend(words, ready);
    setDraft(draftKey, '');
    clear();
    area.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Escape' && text === '') onLeave?.();
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
    <div data-tour="chat-box" className="mx-auto w-full max-w-[760px]">
      <div
        {...zone}
        className={cn(
          'flex flex-col rounded-2xl border border-line bg-raised transition-colors focus-within:border-ink/40',
          isOver && 'border-accent bg-accent/5',
        )}
      >
        <AttachmentList
          // Why a file was not taken stands in full below.
          attachments={attachments.map((one) =>
            one.error === null ? one : { ...one, error: 'Not attached' },
          )}
          onRemove={remove}
        />
        <div className="flex items-end gap-1 p-1.5">
          <FilePicker ref={picker} label="Files to attach" accept={acceptedFiles} multiple onFiles={add} />
          <IconButton label="Attach files" size="icon" onClick={() => picker.current?.click()}>
            <Paperclip aria-hidden />
          </IconButton>
          <textarea
            ref={area}
            dir="auto"
            rows={1}
            aria-label={`Message to ${supplierName}`}
            placeholder={isOver ? 'Drop files here' : `Write to ${supplierName}`}
            value={text}
            onChange={(event) => {
              setDraft(draftKey, event.target.value);
              if (event.target.value !== '') onTyping?.();
            }}
            onKeyDown={onKeyDown}
            onPaste={onPaste}
            className="field-sizing-content max-h-44 min-h-9 min-w-0 flex-1 resize-none bg-transparent px-1 py-2 text-sm outline-none placeholder:truncate"
          />
          <SendButton canSend={canSend} onSend={submit} />
        </div>
      </div>
      {words.length > countsFrom && (
        <p
          role="status"
          className={cn(
            'figures pt-1.5 text-right text-xs text-ink-soft',
            words.length > longestMessage && 'text-bad',
          )}
        >
          {words.length > longestMessage
            ? `${words.length - longestMessage} characters too many`
            : `${longestMessage - words.length} characters left`}
        </p>
      )}
      {refused.length > 0 && (
        <ul role="alert" className="pt-1.5 text-xs text-bad">
          {refused.map(({ key, name, error }) => (
            <li key={key} className="wrap-anywhere">
              {error?.startsWith(name) ? error : `${name}: ${error}`}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}
