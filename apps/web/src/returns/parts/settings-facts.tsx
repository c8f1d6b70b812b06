import { formatMoney } from '@brandwright/contract/kernel/money.ts';
import type { ReturnSettings } from '@brandwright/contract/returns/entities.ts';
import {
  refundDestinationLabels,
  refundMethodLabels,
  returnFeeLabels,
} from '@brandwright/contract/returns/enums.ts';
import { Details } from '#ui/details.tsx';
import { count } from '#ui/format.ts';

/** The rules in a few lines, with the policy as shoppers read it. */
export function SettingsFacts({ settings }: { settings: ReturnSettings }) {
  const { acceptsReturns, windowDays, fee, feeMinor, destination, method, creditDays, policy, currency } =
    settings;
  if (!acceptsReturns) return <p className="text-sm">Returns aren’t accepted.</p>;
  return (
    <div className="flex flex-col gap-3">
      <Details
        items={[
          {
            label: 'Accepted',
            value: windowDays === null ? 'No time limit' : `${count(windowDays, 'day')} from delivery`,
          },
          {
            label: 'Return fee',
            value:
              fee === 'FREE'
                ? returnFeeLabels.FREE
                : `${formatMoney(feeMinor, currency)}, ${returnFeeLabels[fee].toLowerCase()}`,
          },
          { label: 'Refunds go to', value: refundDestinationLabels[destination] },
          { label: 'Refund method', value: refundMethodLabels[method] },
          {
            label: 'Store credit',
            value: creditDays === null ? 'No expiry' : `Good for ${count(creditDays, 'day')}`,
          },
        ]}
      />
      {policy !== '' && <p className="text-sm whitespace-pre-line text-ink-soft">{policy}</p>}
    </div>
  );
}
