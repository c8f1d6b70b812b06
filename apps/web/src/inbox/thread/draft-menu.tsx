import { PenLine } from 'lucide-react';
import {
  draftReply,
  replyIntent,
  replyIntentLabels,
} from '@brandwright/contract/inbox/thread/draft-reply.ts';
import type { ReplyIntent } from '@brandwright/contract/inbox/thread/draft-reply.ts';
import { useAction } from '#api/use-action.ts';
import { setDraft, useDrafts } from '#copilot/drafts-store.ts';
import { Button } from '#ui/button.tsx';
import { Menu } from '#ui/menu.tsx';

/** Drafts for a purpose, put into the composer of the conversation to be looked over; nothing is sent. */
export function DraftMenu({ conversationSid }: { conversationSid: string }) {
  const draft = useAction(draftReply, {
    announce: false,
    onDone: ({ text }) => putIntoComposer(conversationSid, text),
  });
  const write = (intent: ReplyIntent) => void draft.run({ conversationSid, intent });
  return (
    <Menu
      trigger={
        <Button size="small" busy={draft.isRunning} className="self-start">
          <PenLine aria-hidden />
          Draft a reply
        </Button>
      }
      align="start"
      entries={replyIntent.options.map((intent) => ({
        label: replyIntentLabels[intent],
        onSelect: () => write(intent),
      }))}
    />
  );
}

/** What stands in the composer already is kept, above the draft. */
function putIntoComposer(conversationSid: string, text: string): void {
  const key = `supplier:${conversationSid}`;
  const before = useDrafts.getState().texts[key]?.trim();
  setDraft(key, before ? `${before}\n\n${text}` : text);
}
