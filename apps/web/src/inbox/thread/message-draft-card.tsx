import { Send } from 'lucide-react';
import { useId, useState } from 'react';
import { useNavigate } from 'react-router';
import { longestMessage } from '@brandwright/contract/inbox/entities.ts';
import { namesOfBlanks } from '@brandwright/contract/inbox/thread/blanks.ts';
import { sendSupplierMessage } from '@brandwright/contract/inbox/send-supplier-message.ts';
import { useAction } from '#api/use-action.ts';
import { setDraft } from '#copilot/drafts-store.ts';
import { useMayAct } from '#home/use-may-act.ts';
import { Badge } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { Label, Textarea } from '#ui/input.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { conversationAddress } from '../messages/inbox-address.ts';

/** A draft to look over: changed here, sent by its own button or in the conversation. Nothing goes by itself. */
export function MessageDraftCard({ output }: CardProps<OutputOfCard<'message_draft'>>) {
  const { supplierName, intentLabel, conversationSid, facts } = output;
  const [text, setText] = useState(output.text);
  const [isSent, setSent] = useState(false);
  const id = useId();
  const mayAct = useMayAct();
  const navigate = useNavigate();
  const send = useAction(sendSupplierMessage, { onDone: () => setSent(true) });
  const blanks = namesOfBlanks(text);
  const edit = () => {
    setDraft(`supplier:${conversationSid}`, text);
    void navigate(conversationAddress(conversationSid));
  };
  return (
    <Card
      label={`Draft to ${supplierName}`}
      title={
        <>
          Draft to <bdi>{supplierName}</bdi>
        </>
      }
      note={intentLabel}
      aside={<Badge tone={isSent ? 'good' : 'neutral'}>{isSent ? 'Sent' : 'Not sent'}</Badge>}
      actions={
        !isSent && (
          <>
            {mayAct && (
              <Button
                look="solid"
                size="small"
                busy={send.isRunning}
                disabled={text.trim() === '' || blanks.length > 0}
                onClick={() => void send.run({ conversationSid, text: text.trim() })}
              >
                <Send aria-hidden />
                Send to {supplierName}
              </Button>
            )}
            <Button size="small" onClick={edit}>
              Edit in conversation
            </Button>
          </>
        )
      }
    >
      <div className="flex flex-col gap-3">
        <Label htmlFor={id} className="sr-only">
          Draft text
        </Label>
        <Textarea
          id={id}
          value={text}
          rows={Math.min(18, text.split('\n').length + 3)}
          maxLength={longestMessage}
          readOnly={isSent}
          onChange={(event) => setText(event.target.value)}
          className="field-sizing-content leading-relaxed"
        />
        {blanks.length > 0 && !isSent && (
          <p className="text-sm text-warn" role="status">
            Fill in before sending: {blanks.join(', ')}.
          </p>
        )}
        {facts.length > 0 && (
          <p className="text-xs text-ink-soft">
            From the thread: {facts.map(({ label, value }) => `${label} ${value}`).join(' · ')}
          </p>
        )}
      </div>
    </Card>
  );
}
