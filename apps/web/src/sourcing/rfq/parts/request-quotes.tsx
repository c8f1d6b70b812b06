import { useState } from 'react';
import type { ProjectRequest } from '@brandwright/contract/sourcing/rfq/entities.ts';
import { quoteSorts, type QuoteSort } from '@brandwright/contract/sourcing/rfq/enums.ts';
import { compareQuotes } from '@brandwright/contract/sourcing/rfq/compare-quotes.ts';
import { useOperation } from '#api/use-operation.ts';
import { PurchaseOfRequest } from '#purchasing/parts/purchase-of-request.tsx';
import { count } from '#ui/format.ts';
import { Field, Input } from '#ui/input.tsx';
import { Load } from '#ui/load.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { readUnits } from '../request-form.ts';
import { useRequestPermissions } from '../use-request-permissions.ts';
import { QuoteComparison } from './quote-comparison.tsx';
import { QuoteDialogs, type Asked } from './quote-dialogs.tsx';

const sortLabels: Record<QuoteSort, string> = {
  landed: 'Landed cost',
  leadTime: 'Lead time',
  unitPrice: 'Unit price',
  moq: 'MOQ',
};

/** The quotes that came in, compared. */
export function RequestQuotes({ request }: { request: ProjectRequest }) {
  const { mayAct } = useRequestPermissions();
  const [sort, setSort] = useState<QuoteSort>('landed');
  const [units, setUnits] = useState(request.quantity === null ? '' : String(request.quantity));
  const [asked, setAsked] = useState<Asked | null>(null);
  const quantity = readUnits(units) ?? request.quantity ?? 1;
  const compared = useOperation(
    compareQuotes,
    { requestId: request.requestId, sort, quantity },
    { keepPrevious: true },
  );
  return (
    <section aria-label="Quotes" data-tour="quotes">
      {request.purchaseItemId && (
        <div className="mb-5">
          <PurchaseOfRequest purchaseItemId={request.purchaseItemId} />
        </div>
      )}
      <div className="mb-3 flex flex-wrap items-end justify-between gap-3">
        <h3 className="text-base font-semibold">{count(request.quoteCount, 'quote')}</h3>
        {request.quoteCount > 0 && (
          <div className="flex flex-wrap items-end gap-3">
            <Field label="Compare at (units)" className="w-32">
              {(tie) => (
                <Input
                  {...tie}
                  inputMode="numeric"
                  value={units}
                  onChange={(event) => setUnits(event.target.value)}
                />
              )}
            </Field>
            <Field label="Sort by" className="w-40">
              {(tie) => (
                <Select
                  {...tie}
                  value={sort}
                  onChange={setSort}
                  options={quoteSorts.map((value) => ({ value, label: sortLabels[value] }))}
                />
              )}
            </Field>
          </div>
        )}
      </div>
      <Load
        query={compared}
        skeleton={<SkeletonCard height={420} />}
        isEmpty={(data) => data.rows.length === 0}
        empty={
          <EmptyState
            title="No quotes yet"
            text="They appear here as suppliers send them, with duty and freight included."
          />
        }
      >
        {(data) => (
          <QuoteComparison
            comparison={data}
            actions={
              mayAct
                ? {
                    onAccept: (quote) => setAsked({ about: 'accept', quote }),
                    onDecline: (quote) => setAsked({ about: 'decline', quote }),
                    onAsk: (quote) => setAsked({ about: 'ask', quote }),
                  }
                : undefined
            }
          />
        )}
      </Load>
      <QuoteDialogs asked={asked} quantity={quantity} onClose={() => setAsked(null)} />
    </section>
  );
}
