import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../../../card-props.ts';
import { PartnerEntry } from '../parts/partner-entry.tsx';

const threadPartners = 4;

/** Service providers with what they do and what it costs. */
export function PartnersCard({ output, density }: CardProps<OutputOfCard<'partners'>>) {
  const shown = density === 'thread' ? output.rows.slice(0, threadPartners) : output.rows;
  const more = output.rows.length - shown.length;
  if (output.total === 0)
    return (
      <Card
        label="Service providers"
        title="No matching service provider"
        note="Name a service, such as freight or inspection, to see who there is."
      />
    );
  return (
    <Card
      label="Service providers"
      title={count(output.total, 'service provider')}
      actions={
        <Button asChild size="small">
          <Link to="/partners">{more > 0 ? `Open all ${output.total}` : 'Open service providers'}</Link>
        </Button>
      }
    >
      <ul className="flex flex-col divide-y divide-line">
        {shown.map((partner) => (
          <li key={partner.partnerId} className="py-3 first:pt-0 last:pb-0">
            <PartnerEntry partner={partner} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
