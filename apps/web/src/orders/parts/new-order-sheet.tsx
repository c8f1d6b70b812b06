import { useState } from 'react';
import type { FormEvent } from 'react';
import { useNavigate } from 'react-router';
import { createManualRetailOrder } from '@brandwright/contract/orders/create-manual-retail-order.ts';
import { createManualWholesaleOrder } from '@brandwright/contract/orders/create-manual-wholesale-order.ts';
import { ApiError } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { screenAddress } from '#routes/patterns.ts';
import { Button } from '#ui/button.tsx';
import { Sheet } from '#ui/sheet.tsx';
import { Money } from '#ui/text.tsx';
import {
  emptyOrder,
  faultsFromServer,
  newOrderFaults,
  newOrderInput,
  newOrderTotal,
} from '../new-order-form.ts';
import type { NewOrderValues } from '../new-order-form.ts';
import { NewOrderFields } from './new-order-fields.tsx';

export interface NewOrderSheetProps {
  kind: 'retail' | 'wholesale';
  open: boolean;
  onClose: () => void;
}

const formId = 'new-order';

/** An order entered by hand. Rules for new orders run on it; Undo cancels it. */
export function NewOrderSheet({ kind, open, onClose }: NewOrderSheetProps) {
  const [values, setValues] = useState<NewOrderValues>(emptyOrder);
  const [isChecked, setChecked] = useState(false);
  const navigate = useNavigate();
  const action = useAction(kind === 'retail' ? createManualRetailOrder : createManualWholesaleOrder, {
    onDone: (order) => {
      setValues(emptyOrder);
      setChecked(false);
      onClose();
      void navigate(screenAddress('/order-details/{id}', { id: order.id }));
    },
  });
  const own = isChecked ? newOrderFaults(values) : {};
  const refused = action.error instanceof ApiError ? faultsFromServer(action.error.details) : {};
  const total = newOrderTotal(values);

  function submit(event: FormEvent) {
    event.preventDefault();
    setChecked(true);
    if (Object.keys(newOrderFaults(values)).length > 0) return;
    void action.run(newOrderInput(values, kind));
  }

  return (
    <Sheet
      open={open}
      onOpenChange={(next) => !next && !action.isRunning && onClose()}
      title={kind === 'retail' ? 'New retail order' : 'New wholesale order'}
      className="sm:max-w-[600px]"
      footer={
        <>
          <p className="mr-auto self-center text-sm text-ink-soft">
            {total === null ? (
              'Total at last prices'
            ) : (
              <>
                Total <Money amountMinor={total} className="font-semibold text-ink" />
              </>
            )}
          </p>
          <Button look="quiet" disabled={action.isRunning} onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" form={formId} look="accent" busy={action.isRunning}>
            Create order
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <NewOrderFields
          kind={kind}
          values={values}
          onChange={(next) => {
            if (action.error) action.reset();
            setValues(next);
          }}
          faults={{ ...refused, ...own }}
        />
        {action.error && Object.keys(refused).length === 0 && (
          <p role="alert" className="mt-4 text-sm text-bad">
            {action.error.message}
          </p>
        )}
      </form>
    </Sheet>
  );
}
