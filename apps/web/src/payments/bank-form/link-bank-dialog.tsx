import { useEffect, useEffectEvent, useRef, useState } from 'react';
import { createBankLinkToken } from '@brandwright/contract/payments/create-bank-link-token.ts';
import { linkBankAccount } from '@brandwright/contract/payments/link-bank-account.ts';
import { messageOf } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { signInWithPlaid } from './load-plaid.ts';
import { TestBanksForm } from './test-banks-form.tsx';

const notLoaded = 'Your bank’s sign-in couldn’t be opened. Check your connection, then try again.';

/** Links a bank account: a sign-in at the bank, and what it gives is kept for payouts. */
export function LinkBankDialog({ onClose }: { onClose: () => void }) {
  const begin = useAction(createBankLinkToken, { announce: false, failures: 'kept' });
  const link = useAction(linkBankAccount, { failures: 'kept', onDone: onClose });
  const [isTest, setTest] = useState(false);
  const [hasFailed, setFailed] = useState(false);
  const isOver = useRef(false);
  const start = async () => {
    setFailed(false);
    const begun = await begin.run({});
    if (!begun) return;
    if (begun.link === 'TEST_BANKS') return setTest(true);
    const signedIn = await signInWithPlaid(begun.linkToken).catch(() => undefined);
    if (isOver.current) return;
    if (signedIn === undefined) return setFailed(true);
    if (signedIn === null) return onClose();
    await link.run(signedIn);
  };
  const first = useEffectEvent(() => void start());
  useEffect(() => {
    isOver.current = false;
    first();
    return () => {
      isOver.current = true;
    };
  }, []);
  const error = begin.error ?? link.error;
  const failure = hasFailed ? notLoaded : error ? messageOf(error) : undefined;
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Link a bank account"
      description="You sign in at your bank. We never see your account number, only its last four digits."
    >
      {isTest ? (
        <TestBanksForm
          isBusy={link.isRunning}
          failure={failure}
          onSignedIn={(signedIn) => void link.run(signedIn)}
          onCancel={onClose}
        />
      ) : failure === undefined ? (
        <div role="status" aria-label="Opening your bank’s sign-in">
          <SkeletonText lines={3} />
        </div>
      ) : (
        <div role="alert" className="flex flex-col items-start gap-3 text-sm">
          <p className="text-bad">{failure}</p>
          <Button onClick={() => void start()}>Try again</Button>
        </div>
      )}
    </Dialog>
  );
}
