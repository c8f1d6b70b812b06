import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { SkuTable } from '../parts/sku-table.tsx';

/** SKUs of one product or of all. */
export function SkusCard({ output, density }: CardProps<OutputOfCard<'skus'>>) {
  if (output.total === 0) return <Card label="SKUs" title="No SKUs match" note="Try fewer words." />;
  const shown = density === 'thread' ? output.rows.slice(0, 10) : output.rows;
  const more = output.total - shown.length;
  return (
    <Card label="SKUs" title={count(output.total, 'SKU')}>
      <SkuTable rows={shown} named />
      {more > 0 && <p className="mt-3 text-sm text-ink-soft">{count(more, 'more SKU')}</p>}
    </Card>
  );
}
