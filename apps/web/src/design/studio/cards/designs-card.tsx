import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { conceptAddress } from '../addresses.ts';
import { DesignTile } from '../parts/design-tile.tsx';

const threadDesigns = 6;

/** Designs, last changed first. */
export function DesignsCard({ output, density }: CardProps<OutputOfCard<'designs'>>) {
  if (output.total === 0)
    return <Card label="Designs" title="No designs" note="Say what you want to design to start one." />;
  const rows = density === 'thread' ? output.rows.slice(0, threadDesigns) : output.rows;
  const more = output.total - rows.length;
  return (
    <Card
      label="Designs"
      title={count(output.total, 'design')}
      actions={
        more > 0 && (
          <Button asChild size="small">
            <Link to={conceptAddress()}>{count(more, 'more design')}</Link>
          </Button>
        )
      }
    >
      <div className="@container">
        <ul className="grid grid-cols-2 gap-x-4 gap-y-5 @md:grid-cols-3">
          {rows.map((design) => (
            <li key={design.designId}>
              <DesignTile design={design} />
            </li>
          ))}
        </ul>
      </div>
    </Card>
  );
}
