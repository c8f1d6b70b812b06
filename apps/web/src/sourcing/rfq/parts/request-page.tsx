import { useState } from 'react';
import { Link, useNavigate } from 'react-router';
import type { ProjectRequest } from '@brandwright/contract/sourcing/rfq/entities.ts';
import { quoteSorts, requestStatusLabels, type QuoteSort } from '@brandwright/contract/sourcing/rfq/enums.ts';
import { closeProjectRequest } from '@brandwright/contract/sourcing/rfq/close-project-request.ts';
import { duplicateProjectRequest } from '@brandwright/contract/sourcing/rfq/duplicate-project-request.ts';
import { submitProjectRequest } from '@brandwright/contract/sourcing/rfq/submit-project-request.ts';
import { compareQuotes } from '@brandwright/contract/sourcing/rfq/compare-quotes.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { OperationDialog } from '#orders/parts/operation-dialog.tsx';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { count } from '#ui/format.ts';
import { Field, Input } from '#ui/input.tsx';
import { Load } from '#ui/load.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonCard } from '#ui/skeleton.tsx';
import { EmptyState } from '#ui/states.tsx';
import { supplierAddress } from '../../addresses.ts';
import { formAddress, requestTones } from '../labels.ts';
import { readUnits } from '../request-form.ts';
import { useRequestPermissions } from '../use-request-permissions.ts';
import { QuoteComparison } from './quote-comparison.tsx';
import { QuoteDialogs, type Asked } from './quote-dialogs.tsx';
import { RequestFacts } from './request-facts.tsx';

const sortLabels: Record<QuoteSort, string> = {
  landed: 'Landed cost',
  leadTime: 'Lead time',
  unitPrice: 'Unit price',
  moq: 'MOQ',
};

/** A request in full: what is asked for, who has it, the quotes side by side. */
export function RequestPage({ request }: { request: ProjectRequest }) {
  useScreenInView(request.title, {
    kind: 'project_request',
    id: request.requestId,
    label: request.title || 'Draft',
  });
  return (
    <div className="flex flex-col gap-6">
      <header className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-0">
          <Link
            to="/inbox/custom-project-requests"
            className="text-sm text-ink-soft hover:text-ink hover:underline hover:underline-offset-4"
          >
            All requests
          </Link>
          <div className="flex flex-wrap items-center gap-x-3 gap-y-1">
            <h2 className="text-lg font-semibold">{request.title || 'Untitled request'}</h2>
            <Status tone={requestTones[request.status]}>{requestStatusLabels[request.status]}</Status>
          </div>
        </div>
        <RequestActions request={request} />
      </header>
      {request.hasUnsentChanges && (
        <p className="rounded-lg border border-warn/40 px-4 py-2.5 text-sm">
          Changed since it was sent. Suppliers have the earlier version until you send it again.
        </p>
      )}
      <div className="grid gap-6 lg:grid-cols-[minmax(0,1fr)_16rem]">
        <section aria-label="Request details">
          <RequestFacts request={request} />
        </section>
        <section aria-label="Suppliers" className="text-sm">
          <h3 className="font-medium">
            {request.status === 'DRAFT' ? 'Would go to' : 'Sent to'}{' '}
            {count(request.suppliers.length, 'supplier')}
          </h3>
          <ul className="mt-1.5 flex flex-col gap-1 text-ink-soft">
            {request.suppliers.map((one) => (
              <li key={one.supplierId}>
                <Link
                  to={supplierAddress(one.supplierId)}
                  className="text-ink hover:underline hover:underline-offset-4"
                >
                  {one.supplierName}
                </Link>
                , {one.countryName}
              </li>
            ))}
          </ul>
        </section>
      </div>
      {request.status !== 'DRAFT' && <Quotes request={request} />}
    </div>
  );
}

function RequestActions({ request }: { request: ProjectRequest }) {
  const navigate = useNavigate();
  const { mayAct, isBlocked } = useRequestPermissions();
  const [asks, setAsks] = useState<'submit' | 'CLOSED' | 'CANCELED' | null>(null);
  const copy = useAction(duplicateProjectRequest, {
    onDone: (made) => void navigate(formAddress(made.requestId)),
  });
  if (!mayAct) return null;
  const id = { requestId: request.requestId };
  return (
    <div className="flex flex-wrap gap-2">
      {!isBlocked && request.allowed.submit && (
        <Button look="accent" onClick={() => setAsks('submit')}>
          {request.status === 'DRAFT' ? 'Send to suppliers' : 'Send changes'}
        </Button>
      )}
      {!isBlocked && request.allowed.edit && (
        <Button asChild>
          <Link to={formAddress(request.requestId)}>Edit</Link>
        </Button>
      )}
      {!isBlocked && (
        <Button busy={copy.isRunning} onClick={() => void copy.run(id)}>
          Duplicate
        </Button>
      )}
      {request.allowed.close && <Button onClick={() => setAsks('CLOSED')}>Close</Button>}
      {request.allowed.cancel && (
        <Button look="quiet" onClick={() => setAsks('CANCELED')}>
          Cancel request
        </Button>
      )}
      <OperationDialog
        declaration={submitProjectRequest}
        input={asks === 'submit' ? id : null}
        title="Send to suppliers"
        onClose={() => setAsks(null)}
      />
      <OperationDialog
        declaration={closeProjectRequest}
        input={asks === 'CLOSED' || asks === 'CANCELED' ? { ...id, outcome: asks } : null}
        title={asks === 'CLOSED' ? 'Close this request' : 'Cancel this request'}
        onClose={() => setAsks(null)}
      />
    </div>
  );
}

function Quotes({ request }: { request: ProjectRequest }) {
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
