import { useId, useRef, useState } from 'react';
import { buyLabels } from '@brandwright/contract/fulfillment/buy-labels.ts';
import { paidAmong } from '@brandwright/contract/fulfillment/label-batch.ts';
import { serviceLabels, shippingService } from '@brandwright/contract/fulfillment/enums.ts';
import type { OutputOf, SendOf } from '@brandwright/contract/kernel/operation.ts';
import { OperationDialog } from '#orders/parts/operation-dialog.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { BoughtLabels, BoughtLabelsActions } from './bought-labels.tsx';

type Orders = Pick<SendOf<typeof buyLabels>, 'ids' | 'allOf'>;

const choices = ['AS_ORDERED', 'CHEAPEST', 'FASTEST', ...shippingService.options] as const;
type Choice = (typeof choices)[number];
const choiceLabels: Readonly<Record<Choice, string>> = {
  AS_ORDERED: 'Cheapest that meets the ordered speed',
  CHEAPEST: 'Cheapest',
  FASTEST: 'Fastest',
  ...serviceLabels,
};

function wishOf(choice: Choice): Pick<SendOf<typeof buyLabels>, 'service' | 'prefer'> {
  if (choice === 'AS_ORDERED') return {};
  if (choice === 'CHEAPEST' || choice === 'FASTEST') return { prefer: choice };
  return { service: choice };
}

/** Buys labels for several orders: each with its price before, and all in one file after. */
export function BuyLabelsDialog({
  orders,
  onClose,
  onBought,
}: {
  orders: Orders;
  onClose: () => void;
  onBought?: () => void;
}) {
  const notifyId = useId();
  const [choice, setChoice] = useState<Choice>('AS_ORDERED');
  const [notifies, setNotifies] = useState(false);
  const [bought, setBought] = useState<OutputOf<typeof buyLabels>>();
  const isDone = useRef(false);
  if (bought)
    return (
      <Dialog
        open
        onOpenChange={(open) => !open && onClose()}
        title={paidAmong(bought.labels).length === 0 ? 'No labels bought' : 'Labels bought'}
        footer={<BoughtLabelsActions bought={bought} />}
      >
        <BoughtLabels bought={bought} />
      </Dialog>
    );
  return (
    <OperationDialog
      declaration={buyLabels}
      input={{ ...orders, ...wishOf(choice), notifyShopper: notifies }}
      title="Buy shipping labels"
      // What was bought is shown before it closes.
      onClose={() => !isDone.current && onClose()}
      onDone={(output) => {
        isDone.current = true;
        setBought(output);
        onBought?.();
      }}
    >
      <div className="flex flex-col gap-4">
        <Field label="Service">
          {(tie) => (
            <Select
              {...tie}
              value={choice}
              onChange={setChoice}
              options={choices.map((value) => ({ value, label: choiceLabels[value] }))}
            />
          )}
        </Field>
        <label htmlFor={notifyId} className="flex items-center gap-2 text-sm">
          <Checkbox
            id={notifyId}
            checked={notifies}
            onCheckedChange={(checked) => setNotifies(checked === true)}
          />
          Email the shoppers their tracking links
        </label>
      </div>
    </OperationDialog>
  );
}
