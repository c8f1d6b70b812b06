import { LoaderCircle, Paperclip } from 'lucide-react';
import { namesOfBlanks } from '@brandwright/contract/inbox/thread/blanks.ts';
import { setDraft } from '#copilot/drafts-store.ts';
import { Button } from '#ui/button.tsx';
import { count } from '#ui/format.ts';
import { OutsideText } from '../messages/outside-text.tsx';
import { discardMessage } from '../messages/outbox.ts';
import type { OutgoingMessage } from '../messages/outbox.ts';
import { Bubble } from './message-body.tsx';
import { Side } from './message-row.tsx';

/** A message on its way, or one that did not get through: its words are kept until it is sent or given up. */
export function OutgoingRow({ message, onRetry }: { message: OutgoingMessage; onRetry: () => void }) {
  const { text, files, state, error, key, recipient } = message;
  // What has something still to be filled in is refused again however often it is tried.
  const isBlank = namesOfBlanks(text).length > 0 && files.length === 0;
  const edit = () => {
    setDraft(
      `supplier:${'conversationSid' in recipient ? recipient.conversationSid : recipient.supplierId}`,
      text,
    );
    discardMessage(key);
  };
  return (
    <Side isOwn>
      {text && (
        <Bubble isOwn>
          <OutsideText text={text} />
        </Bubble>
      )}
      {files.length > 0 && (
        <p className="flex items-center gap-1.5 text-xs text-ink-soft">
          <Paperclip aria-hidden className="size-3.5" />
          {files.length === 1 ? files[0]?.name : count(files.length, 'file')}
        </p>
      )}
      {state === 'failed' ? (
        <p role="alert" className="flex flex-wrap items-center justify-end gap-x-3 gap-y-1 text-xs text-bad">
          {isBlank ? error : `Not sent. ${error ?? ''}`}
          {isBlank ? (
            <Button look="link" className="text-xs" onClick={edit}>
              Edit
            </Button>
          ) : (
            <Button look="link" className="text-xs" onClick={onRetry}>
              Send again
            </Button>
          )}
          <Button look="link" className="text-xs text-ink-soft" onClick={() => discardMessage(key)}>
            Discard
          </Button>
        </p>
      ) : (
        <p className="flex items-center gap-1.5 text-xs text-ink-soft">
          {state === 'sending' && <LoaderCircle aria-hidden className="size-3 animate-spin" />}
          {state === 'sending' ? 'Sending' : 'Sent'}
        </p>
      )}
    </Side>
  );
}
