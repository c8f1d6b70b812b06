import { useState } from 'react';
import type { FormEvent } from 'react';
import { orderOrigin } from '@brandwright/contract/orders/enums.ts';
import { startFinancialExport } from '@brandwright/contract/orders/start-financial-export.ts';
import type { OrderExport } from '@brandwright/contract/orders/files.ts';
import { messageOf } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { callByHand } from '../../card-props.ts';
import { OrderExportCard } from '../cards/order-export-card.tsx';
import { originLabel } from '../labels.ts';

const any = 'ANY';
const origins = [
  { value: any, label: 'All origins' },
  ...orderOrigin.options.map((value) => ({ value, label: originLabel(value) })),
];

/** The money of orders as a CSV file for an accountant, for a span of days. */
export function ExportDialog({ open, onClose }: { open: boolean; onClose: () => void }) {
  return open ? <OpenExport onClose={onClose} /> : null;
}

function OpenExport({ onClose }: { onClose: () => void }) {
  const [span, setSpan] = useState({ placedFrom: '', placedTo: '', origin: any });
  const [started, setStarted] = useState<OrderExport | null>(null);
  const action = useAction(startFinancialExport, { announce: false, onDone: setStarted });
  const isBackward = span.placedFrom !== '' && span.placedTo !== '' && span.placedTo < span.placedFrom;

  function submit(event: FormEvent) {
    event.preventDefault();
    if (isBackward) return;
    const origin = orderOrigin.safeParse(span.origin).data;
    void action.run({
      ...(span.placedFrom ? { placedFrom: span.placedFrom } : {}),
      ...(span.placedTo ? { placedTo: span.placedTo } : {}),
      ...(origin ? { origin } : {}),
    });
  }

  return (
    <Dialog
      open
      onOpenChange={(next) => !next && onClose()}
      title="Financial export"
      description="Subtotal, discount, shipping, tax, total, captured, refunded and net of each order, as CSV."
      footer={
        started ? (
          <Button onClick={onClose}>Close</Button>
        ) : (
          <>
            <Button look="quiet" onClick={onClose}>
              Cancel
            </Button>
            <Button type="submit" form="financial-export" look="accent" busy={action.isRunning}>
              Export
            </Button>
          </>
        )
      }
    >
      {started ? (
        <OrderExportCard output={started} call={callByHand(startFinancialExport, {})} density="panel" />
      ) : (
        <form id="financial-export" onSubmit={submit} className="flex flex-col gap-4">
          <div className="grid grid-cols-2 gap-3">
            <Field label="Placed from" hint="Optional. From the first order if left blank.">
              {(tie) => (
                <Input
                  {...tie}
                  type="date"
                  value={span.placedFrom}
                  onChange={(event) => setSpan({ ...span, placedFrom: event.target.value })}
                />
              )}
            </Field>
            <Field
              label="to"
              hint="Optional. Through today if left blank."
              error={isBackward ? 'Choose a day on or after the first.' : undefined}
            >
              {(tie) => (
                <Input
                  {...tie}
                  type="date"
                  value={span.placedTo}
                  onChange={(event) => setSpan({ ...span, placedTo: event.target.value })}
                />
              )}
            </Field>
          </div>
          <Field label="Origin">
            {(tie) => (
              <Select
                {...tie}
                value={span.origin}
                onChange={(origin) => setSpan({ ...span, origin })}
                options={origins}
              />
            )}
          </Field>
          {action.error && (
            <p role="alert" className="text-sm text-bad">
              {messageOf(action.error)}
            </p>
          )}
        </form>
      )}
    </Dialog>
  );
}
