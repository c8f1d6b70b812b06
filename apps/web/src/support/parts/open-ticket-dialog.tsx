import { useState } from 'react';
import type { OrderDetail } from '@brandwright/contract/orders/entities.ts';
import type { SupportTicketDetail } from '@brandwright/contract/support/entities.ts';
import { ticketTypeLabels, ticketTypes, type TicketType } from '@brandwright/contract/support/enums.ts';
import { openSupportTicket } from '@brandwright/contract/support/open-support-ticket.ts';
import { needsFile, needsWords, ticketRefusal } from '@brandwright/contract/support/rules.ts';
import { Controller } from 'react-hook-form';
import { FormDialog } from '#kit/form-dialog.tsx';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { AttachmentField } from '#orders/parts/attachment-field.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, Input, Textarea } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { ticketAccept } from '../labels.ts';

export interface OpenTicketDialogProps {
  /** What it is about; without one its number is asked for. */
  order?: OrderDetail;
  onClose: () => void;
  onOpened?: (ticket: SupportTicketDetail) => void;
}

const hintOf = (type: TicketType) => {
  if (needsWords(type)) return 'What the buyer requires';
  return needsFile(type) ? 'Optional. Attach the packing slip below.' : 'Optional';
};

/** Writes to the warehouse’s support about one order. Of an order that is known, only what can be asked about it is offered. */
export function OpenTicketDialog({ order, onClose, onOpened }: OpenTicketDialogProps) {
  const types = ticketTypes.filter((type) => !order || ticketRefusal(type, order) === undefined);
  const [files, setFiles] = useState<{ id: string; name: string }[]>([]);
  const [lines, setLines] = useState<ReadonlySet<string>>(new Set());
  const [first = 'CANCELED_REFUND'] = types;
  const initial: { orderNumber: string; type: TicketType; message: string } = {
    orderNumber: '',
    type: first,
    message: '',
  };
  const form = useOperationForm(openSupportTicket, {
    initial,
    toInput: ({ orderNumber, type, message }) => ({
      ...(order ? { orderId: order.id } : { orderNumber: Number(orderNumber.replace(/^\s*#/, '')) }),
      type,
      ...(message.trim() ? { message } : {}),
      lineItemIds: [...lines],
      attachmentFileIds: files.map(({ id }) => id),
    }),
    fieldOf: { attachmentFileIds: 'message', orderId: 'orderNumber' },
    check: ({ orderNumber }) =>
      order || /^\s*#?\d{1,9}\s*$/.test(orderNumber) ? {} : { orderNumber: 'Enter the order number.' },
    onDone: (ticket) => {
      onOpened?.(ticket);
      onClose();
    },
  });
  const type = form.watch('type');
  const toggle = (id: string) => {
    const next = new Set(lines);
    if (!next.delete(id)) next.add(id);
    setLines(next);
  };
  return (
    <FormDialog
      title={order ? `Get help with order #${order.orderNumber}` : 'Open a support ticket'}
      description="This goes to warehouse support by email. Their answer comes to your email address."
      verb="Open the ticket"
      leave="Not now"
      onClose={onClose}
      onSubmit={form.submit}
      isSaving={form.isRunning}
      failure={form.failure}
    >
      {!order && (
        <Field label="Order number" error={form.errorOf('orderNumber')}>
          {(tie) => <Input {...tie} {...form.register('orderNumber')} autoFocus inputMode="numeric" />}
        </Field>
      )}
      <Field label="About" error={form.errorOf('type')}>
        {(tie) => (
          <Controller
            control={form.control}
            name="type"
            render={({ field }) => (
              <Select<TicketType>
                {...tie}
                value={field.value}
                onChange={field.onChange}
                options={types.map((value) => ({ value, label: ticketTypeLabels[value] }))}
              />
            )}
          />
        )}
      </Field>
      {order && order.lineItems.length > 1 && (
        <fieldset className="flex flex-col gap-2">
          <legend className="pb-1 text-sm font-medium">Items (all if none are selected)</legend>
          {order.lineItems.map((line) => (
            <label key={line.id} className="flex items-center gap-2 text-sm">
              <Checkbox checked={lines.has(line.id)} onCheckedChange={() => toggle(line.id)} />
              {line.quantity} × {line.title}
            </label>
          ))}
        </fieldset>
      )}
      <Field label="What happened" hint={hintOf(type)} error={form.errorOf('message')}>
        {(tie) => <Textarea {...tie} {...form.register('message')} maxLength={5000} rows={4} />}
      </Field>
      <AttachmentField files={files} onChange={setFiles} label="Attach a file" accept={ticketAccept} />
    </FormDialog>
  );
}
