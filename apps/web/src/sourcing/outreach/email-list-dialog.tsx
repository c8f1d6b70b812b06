import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import { checkOwnSuppliers } from '@brandwright/contract/sourcing/outreach/check-own-suppliers.ts';
import { emailOwnSuppliers } from '@brandwright/contract/sourcing/outreach/email-own-suppliers.ts';
import { messageOf } from '#api/api-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { useAction } from '#api/use-action.ts';
import { FileDrop } from '#orders/parts/file-drop.tsx';
import { useUpload } from '#orders/use-upload.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { count } from '#ui/format.ts';
import { SkeletonText } from '#ui/skeleton.tsx';
import { callByHand } from '../../card-props.ts';
import { MailBatchCard } from './cards/mail-batch-card.tsx';
import { EmailListForm } from './email-list-form.tsx';

type Checked = OutputOf<typeof checkOwnSuppliers>;

export interface EmailListDialogProps {
  open: boolean;
  onClose: () => void;
  /** The brief that is written about; the one being worked on when left out. */
  techPackId?: string | undefined;
}

/** A list of one's own by mail: the file, its rows, subject and text, the first mails, yes or no, how far it is. */
export function EmailListDialog({ open, ...props }: EmailListDialogProps) {
  return open ? <OpenDialog {...props} /> : null;
}

function OpenDialog({ onClose, techPackId }: Omit<EmailListDialogProps, 'open'>) {
  const upload = useUpload();
  const brief = techPackId ? { techPackId } : {};
  const check = useMutation({
    mutationFn: (input: { fileId: string; emailSubject?: string; emailBody?: string }) =>
      callOperation(checkOwnSuppliers, { ...input, ...brief }),
  });
  const action = useAction(emailOwnSuppliers, { announce: false });
  const [fileId, setFileId] = useState<string | null>(null);
  const [checked, setChecked] = useState<Checked | null>(null);
  const [words, setWords] = useState<{ emailSubject: string; emailBody: string } | null>(null);
  const [result, setResult] = useState<OutputOf<typeof emailOwnSuppliers> | null>(null);

  async function take(file: File) {
    const kept = await upload.run(file);
    if (!kept) return;
    setFileId(kept.id);
    await judge(kept.id, null);
  }
  /** Has the server look at list and words again; a refusal stays in view and nothing is lost. */
  async function judge(id: string, given: typeof words) {
    const found = await check.mutateAsync({ fileId: id, ...(given ?? {}) }).catch(() => null);
    if (!found) return;
    setChecked(found);
    setWords({ emailSubject: found.emailSubject, emailBody: found.emailBody });
  }
  function again() {
    setChecked(null);
    setWords(null);
    check.reset();
    action.reset();
  }
  async function send(id: string) {
    const output = await action.run({ fileId: id, ...(words ?? {}), ...brief });
    if (output) setResult(output);
  }

  const isStale =
    checked !== null &&
    words !== null &&
    (words.emailSubject !== checked.emailSubject || words.emailBody !== checked.emailBody);
  const failure =
    upload.error ?? ((check.error ?? action.error) ? messageOf(check.error ?? action.error) : null);
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && !action.isRunning && onClose()}
      title={result ? `${count(result.queued, 'email')} on the way` : 'Email your own list'}
      {...(checked || result
        ? {}
        : { description: 'A CSV with a column of names and one of email addresses, at most 500 rows.' })}
      className="max-w-2xl"
      footer={
        result ? (
          <Button look="accent" onClick={onClose}>
            Done
          </Button>
        ) : checked && fileId ? (
          <>
            <Button look="quiet" disabled={action.isRunning} onClick={again}>
              Another file
            </Button>
            {isStale ? (
              <Button look="accent" busy={check.isPending} onClick={() => void judge(fileId, words)}>
                Show the emails
              </Button>
            ) : (
              <Button
                look="accent"
                busy={action.isRunning}
                disabled={checked.ready === 0 || checked.problems.length > 0}
                onClick={() => void send(fileId)}
              >
                {checked.ready === 0 ? 'Nothing to send' : `Send ${count(checked.ready, 'email')}`}
              </Button>
            )}
          </>
        ) : undefined
      }
    >
      {result ? (
        <MailBatchCard
          output={result}
          call={callByHand(emailOwnSuppliers, fileId ? { fileId } : {})}
          density="panel"
        />
      ) : checked && words ? (
        <EmailListForm
          checked={checked}
          words={words}
          onChange={setWords}
          isStale={isStale}
          disabled={action.isRunning}
        />
      ) : check.isPending ? (
        <SkeletonText lines={8} />
      ) : (
        <FileDrop share={upload.share} onFile={(file) => void take(file)} />
      )}
      {failure && !result && (
        <p role="alert" className="mt-3 text-sm text-bad">
          {failure}
        </p>
      )}
    </Dialog>
  );
}
