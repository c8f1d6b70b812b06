import { Check } from 'lucide-react';
import { useEffect, useState } from 'react';
import { useSearchParams } from 'react-router';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import { openPublicReturn } from '@brandwright/contract/returns/open-public-return.ts';
import { requestPublicReturn } from '@brandwright/contract/returns/request-public-return.ts';
import { messageOf } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { storeOfPage } from '#orders/store-of-page.ts';
import { Button } from '#ui/button.tsx';
import { formatDay } from '#ui/format.ts';
import { Field, Input, Textarea } from '#ui/input.tsx';
import { ChooseReturnLines } from '../parts/choose-return-lines.tsx';
import { ReturnArithmetic } from '../parts/return-arithmetic.tsx';
import { chosenLines, type ReturnDraft } from '../return-draft.ts';

type Opened = OutputOf<typeof openPublicReturn>;
interface Named {
  orderNumber: number;
  email: string;
  fromStoreId?: string;
}

/** Where a shopper sends something back: no login, and nothing of the order or the store but what can come back. */
export default function PublicReturnScreen() {
  const [named, setNamed] = useState<Named | null>(null);
  const [order, setOrder] = useState<Opened | null>(null);
  const [handle, setHandle] = useState<string | null>(null);
  useEffect(() => {
    document.title = 'Return an order';
  }, []);
  return (
    <div className="min-h-dvh bg-paper">
      <main className="mx-auto flex w-full max-w-xl flex-col gap-6 px-4 py-12 sm:py-16">
        <h1 className="font-display text-xl tracking-tight">
          {order ? `Return order #${order.orderNumber}` : 'Return an order'}
        </h1>
        {handle !== null && <Sent handle={handle} />}
        {handle === null && (named === null || order === null) && (
          <NameOrder
            onOpen={(next, opened) => {
              setNamed(next);
              setOrder(opened);
            }}
          />
        )}
        {handle === null && named !== null && order !== null && (
          <ChooseReturn named={named} order={order} onSent={setHandle} />
        )}
      </main>
    </div>
  );
}

function NameOrder({ onOpen }: { onOpen: (named: Named, order: Opened) => void }) {
  const [query] = useSearchParams();
  const [number, setNumber] = useState('');
  const [email, setEmail] = useState('');
  const action = useAction(openPublicReturn, { announce: false, failures: 'kept' });
  const orderNumber = Number(number.trim().replace(/^#/, ''));
  const isNumber = Number.isInteger(orderNumber) && orderNumber > 0;
  return (
    <form
      noValidate
      className="flex flex-col gap-4"
      onSubmit={(event) => {
        event.preventDefault();
        const fromStoreId = storeOfPage(query);
        const named = { orderNumber, email: email.trim(), ...(fromStoreId ? { fromStoreId } : {}) };
        if (isNumber && named.email !== '')
          void action.run(named).then((order) => {
            if (order) onOpen(named, order);
          });
      }}
    >
      <p className="text-sm text-ink-soft">Enter your order number and the email you ordered with.</p>
      <Field label="Order number">
        {(tie) => (
          <Input
            {...tie}
            inputMode="numeric"
            value={number}
            onChange={(event) => setNumber(event.target.value)}
          />
        )}
      </Field>
      <Field label="Email">
        {(tie) => (
          <Input
            {...tie}
            type="email"
            autoComplete="email"
            value={email}
            onChange={(event) => setEmail(event.target.value)}
          />
        )}
      </Field>
      {action.error && <Alert text={messageOf(action.error)} />}
      <div>
        <Button
          look="accent"
          type="submit"
          busy={action.isRunning}
          disabled={!isNumber || email.trim() === ''}
        >
          Find my order
        </Button>
      </div>
    </form>
  );
}

function ChooseReturn({
  named,
  order,
  onSent,
}: {
  named: Named;
  order: Opened;
  onSent: (handle: string) => void;
}) {
  const [draft, setDraft] = useState<ReturnDraft>({});
  const [note, setNote] = useState('');
  const lines = chosenLines(order.lines, draft);
  const worked = useOperation(
    openPublicReturn,
    { ...named, lines },
    { enabled: lines.length > 0, keepPrevious: true },
  );
  const action = useAction(requestPublicReturn, {
    announce: false,
    failures: 'kept',
    onDone: ({ handle }) => onSent(handle),
  });
  return (
    <>
      {order.returns.map((one) => (
        <p key={one.handle} role="note" className="rounded-xl bg-ink/7 px-4 py-3 text-sm">
          <strong>
            {one.handle}, {one.itemsText}: {one.status}.
          </strong>{' '}
          {one.banner}
        </p>
      ))}
      {order.refused === null ? (
        <form
          noValidate
          className="flex flex-col gap-5"
          onSubmit={(event) => {
            event.preventDefault();
            if (lines.length > 0)
              void action.run({ ...named, lines, ...(note.trim() ? { note: note.trim() } : {}) });
          }}
        >
          <Rules order={order} />
          <ChooseReturnLines lines={order.lines} draft={draft} onDraft={setDraft} />
          <Field label="Anything we should know?" hint="Optional">
            {(tie) => (
              <Textarea
                {...tie}
                maxLength={1000}
                value={note}
                onChange={(event) => setNote(event.target.value)}
              />
            )}
          </Field>
          {lines.length > 0 && worked.data && (
            <section aria-label="Refund" className="rounded-xl border border-line bg-raised p-5">
              <ReturnArithmetic
                refund={worked.data.refund}
                currency={order.currency}
                totalLabel={
                  order.isStoreCredit ? 'Store credit once we receive it' : 'Refund once we receive it'
                }
              />
            </section>
          )}
          {action.error && <Alert text={messageOf(action.error)} />}
          <div>
            <Button look="accent" type="submit" busy={action.isRunning} disabled={lines.length === 0}>
              Submit return
            </Button>
          </div>
        </form>
      ) : (
        <p role="note" className="text-sm">
          {order.refused}
        </p>
      )}
    </>
  );
}

function Rules({ order }: { order: Opened }) {
  return (
    <section aria-label="Rules" className="flex flex-col gap-1 text-sm text-ink-soft">
      {order.policy !== '' && <p className="whitespace-pre-line">{order.policy}</p>}
      {order.until !== null && <p>Returns are accepted until {formatDay(order.until)}.</p>}
      {order.feeMinor > 0 && (
        <p>{formatMoney(order.feeMinor, order.currency)} is deducted from the refund.</p>
      )}
      {order.isStoreCredit && <p>You’ll get store credit.</p>}
    </section>
  );
}

const Alert = ({ text }: { text: string }) => (
  <p role="alert" className="rounded-lg bg-bad/8 px-4 py-3 text-sm text-bad">
    {text}
  </p>
);

function Sent({ handle }: { handle: string }) {
  return (
    <section role="status" className="flex flex-col items-center gap-2 py-6 text-center">
      <span className="grid size-12 place-items-center rounded-full bg-good/10 text-good">
        <Check aria-hidden className="size-6" />
      </span>
      <h2 className="font-display text-xl">Your return {handle} was submitted</h2>
      <p className="text-ink-soft">Shipping details will follow. You can close this page.</p>
    </section>
  );
}
