import { Link } from 'react-router';
import type { ProjectRequest } from '@brandwright/contract/sourcing/rfq/entities.ts';
import { requestStatusLabels } from '@brandwright/contract/sourcing/rfq/enums.ts';
import { useScreenInView } from '#frame/use-screen-in-view.ts';
import { Status } from '#ui/badge.tsx';
import { count } from '#ui/format.ts';
import { supplierAddress } from '../../addresses.ts';
import { requestTones } from '../labels.ts';
import { RequestFacts } from './request-facts.tsx';
import { RequestActions } from './request-actions.tsx';
import { RequestQuotes } from './request-quotes.tsx';

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
      {request.status !== 'DRAFT' && <RequestQuotes request={request} />}
    </div>
  );
}
