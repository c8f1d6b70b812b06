import { useDeferredValue, useId, useState } from 'react';
import type { ProductTemplateDetail } from '@brandwright/contract/print-on-demand/entities.ts';
import { getTemplatePrices } from '@brandwright/contract/print-on-demand/get-template-prices.ts';
import { setTemplatePrice } from '@brandwright/contract/print-on-demand/set-template-price.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Field, Input } from '#ui/input.tsx';
import { Load } from '#ui/load.tsx';
import { Skeleton } from '#ui/skeleton.tsx';
import { minorOf } from '../amount.ts';
import { PriceBreakdown } from './price-breakdown.tsx';

interface PriceFormProps {
  template: ProductTemplateDetail;
  mayAct: boolean;
  /** Rows of the table of costs. */
  most: number;
}

/** The retail price with what remains of it while it is typed; set by a button. */
export function PriceForm({ template, mayAct, most }: PriceFormProps) {
  const shippingId = useId();
  const [typed, setTyped] = useState<string | null>(null);
  const text =
    typed ?? (template.retailPriceMinor === null ? '' : (template.retailPriceMinor / 100).toFixed(2));
  const amount = minorOf(text);
  const tried = useDeferredValue(amount);
  const prices = useOperation(
    getTemplatePrices,
    { templateId: template.templateId, ...(tried === undefined ? {} : { retailPriceMinor: tried }) },
    { keepPrevious: true },
  );
  const save = useAction(setTemplatePrice, { onDone: () => setTyped(null) });
  const isChanged = amount !== undefined && amount !== template.retailPriceMinor;
  const set = (freeShipping?: boolean) =>
    amount !== undefined &&
    void save.run({
      templateId: template.templateId,
      retailPriceMinor: amount,
      ...(freeShipping === undefined ? {} : { freeShipping }),
    });
  const isOpen = mayAct && template.state !== 'ARCHIVED';
  return (
    <div className="flex flex-col gap-4">
      {isOpen && (
        <form
          className="flex flex-wrap items-end gap-3"
          onSubmit={(event) => {
            event.preventDefault();
            set();
          }}
        >
          <Field
            label="Retail price in dollars"
            className="w-44"
            {...(text !== '' && amount === undefined ? { error: 'Enter an amount, such as 28.00.' } : {})}
          >
            {(tie) => (
              <Input
                {...tie}
                inputMode="decimal"
                value={text}
                onChange={(event) => setTyped(event.target.value)}
                className="figures"
              />
            )}
          </Field>
          <Button type="submit" disabled={!isChanged} busy={save.isRunning}>
            Set price
          </Button>
          <span className="flex h-9 items-center gap-2 text-sm">
            <Checkbox
              id={shippingId}
              checked={template.freeShipping}
              disabled={amount === undefined || save.isRunning}
              onCheckedChange={(checked) => set(checked === true)}
            />
            <label htmlFor={shippingId}>Free shipping</label>
          </span>
        </form>
      )}
      <Load query={prices} skeleton={<Skeleton className="h-56" />}>
        {(data) => <PriceBreakdown prices={data} most={most} />}
      </Load>
    </div>
  );
}
