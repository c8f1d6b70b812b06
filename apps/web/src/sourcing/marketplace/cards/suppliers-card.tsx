import { Link } from 'react-router';
import { searchSuppliers } from '@brandwright/contract/sourcing/marketplace/search-suppliers.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../../card-props.ts';
import { suppliersAddress } from '../../addresses.ts';
import { NearestItemsCard } from '../parts/nearest-items.tsx';
import { SupplierRows } from '../parts/supplier-rows.tsx';

const threadRows = 6;

/** Suppliers that were found, in their order, numbered so that "the second" is plain to see. */
export function SuppliersCard({ output, call, density }: CardProps<OutputOfCard<'suppliers'>>) {
  const total = 'total' in output ? output.total : output.rows.length;
  const shown = density === 'thread' ? output.rows.slice(0, threadRows) : output.rows;
  if (total === 0) {
    const near = 'nearest' in output ? output.nearest : [];
    if (near.length > 0) return <NearestItemsCard label="Suppliers" items={near} />;
    return <Card label="Suppliers" title="No suppliers match" note={wayOut(output)} />;
  }
  const given =
    call.operation === searchSuppliers.name
      ? searchSuppliers.input.safeParse(call.input ?? {}).data
      : undefined;
  const more = total - shown.length;
  return (
    <Card
      label="Suppliers"
      title={count(total, 'supplier')}
      note={'because' in output ? output.because : undefined}
      flush
      actions={
        (given || more > 0) && (
          <>
            <Button asChild size="small">
              <Link to={suppliersAddress(given ?? {})}>Open in the marketplace</Link>
            </Button>
            {more > 0 && (
              <span className="figures self-center text-sm text-ink-soft">
                {count(more, 'more supplier')}
              </span>
            )}
          </>
        )
      }
    >
      <SupplierRows suppliers={shown} />
    </Card>
  );
}

function wayOut(output: OutputOfCard<'suppliers'>): string {
  if ('nothingFits' in output && output.nothingFits !== null) return output.nothingFits;
  const way = 'loosen' in output ? output.loosen[0] : undefined;
  return way
    ? `Without “${way.words}”, there ${way.total === 1 ? 'is' : 'are'} ${way.total}.`
    : 'Try other words or fewer filters.';
}
