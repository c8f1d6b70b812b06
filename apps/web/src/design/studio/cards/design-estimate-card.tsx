import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { studioAddress } from '../addresses.ts';
import { EstimateTables } from '../parts/estimate-tables.tsx';

/** What a design would cost to make, and to land. */
export function DesignEstimateCard({ output, density }: CardProps<OutputOfCard<'design_estimate'>>) {
  return (
    <Card
      label={`Cost of ${output.name}`}
      title={`${output.name}: cost to make`}
      note={`${output.product}, ${output.material}, ${output.print}`}
      actions={
        <Button asChild size="small">
          <Link to={studioAddress(output.designId)}>Open the design</Link>
        </Button>
      }
    >
      <EstimateTables estimate={output} isShort={density === 'thread'} />
    </Card>
  );
}
