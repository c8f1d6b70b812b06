import { Send } from 'lucide-react';
import { useState } from 'react';
import { contactFactories } from '@brandwright/contract/sourcing/outreach/contact-factories.ts';
import { draftFactoryMessage } from '@brandwright/contract/sourcing/outreach/draft-factory-message.ts';
import { messageOf } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { count } from '#ui/format.ts';
import { Field, Textarea } from '#ui/input.tsx';
import { Load } from '#ui/load.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { FactoryChoice } from './factory-choice.tsx';
import { ContactSent } from './contact-sent.tsx';
import { type Draft, type Result, hintOf, sentTitle, writtenTo } from './contact-words.ts';

const mostAtOnce = 20;

export interface ContactDialogProps {
  open: boolean;
  onClose: () => void;
  /** The factories to choose among, of the marketplace or the expanded network; all are chosen at first. */
  supplierIds: readonly string[];
  /** The brief that is sent; the one being worked on when left out. */
  techPackId?: string | undefined;
}

/** Choose factories, see and edit the message, send it, see where it went. */
export function ContactDialog({ open, ...props }: ContactDialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ onClose, supplierIds, techPackId }: Omit<ContactDialogProps, 'open'>) {
  const draft = useOperation(draftFactoryMessage, {
    companyIds: [...supplierIds].slice(0, mostAtOnce),
    ...(techPackId ? { techPackId } : {}),
  });
  const contact = useAction(contactFactories, { announce: false });
  const [unchosen, setUnchosen] = useState<ReadonlySet<string> | null>(null);
  const [edited, setEdited] = useState<string | null>(null);
  const [result, setResult] = useState<Result | null>(null);

  const chosenOf = ({ factories }: Draft) => factories.filter((one) => !outOf(factories).has(one.supplierId));
  // Who has the brief is left out until somebody wants it otherwise.
  const outOf = (factories: Draft['factories']) =>
    unchosen ?? new Set(factories.filter((one) => one.sentAt !== null).map((one) => one.supplierId));
  const message = edited ?? (draft.data && writtenTo(draft.data)) ?? '';
  const chosen = draft.data ? chosenOf(draft.data) : [];

  async function send() {
    const output = await contact.run({
      companyIds: chosen.map((one) => one.supplierId),
      message,
      sendAgain: chosen.some((one) => one.sentAt !== null),
      ...(draft.data?.techPackId ? { techPackId: draft.data.techPackId } : {}),
    });
    if (output) setResult(output);
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => !next && !contact.isRunning && onClose()}
      title={result ? sentTitle(result) : 'Contact factories'}
      {...(result
        ? {}
        : { description: 'Each factory gets its own message. Nothing is sent until you confirm.' })}
      className="max-w-2xl"
      footer={
        result ? (
          <Button look="accent" onClick={onClose}>
            Done
          </Button>
        ) : (
          <>
            <Button look="quiet" disabled={contact.isRunning} onClick={onClose}>
              Not now
            </Button>
            <Button
              look="accent"
              busy={contact.isRunning}
              disabled={chosen.length === 0 || message.trim() === ''}
              onClick={() => void send()}
            >
              {!contact.isRunning && <Send aria-hidden />}
              {contact.isRunning
                ? `Sending to ${count(chosen.length, 'factory', 'factories')}…`
                : chosen.length === 0
                  ? 'Choose a factory'
                  : `Send to ${count(chosen.length, 'factory', 'factories')}`}
            </Button>
          </>
        )
      }
    >
      {result ? (
        <ContactSent result={result} onLeave={onClose} />
      ) : (
        <Load query={draft} skeleton={<SkeletonText lines={10} />}>
          {(data) => (
            <div className="flex flex-col gap-4">
              {supplierIds.length > mostAtOnce && (
                <p className="text-sm text-warn">
                  At most {mostAtOnce} at once: these are the first of {supplierIds.length}.
                </p>
              )}
              <FactoryChoice
                factories={data.factories}
                out={outOf(data.factories)}
                onChange={setUnchosen}
                disabled={contact.isRunning}
              />
              <Field
                label="Message"
                hint={hintOf(data)}
                {...(contact.error ? { error: messageOf(contact.error) } : {})}
              >
                {(tie) => (
                  <Textarea
                    {...tie}
                    rows={14}
                    value={message}
                    maxLength={4000}
                    disabled={contact.isRunning}
                    placeholder="Say what you want made and ask for price, MOQ, sample and lead time."
                    onChange={(event) => setEdited(event.target.value)}
                  />
                )}
              </Field>
            </div>
          )}
        </Load>
      )}
    </Dialog>
  );
}
