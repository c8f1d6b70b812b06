import { Link } from 'react-router';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { blankPath, newDesignPath } from '../addresses.ts';
import { BlankDetails } from '../parts/blank-details.tsx';

/** One blank: how it looks, what it costs, where it is printed. */
export function BlankProductCard({ output, density }: CardProps<OutputOfCard<'blank_product'>>) {
  return (
    <Card
      label={output.title}
      title={output.title}
      note={[output.categoryTitle, output.material].filter(Boolean).join(' · ')}
      actions={
        <>
          <Button asChild size="small" look="accent">
            <Link to={newDesignPath(output.id)}>Start a design</Link>
          </Button>
          {density === 'thread' && (
            <Button asChild size="small">
              <Link to={blankPath(output.id)}>Open in the catalog</Link>
            </Button>
          )}
        </>
      }
    >
      <BlankDetails blank={output} />
    </Card>
  );
}
