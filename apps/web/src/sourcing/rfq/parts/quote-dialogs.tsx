import { useState } from 'react';
import type { ComparedQuote } from '@brandwright/contract/sourcing/rfq/entities.ts';
import { acceptQuote } from '@brandwright/contract/sourcing/rfq/accept-quote.ts';
import { askAboutQuote } from '@brandwright/contract/sourcing/rfq/ask-about-quote.ts';
import { declineQuote } from '@brandwright/contract/sourcing/rfq/decline-quote.ts';
import { useAction } from '#api/use-action.ts';
import { messageOf } from '#api/api-error.ts';
import { OperationDialog } from '#orders/parts/operation-dialog.tsx';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Textarea } from '#ui/input.tsx';

export type Asked = { about: 'accept' | 'decline' | 'ask'; quote: ComparedQuote };

/** What is asked before a supplier is told something. */
export function QuoteDialogs({
  asked,
  quantity,
  onClose,
}: {
  asked: Asked | null;
  quantity: number;
  onClose: () => void;
}) {
  return (
    <>
      <OperationDialog
        declaration={acceptQuote}
        input={
          asked?.about === 'accept'
            ? { quoteId: asked.quote.quoteId, quantity: Math.max(quantity, asked.quote.moq) }
            : null
        }
        title="Accept this quote"
        onClose={onClose}
      />
      {asked?.about === 'decline' && <DeclineDialog quote={asked.quote} onClose={onClose} />}
      {asked?.about === 'ask' && <AskDialog quote={asked.quote} onClose={onClose} />}
    </>
  );
}

function DeclineDialog({ quote, onClose }: { quote: ComparedQuote; onClose: () => void }) {
  const [reason, setReason] = useState('');
  return (
    <OperationDialog
      declaration={declineQuote}
      input={{ quoteId: quote.quoteId }}
      title="Decline this quote"
      onClose={onClose}
      complete={(input) => (reason.trim() ? { ...input, reason: reason.trim() } : input)}
    >
      <Field label="Reason" hint="Optional. Added to the message they get.">
        {(tie) => (
          <Textarea
            {...tie}
            rows={2}
            maxLength={500}
            value={reason}
            onChange={(event) => setReason(event.target.value)}
          />
        )}
      </Field>
    </OperationDialog>
  );
}

function AskDialog({ quote, onClose }: { quote: ComparedQuote; onClose: () => void }) {
  const [question, setQuestion] = useState('');
  const action = useAction(askAboutQuote, { onDone: onClose });
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && !action.isRunning && onClose()}
      title={`Ask ${quote.supplierName}`}
      description="It goes to your inbox conversation with them."
      footer={
        <>
          <Button look="quiet" disabled={action.isRunning} onClick={onClose}>
            Not now
          </Button>
          <Button
            look="accent"
            busy={action.isRunning}
            disabled={question.trim().length < 2}
            onClick={() => void action.run({ quoteId: quote.quoteId, question: question.trim() })}
          >
            Send question
          </Button>
        </>
      }
    >
      <Field label="Question" error={action.error ? messageOf(action.error) : undefined}>
        {(tie) => (
          <Textarea
            {...tie}
            rows={4}
            maxLength={2000}
            value={question}
            onChange={(event) => setQuestion(event.target.value)}
          />
        )}
      </Field>
    </Dialog>
  );
}
