import { Link } from 'react-router';
import { requestStatusLabels } from '@brandwright/contract/sourcing/rfq/enums.ts';
import { askPartner } from '#frame/partner-store.ts';
import { Status } from '#ui/badge.tsx';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { formAddress, requestAddress, requestTones } from '../labels.ts';
import { RequestFacts } from '../parts/request-facts.tsx';

/** A custom project request: what is asked for, where it stands, what is next. */
export function ProjectRequestCard({ output: request }: CardProps<OutputOfCard<'project_request'>>) {
  const isDraft = request.status === 'DRAFT';
  return (
    <Card
      label={`Request ${request.title}`}
      title={
        <Link
          to={isDraft ? formAddress(request.requestId) : requestAddress(request.requestId)}
          className="hover:underline hover:underline-offset-4"
        >
          {request.title || 'Untitled request'}
        </Link>
      }
      note={standing(request)}
      aside={<Status tone={requestTones[request.status]}>{requestStatusLabels[request.status]}</Status>}
      actions={
        <>
          {request.openQuoteCount > 0 && (
            <Button size="small" onClick={() => askPartner(`Compare the quotes on ${request.title}`)}>
              Compare {count(request.openQuoteCount, 'quote')}
            </Button>
          )}
          {isDraft && request.missing.length === 0 && request.suppliers.length > 0 && (
            <Button size="small" onClick={() => askPartner(`Send the request ${request.title} to suppliers`)}>
              Send to {count(request.suppliers.length, 'supplier')}
            </Button>
          )}
          {request.allowed.edit && (
            <Button asChild size="small">
              <Link to={formAddress(request.requestId)}>Open the form</Link>
            </Button>
          )}
        </>
      }
    >
      <div className="flex flex-col gap-3">
        <RequestFacts request={request} />
        {isDraft && request.missing.length > 0 && (
          <ul className="flex flex-col gap-1 text-sm text-warn">
            {request.missing.map((one) => (
              <li key={one.field}>{one.question}</li>
            ))}
          </ul>
        )}
        {request.hasUnsentChanges && (
          <p className="text-sm text-warn">Changed since it was sent; suppliers have the earlier version.</p>
        )}
      </div>
    </Card>
  );
}

function standing(request: OutputOfCard<'project_request'>): string {
  const names = request.suppliers
    .slice(0, 3)
    .map(({ supplierName }) => supplierName)
    .join(', ');
  const more = request.suppliers.length > 3 ? ` and ${request.suppliers.length - 3} more` : '';
  if (request.status === 'DRAFT')
    return request.suppliers.length === 0 ? 'Not sent' : `Not sent; would go to ${names}${more}`;
  return `${request.suppliers.length > 0 ? `With ${names}${more}; ` : ''}${count(request.quoteCount, 'quote')}`;
}
