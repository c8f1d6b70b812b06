import { Download } from 'lucide-react';
import { useState } from 'react';
import type { FormEvent } from 'react';
import { addWholesaleRequirements } from '@brandwright/contract/orders/add-wholesale-requirements.ts';
import type { OrderDetail, WholesaleRequirement } from '@brandwright/contract/orders/entities.ts';
import { messageOf } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { Button } from '#ui/button.tsx';
import { Details } from '#ui/details.tsx';
import { Dialog } from '#ui/dialog.tsx';
import { Field, Input, Textarea } from '#ui/input.tsx';
import { Day } from '#ui/text.tsx';
import { AttachmentField } from './attachment-field.tsx';
import { Section } from './section.tsx';

/** What the buyer of a wholesale order requires. */
export function RequirementsSection({ order, mayAct }: { order: OrderDetail; mayAct: boolean }) {
  const [isAdding, setAdding] = useState(false);
  const mayAdd = mayAct && order.allowed.addWholesaleRequirements;
  if (order.wholesaleRequirements.length === 0 && !mayAdd) return null;
  return (
    <Section
      title="What the buyer requires"
      aside={
        mayAdd && (
          <Button size="small" look="quiet" onClick={() => setAdding(true)}>
            Add
          </Button>
        )
      }
    >
      {order.wholesaleRequirements.length === 0 && (
        <p className="text-sm text-ink-soft">
          PO number, delivery date, packing and label instructions stand here.
        </p>
      )}
      <ul className="flex flex-col divide-y divide-line">
        {order.wholesaleRequirements.map((one) => (
          <li key={one.id} className="py-3 first:pt-0 last:pb-0">
            <Requirement requirement={one} />
          </li>
        ))}
      </ul>
      {isAdding && <RequirementDialog order={order} onClose={() => setAdding(false)} />}
    </Section>
  );
}

export function Requirement({ requirement }: { requirement: WholesaleRequirement }) {
  return (
    <div className="flex flex-col gap-2 text-sm">
      <p className="wrap-anywhere whitespace-pre-line">{requirement.instructions}</p>
      <Details
        items={[
          { label: 'PO number', value: requirement.purchaseOrderNumber },
          { label: 'Deliver by', value: requirement.deliverBy && <Day at={requirement.deliverBy} /> },
        ]}
      />
      {requirement.attachments.map((file) => (
        <a
          key={file.id}
          href={file.url}
          download={file.name}
          className="flex w-fit max-w-full items-center gap-2 rounded-sm underline decoration-line underline-offset-4 hover:decoration-ink"
        >
          <Download aria-hidden className="size-4 text-ink-soft" />
          <span className="truncate">{file.name}</span>
        </a>
      ))}
    </div>
  );
}

function RequirementDialog({ order, onClose }: { order: OrderDetail; onClose: () => void }) {
  const [values, setValues] = useState({ instructions: '', purchaseOrderNumber: '', deliverBy: '' });
  const [files, setFiles] = useState<{ id: string; name: string }[]>([]);
  const action = useAction(addWholesaleRequirements, { onDone: onClose });
  const set = (name: keyof typeof values) => (event: { target: { value: string } }) =>
    setValues({ ...values, [name]: event.target.value });
  function submit(event: FormEvent) {
    event.preventDefault();
    if (!values.instructions.trim()) return;
    void action.run({
      id: order.id,
      instructions: values.instructions.trim(),
      attachmentFileIds: files.map((file) => file.id),
      ...(values.purchaseOrderNumber.trim()
        ? { purchaseOrderNumber: values.purchaseOrderNumber.trim() }
        : {}),
      ...(values.deliverBy ? { deliverBy: values.deliverBy } : {}),
    });
  }
  return (
    <Dialog
      open
      onOpenChange={(next) => !next && !action.isRunning && onClose()}
      title={`Requirements of order #${order.orderNumber}`}
      footer={
        <>
          <Button look="quiet" disabled={action.isRunning} onClick={onClose}>
            Not now
          </Button>
          <Button
            type="submit"
            form="requirements"
            look="accent"
            busy={action.isRunning}
            disabled={!values.instructions.trim()}
          >
            Add requirements
          </Button>
        </>
      }
    >
      <form id="requirements" onSubmit={submit} className="flex flex-col gap-4">
        <Field label="Packing and label instructions">
          {(tie) => (
            <Textarea
              {...tie}
              autoFocus
              maxLength={5000}
              value={values.instructions}
              onChange={set('instructions')}
            />
          )}
        </Field>
        <div className="grid grid-cols-2 gap-3">
          <Field label="PO number">
            {(tie) => (
              <Input
                {...tie}
                maxLength={100}
                value={values.purchaseOrderNumber}
                onChange={set('purchaseOrderNumber')}
              />
            )}
          </Field>
          <Field label="Deliver by">
            {(tie) => <Input {...tie} type="date" value={values.deliverBy} onChange={set('deliverBy')} />}
          </Field>
        </div>
        <AttachmentField files={files} onChange={setFiles} />
        {action.error && (
          <p role="alert" className="text-sm text-bad">
            {messageOf(action.error)}
          </p>
        )}
      </form>
    </Dialog>
  );
}
