import { Plus } from 'lucide-react';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { createReceiving } from '@brandwright/contract/fulfillment/receivings/create-receiving.ts';
import { mostLines } from '@brandwright/contract/fulfillment/receivings/entities.ts';
import {
  receivingDestinationLabels,
  receivingDestinations,
  type ReceivingDestination,
} from '@brandwright/contract/fulfillment/receivings/enums.ts';
import { listPurchaseItems } from '@brandwright/contract/purchasing/list-purchase-items.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { useOperationForm } from '#kit/use-operation-form.ts';
import { NativeSelect } from '#orders/parts/native-select.tsx';
import { Section } from '#orders/parts/section.tsx';
import { usePermissions } from '#orders/use-permissions.ts';
import { Button } from '#ui/button.tsx';
import { Field, Input, Textarea } from '#ui/input.tsx';
import { Page, PageHeader } from '#ui/page-header.tsx';
import { EmptyState } from '#ui/states.tsx';
import { receivingAddress, receivingsAddress } from '../labels.ts';
import { ReceivingLineFields } from '../parts/receiving-line-fields.tsx';
import { areComplete, emptyLine, faultsOf, linesInput, type TypedLine } from '../receiving-lines.ts';

const goods = new Set(['INVENTORY', 'PACKAGING', 'MANUAL_INVENTORY']);

/** Announces an inbound shipment: lines of purchase orders and of products. */
export default function NewReceivingScreen() {
  const { mayAct } = usePermissions();
  useScreenInView('New receiving');
  return (
    <Page>
      <PageHeader
        title="New receiving"
        crumbs={[{ label: 'Receivings', to: receivingsAddress }]}
        note="Tell the fulfillment partner what’s coming. Stock changes once it’s counted there."
      />
      {mayAct ? (
        <NewReceivingForm />
      ) : (
        <EmptyState title="You need member access" text="Ask an owner or admin of the store." />
      )}
    </Page>
  );
}

function NewReceivingForm() {
  const navigate = useNavigate();
  const purchases = useOperation(listPurchaseItems, { size: 100 });
  const open = (purchases.data?.rows ?? []).filter(
    ({ orderType, status, receivingStatus }) =>
      goods.has(orderType) && status !== 'CANCELED' && receivingStatus !== 'RECEIVED',
  );
  const [lines, setLines] = useState([emptyLine(0)]);
  const [isChecked, setChecked] = useState(false);
  const initial = {
    destination: 'STORE' as ReceivingDestination,
    carrier: '',
    trackingNumber: '',
    expectedOn: '',
    note: '',
  };
  const form = useOperationForm(createReceiving, {
    initial,
    toInput: ({ destination, carrier, trackingNumber, expectedOn, note }) => ({
      lines: linesInput(lines),
      destination,
      ...(carrier.trim() ? { carrier } : {}),
      ...(trackingNumber.trim() ? { trackingNumber } : {}),
      ...(expectedOn ? { expectedOn } : {}),
      ...(note.trim() ? { note } : {}),
    }),
    onDone: ({ sn }) => void navigate(receivingAddress(sn)),
  });
  const change = (at: number, line: TypedLine) => setLines(lines.with(at, line));
  const add = () => setLines([...lines, emptyLine(Math.max(...lines.map(({ key }) => key)) + 1)]);
  return (
    <form
      noValidate
      aria-label="New receiving"
      className="max-w-2xl"
      onSubmit={(event) => {
        event.preventDefault();
        setChecked(true);
        if (!form.isRunning && areComplete(lines)) form.submit(event);
      }}
    >
      <Section title="What’s coming">
        <div className="flex flex-col gap-4">
          {lines.map((line, at) => (
            <ReceivingLineFields
              key={line.key}
              line={line}
              number={at + 1}
              purchases={open}
              faults={isChecked ? faultsOf(line, lines) : {}}
              onChange={(changed) => change(at, changed)}
              {...(lines.length > 1 ? { onRemove: () => setLines(lines.toSpliced(at, 1)) } : {})}
            />
          ))}
          {lines.length < mostLines && (
            <Button size="small" className="self-start" onClick={add}>
              <Plus aria-hidden />
              Add a line
            </Button>
          )}
          <div className="grid grid-cols-2 gap-3">
            <Field label="Destination" error={form.errorOf('destination')}>
              {(tie) => (
                <NativeSelect {...tie} {...form.register('destination')}>
                  {receivingDestinations.map((value) => (
                    <option key={value} value={value}>
                      {receivingDestinationLabels[value]}
                    </option>
                  ))}
                </NativeSelect>
              )}
            </Field>
            <Field label="Carrier" hint="Optional" error={form.errorOf('carrier')}>
              {(tie) => <Input {...tie} maxLength={80} {...form.register('carrier')} />}
            </Field>
            <Field label="Tracking number" hint="Optional" error={form.errorOf('trackingNumber')}>
              {(tie) => <Input {...tie} maxLength={80} {...form.register('trackingNumber')} />}
            </Field>
            <Field label="Expected" hint="Optional" error={form.errorOf('expectedOn')}>
              {(tie) => <Input {...tie} type="date" {...form.register('expectedOn')} />}
            </Field>
          </div>
          <Field label="Note" hint="Optional" error={form.errorOf('note')}>
            {(tie) => <Textarea {...tie} rows={2} maxLength={2000} {...form.register('note')} />}
          </Field>
          {form.failure && (
            <p role="alert" className="text-sm text-bad">
              {form.failure}
            </p>
          )}
          <div className="flex justify-end">
            <Button look="accent" type="submit" busy={form.isRunning}>
              Announce the receiving
            </Button>
          </div>
        </div>
      </Section>
    </form>
  );
}
