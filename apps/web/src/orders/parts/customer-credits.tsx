import { useState } from 'react';
import { Link } from 'react-router';
import { listStoreCredits } from '@brandwright/contract/orders/credits/list-store-credits.ts';
import { creditStatusLabels } from '@brandwright/contract/orders/credits/entities.ts';
import type { CustomerDetail } from '@brandwright/contract/orders/get-customer.ts';
import { useOperation } from '#api/use-operation.ts';
import { Button } from '#ui/button.tsx';
import { Load } from '#ui/load.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { Money } from '#ui/text.tsx';
import { creditAddress } from '../labels.ts';
import { GiveCreditDialog } from './give-credit-dialog.tsx';
import { Section } from './section.tsx';

const size = 10;

/** The store credits of a customer, and the way to give another. */
export function CustomerCredits({ customer, mayAct }: { customer: CustomerDetail; mayAct: boolean }) {
  const [isGiving, setGiving] = useState(false);
  const credits = useOperation(listStoreCredits, { customer: customer.id, size });
  return (
    <Section
      title="Store credit"
      aside={
        mayAct && (
          <Button size="small" look="quiet" onClick={() => setGiving(true)}>
            Give store credit
          </Button>
        )
      }
    >
      <Load
        query={credits}
        skeleton={<SkeletonText lines={2} />}
        isEmpty={({ total }) => total === 0}
        empty={<p className="text-sm text-ink-soft">No store credit yet.</p>}
      >
        {({ rows }) => (
          <ul className="flex flex-col gap-2">
            {rows.map((credit) => (
              <li key={credit.id} className="flex items-baseline justify-between gap-4 text-sm">
                <span className="min-w-0">
                  <Link
                    to={creditAddress(credit.id)}
                    className="figures hover:underline hover:underline-offset-4"
                  >
                    {credit.code}
                  </Link>
                  <span className="block text-xs text-ink-soft">{creditStatusLabels[credit.status]}</span>
                </span>
                <Money amountMinor={credit.leftMinor} currency={credit.currency} />
              </li>
            ))}
          </ul>
        )}
      </Load>
      {isGiving && <GiveCreditDialog customer={customer} onClose={() => setGiving(false)} />}
    </Section>
  );
}
