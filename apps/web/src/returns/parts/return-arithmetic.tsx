import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import type { ReturnRefund } from '@brandwright/contract/returns/entities.ts';
import { Details } from '#ui/details.tsx';

/** The refund of a return, line by line, in the order in which it is worked out. */
export function ReturnArithmetic({
  refund,
  currency,
  totalLabel = 'Refund',
}: {
  refund: ReturnRefund;
  currency: string;
  totalLabel?: string;
}) {
  const money = (minor: number) => formatMoney(minor, currency);
  const plus = (label: string, minor: number) => ({ label, value: minor === 0 ? null : money(minor) });
  const minus = (label: string, minor: number) => ({ label, value: minor === 0 ? null : `−${money(minor)}` });
  return (
    <div className="flex flex-col gap-3">
      <Details
        items={refund.lines.map((line) => ({
          label: `${line.quantity} × ${line.title}${line.variant ? ` (${line.variant})` : ''}`,
          value: money(line.itemsMinor),
        }))}
        className="[&_dt]:shrink [&_dt]:wrap-anywhere"
      />
      <Details
        className="border-t border-line pt-3"
        items={[
          minus('Discount', refund.discountMinor),
          plus('Tax', refund.taxMinor),
          minus('Already refunded', refund.alreadyMinor),
          minus('Still owed', refund.owedMinor),
          plus('Shipping', refund.shippingMinor),
          minus('Return fee', refund.feeMinor),
          minus('Exchange', refund.exchangeMinor),
          { label: totalLabel, value: money(refund.totalMinor), strong: true },
        ]}
      />
    </div>
  );
}
