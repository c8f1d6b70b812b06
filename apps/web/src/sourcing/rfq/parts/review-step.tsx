import type { ProjectRequest } from '@brandwright/contract/sourcing/rfq/entities.ts';
import type { RequestStep } from '@brandwright/contract/sourcing/rfq/enums.ts';
import { Button } from '#ui/button.tsx';
import { count } from '#ui/format.ts';
import { SkeletonText } from '#ui/skeleton.tsx';
import { RequestFacts } from './request-facts.tsx';

/** What would go out, to whom, and what is still missing. */
export function ReviewStep({
  request,
  onStep,
}: {
  request: ProjectRequest | null;
  onStep: (step: RequestStep) => void;
}) {
  if (!request) return <SkeletonText lines={5} />;
  return (
    <div className="flex flex-col gap-5">
      <h3 className="font-semibold">{request.title || 'Untitled'}</h3>
      <RequestFacts request={request} />
      {request.missing.length > 0 && (
        <section aria-label="Still needed" className="rounded-lg border border-warn/40 px-4 py-3">
          <p className="text-sm font-medium">Still needed before sending</p>
          <ul className="mt-1 flex flex-col items-start gap-1">
            {request.missing.map((one) => (
              <li key={one.field}>
                <Button
                  look="link"
                  size="small"
                  onClick={() => onStep(one.step)}
                  className="whitespace-normal text-left"
                >
                  {one.question}
                </Button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <section aria-label="Suppliers">
        <p className="text-sm font-medium">
          {request.suppliers.length === 0
            ? 'No matching suppliers yet'
            : `${request.status === 'DRAFT' ? 'Would go to' : 'With'} ${count(request.suppliers.length, 'supplier')}`}
        </p>
        {request.suppliers.length === 0 ? (
          <p className="text-sm text-ink-soft">Try a larger quantity, other countries or simpler words.</p>
        ) : (
          <ul className="mt-1 text-sm text-ink-soft">
            {request.suppliers.map((one) => (
              <li key={one.supplierId}>
                {one.supplierName}, {one.countryName}
              </li>
            ))}
          </ul>
        )}
      </section>
    </div>
  );
}
