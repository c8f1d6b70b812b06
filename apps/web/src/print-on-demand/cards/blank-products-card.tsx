import { Link } from 'react-router';
import { listBlankProducts } from '@brandwright/contract/print-on-demand/list-blank-products.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { catalogPath } from '../addresses.ts';
import { BlankTile } from '../parts/blank-tile.tsx';

const threadTiles = 6;

/** Blanks that fit what was asked. */
export function BlankProductsCard({ output, call, density }: CardProps<OutputOfCard<'blank_products'>>) {
  const shown = density === 'thread' ? output.rows.slice(0, threadTiles) : output.rows;
  const input = listBlankProducts.input.safeParse(call.input ?? {}).data;
  const query = input?.keyword ? `?search=${encodeURIComponent(input.keyword)}` : '';
  if (output.total === 0)
    return (
      <Card
        label="Print-on-demand blanks"
        title="No matching blanks"
        note="Try without a color or a price, or browse the categories."
        actions={
          <Button asChild size="small">
            <Link to={catalogPath}>Open the catalog</Link>
          </Button>
        }
      />
    );
  return (
    <Card
      label="Print-on-demand blanks"
      title={count(output.total, 'blank')}
      actions={
        <>
          <Button asChild size="small">
            <Link to={`${catalogPath}${query}`}>Open the catalog</Link>
          </Button>
          {output.total > shown.length && (
            <span className="figures self-center text-sm text-ink-soft">
              {output.total - shown.length} more
            </span>
          )}
        </>
      }
    >
      <ul className="grid grid-cols-2 gap-4 sm:grid-cols-3">
        {shown.map((blank) => (
          <li key={blank.id} className="min-w-0">
            <BlankTile blank={blank} />
          </li>
        ))}
      </ul>
    </Card>
  );
}
