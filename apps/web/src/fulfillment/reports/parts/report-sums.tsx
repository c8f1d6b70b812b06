import {
  moneyKeys,
  moneyLabels,
  type FulfillmentSums,
} from '@brandwright/contract/fulfillment/reports/financial.ts';
import type { getOutboundReport } from '@brandwright/contract/fulfillment/reports/get-outbound-report.ts';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import type { ReturnTotals } from '@brandwright/contract/returns/results.ts';
import { count } from '#ui/format.ts';
import { Figure, Money } from '#ui/text.tsx';
import { Sums } from './sums.tsx';

/** Shipments, units and label cost, in all and by carrier. */
export function OutboundSums({
  totals,
  currency,
}: {
  totals: OutputOf<typeof getOutboundReport>['totals'];
  currency: string;
}) {
  return (
    <div className="flex flex-col gap-3">
      <Sums
        items={[
          { label: 'Shipments', value: <Figure value={totals.shipments} /> },
          { label: 'Units', value: <Figure value={totals.units} /> },
          { label: 'Label cost', value: <Money amountMinor={totals.labelCostMinor} currency={currency} /> },
        ]}
      />
      <ul aria-label="By carrier" className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {totals.byCarrier.map((one) => (
          <li key={one.carrier}>
            <span className="font-medium">{one.carrier}</span>{' '}
            <span className="figures text-ink-soft">
              {count(one.shipments, 'shipment')}
              {one.labelCostMinor > 0 && (
                <>
                  , <Money amountMinor={one.labelCostMinor} currency={currency} />
                </>
              )}
            </span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** Returns, units and money, and why things came back. */
export function ReturnSums({ totals, currency }: { totals: ReturnTotals; currency: string }) {
  const money = (amountMinor: number) => <Money amountMinor={amountMinor} currency={currency} />;
  return (
    <div className="flex flex-col gap-3">
      <Sums
        items={[
          { label: 'Returns', value: <Figure value={totals.returns} /> },
          { label: 'Units', value: <Figure value={totals.units} /> },
          { label: 'Restocked', value: <Figure value={totals.restockedUnits} /> },
          { label: 'Written off', value: <Figure value={totals.writtenOffUnits} /> },
          { label: 'Refunded', value: money(totals.refundedMinor) },
          { label: 'Not yet refunded', value: money(totals.openRefundMinor) },
          { label: 'Fees', value: money(totals.feeMinor) },
        ]}
      />
      <ul aria-label="By reason" className="flex flex-wrap gap-x-6 gap-y-1 text-sm">
        {totals.byReason.map(({ reason, reasonLabel, units }) => (
          <li key={reason}>
            <span className="font-medium">{reasonLabel}</span>{' '}
            <span className="figures text-ink-soft">{count(units, 'unit')}</span>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** What fulfillment brought and cost, and what was left. */
export function FinancialSums({ totals, currency }: { totals: FulfillmentSums; currency: string }) {
  return (
    <Sums
      items={moneyKeys.map((key) => ({
        label: moneyLabels[key],
        value: <Money amountMinor={totals[key]} currency={currency} />,
      }))}
    />
  );
}
