import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import type { SendOf } from '@brandwright/contract/kernel/operation.ts';
import { refundDestination, refundDestinationLabels } from '@brandwright/contract/returns/enums.ts';
import { refundReturn } from '@brandwright/contract/returns/refund-return.ts';
import { messageOf } from '#api/api-error.ts';
import { previewOperation } from '#api/preview-operation.ts';
import { useAction } from '#api/use-action.ts';
import { FormDialog } from '#kit/form-dialog.tsx';
import { moneyText, parseMoney } from '#orders/money-input.ts';
import { NativeSelect } from '#orders/parts/native-select.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, Input, Label } from '#ui/input.tsx';
import { PreviewLines } from '#ui/preview-lines.tsx';
import type { ShownReturn } from '../parts/return-facts.tsx';
import { DamagedFields, damagedOf, type DamagedDraft } from './damaged-fields.tsx';

/** Choose how, look at the arithmetic as the server has it, then pay exactly that. Receives what is still on its way. */
export function RefundReturnDialog({ of: one, onClose }: { of: ShownReturn; onClose: () => void }) {
  const receives = one.status !== 'RECEIVED';
  const [damaged, setDamaged] = useState<DamagedDraft>({});
  const [destination, setDestination] = useState(one.destination);
  const [fee, setFee] = useState(moneyText(one.refund.feeMinor));
  const [hasShipping, setShipping] = useState(one.refund.shippingMinor > 0);
  const look = useMutation({
    mutationFn: (input: SendOf<typeof refundReturn>) =>
      previewOperation(refundReturn, input, new AbortController().signal),
  });
  const pay = useAction(refundReturn, { failures: 'kept', onDone: onClose });
  const lines = receives ? damagedOf(one.lines, damaged) : [];
  const feeMinor = parseMoney(fee);
  const canLook = lines !== undefined && feeMinor !== undefined;
  const looked = look.data;
  const failure = pay.error ?? look.error;
  return (
    <FormDialog
      title={`${receives ? 'Receive and refund' : 'Refund'} return ${one.handle}`}
      verb={looked?.preview.verb ?? 'Review refund'}
      leave="Not now"
      onClose={onClose}
      onSubmit={() => {
        if (looked) return void pay.run(looked.input);
        if (canLook)
          look.mutate({
            id: one.id,
            arrived: receives,
            destination,
            feeMinor: feeMinor ?? 0,
            includeShipping: hasShipping,
            ...(receives ? { lines } : {}),
          });
      }}
      isSaving={look.isPending || pay.isRunning}
      canSave={canLook}
      failure={failure ? messageOf(failure) : undefined}
    >
      {looked ? (
        <div className="-mx-4">
          <PreviewLines preview={looked.preview} />
        </div>
      ) : (
        <>
          {receives && <DamagedFields lines={one.lines} draft={damaged} onDraft={setDamaged} />}
          <Field label="Refund to">
            {(tie) => (
              <NativeSelect
                {...tie}
                value={destination}
                onChange={(event) => setDestination(refundDestination.parse(event.target.value))}
              >
                {refundDestination.options.map((value) => (
                  <option key={value} value={value}>
                    {refundDestinationLabels[value]}
                  </option>
                ))}
              </NativeSelect>
            )}
          </Field>
          <Field
            label="Return fee"
            hint="Deducted from the refund. Leave blank for no fee."
            error={feeMinor === undefined ? 'Enter an amount, such as 5 or 4.50.' : undefined}
          >
            {(tie) => (
              <Input
                {...tie}
                inputMode="decimal"
                value={fee}
                onChange={(event) => setFee(event.target.value)}
              />
            )}
          </Field>
          <div className="flex items-center gap-2">
            <Checkbox
              id="return-shipping"
              checked={hasShipping}
              onCheckedChange={(checked) => setShipping(checked === true)}
            />
            <Label htmlFor="return-shipping">Also refund shipping</Label>
          </div>
        </>
      )}
    </FormDialog>
  );
}
