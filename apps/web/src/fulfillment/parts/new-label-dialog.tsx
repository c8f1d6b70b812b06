import { useState } from 'react';
import { buyLabel } from '@brandwright/contract/fulfillment/buy-label.ts';
import type { ShippingService } from '@brandwright/contract/fulfillment/enums.ts';
import { quoteLabel } from '@brandwright/contract/fulfillment/quote-label.ts';
import { messageOf } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { OperationDialog } from '#orders/parts/operation-dialog.tsx';
import { Field, Input } from '#ui/input.tsx';
import { blankAddress, blankParcel, labelInput } from '../label-form.ts';
import { newItem, usualChoices } from '../customs-form.ts';
import { CustomsItemsFields } from './customs-items-fields.tsx';
import { LabelAddressFields } from './label-address-fields.tsx';
import { ParcelFields } from './parcel-fields.tsx';
import { RateChoice } from './rate-choice.tsx';

/** Buys a label that belongs to no order: addresses and parcel, then the rates, then the price to agree to. */
export function NewLabelDialog({
  onClose,
  onBought,
}: {
  onClose: () => void;
  onBought: (labelId: string) => void;
}) {
  const [from, setFrom] = useState(blankAddress);
  const [to, setTo] = useState(blankAddress);
  const [typed, setTyped] = useState(blankParcel);
  const [notes, setNotes] = useState('');
  const [service, setService] = useState<ShippingService | null>(null);
  const [isBuying, setBuying] = useState(false);
  const rates = useAction(quoteLabel, { failures: 'kept', announce: false });
  const [found, setFound] = useState<Awaited<ReturnType<typeof rates.run>>>();
  const [items, setItems] = useState(() => [newItem(crypto.randomUUID())]);
  const [choices, setChoices] = useState(usualChoices);
  const input = labelInput(from, to, typed, notes, { items, choices });
  const quoted = found?.rates ?? [];
  const forget = () => setFound(undefined);

  if (isBuying && input && service)
    return (
      <OperationDialog
        declaration={buyLabel}
        input={{ ...input, service }}
        title="Buy this label"
        onClose={onClose}
        onDone={({ label }) => onBought(label.labelId)}
      />
    );
  return (
    <FormDialog
      title="Create a shipping label"
      verb={found ? 'Continue' : 'Compare rates'}
      isSaving={rates.isRunning}
      canSave={input !== null && (!found || service !== null)}
      failure={rates.error ? messageOf(rates.error) : undefined}
      onClose={onClose}
      onSubmit={() => {
        if (!input) return;
        if (found) return setBuying(true);
        // Rates need only where the parcel goes and what it holds.
        const { fromAddress, toAddress, parcel, customsItems } = input;
        void rates.run({ fromAddress, toAddress, parcel, customsItems }).then((answer) => {
          setFound(answer);
          setService(answer?.rates[0]?.service ?? null);
        });
      }}
    >
      <LabelAddressFields
        title="From"
        values={from}
        onChange={(change) => (forget(), setFrom({ ...from, ...change }))}
      />
      <LabelAddressFields
        title="To"
        values={to}
        onChange={(change) => (forget(), setTo({ ...to, ...change }))}
      />
      <ParcelFields values={typed} onChange={(change) => (forget(), setTyped({ ...typed, ...change }))} />
      {to.countryCode !== 'US' && (
        <CustomsItemsFields
          items={items}
          choices={choices}
          onItems={(changed) => (forget(), setItems(changed))}
          onChoices={(change) => (forget(), setChoices({ ...choices, ...change }))}
        />
      )}
      <Field label="Notes" hint="Optional, printed on the label">
        {(tie) => (
          <Input {...tie} maxLength={500} value={notes} onChange={(event) => setNotes(event.target.value)} />
        )}
      </Field>
      {found &&
        (quoted.length === 0 ? (
          <p role="alert" className="text-sm text-bad">
            No service accepts this parcel. Check its weight and size.
          </p>
        ) : (
          <RateChoice rates={quoted} value={service} onChange={setService} />
        ))}
    </FormDialog>
  );
}
