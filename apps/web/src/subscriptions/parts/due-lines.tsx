import type { PlanChange } from '@brandwright/contract/subscriptions/entities.ts';
import { priceWords } from '@brandwright/contract/subscriptions/subscription-words.ts';
import { Details } from '#ui/details.tsx';
import { formatMoney } from '#ui/format.ts';
import { planDay } from '../labels.ts';

/** What a change charges now, what later, and when. */
export function DueLines({ change }: { change: PlanChange }) {
  const { dueNowMinor, chargeMinor, creditMinor, later, currency, to, card, isImmediate } = change;
  // A new period is charged in full.
  const isNewPeriod = chargeMinor === later?.amountMinor;
  return (
    <Details
      items={[
        { label: 'Starts', value: isImmediate ? 'Now' : planDay(change.takesEffectAt) },
        ...(creditMinor > 0
          ? [
              {
                label: isNewPeriod ? `${to.title} for a year` : `${to.title} until renewal`,
                value: formatMoney(chargeMinor, currency),
              },
              { label: 'Unused credit', value: `−${formatMoney(creditMinor, currency)}` },
            ]
          : []),
        { label: 'Due now', value: formatMoney(dueNowMinor, currency), strong: true },
        {
          label: 'Later',
          value: later
            ? `${priceWords(later.amountMinor, currency, to.cycle)} from ${planDay(later.at)}`
            : 'Nothing',
        },
        { label: 'Card', value: dueNowMinor > 0 || later ? card : null },
      ]}
    />
  );
}
