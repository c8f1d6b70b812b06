import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { templatePath } from '../addresses.ts';
import { PriceBreakdown } from '../parts/price-breakdown.tsx';

/** What one piece costs and what remains of its price. */
export function TemplatePricesCard({ output, density }: CardProps<OutputOfCard<'template_prices'>>) {
  return (
    <Card
      label={`Costs of ${output.title}`}
      title={output.title}
      note={output.isTrial ? 'Trial price, not set' : `Shipped to ${output.countryCode}`}
      actions={
        density === 'thread' && (
          <Button asChild size="small">
            <Link to={templatePath(output.templateId)}>Open the template</Link>
          </Button>
        )
      }
    >
      <PriceBreakdown prices={output} most={density === 'thread' ? 6 : 60} />
    </Card>
  );
}
