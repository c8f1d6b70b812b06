import { useState } from 'react';
import { useNavigate } from 'react-router';
import { calcReturn } from '@brandwright/contract/returns/calc-return.ts';
import { createReturn } from '@brandwright/contract/returns/create-return.ts';
import { messageOf } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { formatDay } from '#ui/format.ts';
import { Field, Input } from '#ui/input.tsx';
import { Load } from '#ui/load.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { returnAddress } from '../labels.ts';
import { ChooseReturnLines } from '../parts/choose-return-lines.tsx';
import { ReturnArithmetic } from '../parts/return-arithmetic.tsx';
import { chosenLines, type ReturnDraft } from '../return-draft.ts';

/** Chooses what of an order comes back, with what that pays back worked out by the server at once. */
export function CreateReturnDialog({
  orderId,
  orderNumber,
  onClose,
}: {
  orderId: string;
  orderNumber: number;
  onClose: () => void;
}) {
  const navigate = useNavigate();
  const [draft, setDraft] = useState<ReturnDraft>({});
  const [exchangeItem, setExchange] = useState('');
  const [overrideReason, setOverride] = useState('');
  const order = useOperation(calcReturn, { orderId });
  const lines = chosenLines(order.data?.lines ?? [], draft);
  const calc = useOperation(
    calcReturn,
    { orderId, lines },
    { enabled: lines.length > 0, keepPrevious: true },
  );
  const action = useAction(createReturn, {
    failures: 'kept',
    onDone: ({ id }) => {
      onClose();
      void navigate(returnAddress(id));
    },
  });
  const isLate = order.data !== undefined && !order.data.isOpen;
  const canSave =
    lines.length > 0 && order.data?.refused === null && (!isLate || overrideReason.trim() !== '');
  return (
    <FormDialog
      title={`Return for order #${orderNumber}`}
      {...(order.data?.until && order.data.isOpen
        ? { description: `Returns accepted until ${formatDay(order.data.until)}.` }
        : {})}
      verb="Create return"
      leave="Not now"
      onClose={onClose}
      onSubmit={() =>
        void action.run({
          id: orderId,
          lines,
          ...(exchangeItem.trim() ? { exchangeItem } : {}),
          ...(isLate ? { overrideReason } : {}),
        })
      }
      isSaving={action.isRunning}
      canSave={canSave}
      failure={action.error ? messageOf(action.error) : undefined}
    >
      <Load query={order} skeleton={<SkeletonText lines={5} />}>
        {(data) =>
          data.refused === null ? (
            <>
              <ChooseReturnLines lines={data.lines} draft={draft} onDraft={setDraft} />
              {isLate && (
                <Field
                  label="Reason for the exception"
                  hint={
                    data.until
                      ? `The return window closed on ${formatDay(data.until)}. Admins can make an exception.`
                      : 'Returns are turned off in the settings. Admins can make an exception.'
                  }
                >
                  {(tie) => (
                    <Input
                      {...tie}
                      maxLength={500}
                      value={overrideReason}
                      onChange={(event) => setOverride(event.target.value)}
                    />
                  )}
                </Field>
              )}
              <Field label="Exchange for" hint="A product to send instead. Its order is created right away.">
                {(tie) => (
                  <Input
                    {...tie}
                    maxLength={200}
                    placeholder="Optional"
                    value={exchangeItem}
                    onChange={(event) => setExchange(event.target.value)}
                  />
                )}
              </Field>
              {lines.length > 0 && calc.data && (
                <ReturnArithmetic
                  refund={calc.data.refund}
                  currency={data.currency}
                  totalLabel="Refund once received"
                />
              )}
            </>
          ) : (
            <p role="note" className="text-sm">
              {data.refused}
            </p>
          )
        }
      </Load>
    </FormDialog>
  );
}
