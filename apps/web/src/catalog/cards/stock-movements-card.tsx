import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { MovementList } from '../parts/movement-list.tsx';

/** Why stock changed, newest first. */
export function StockMovementsCard({ output, density }: CardProps<OutputOfCard<'stock_movements'>>) {
  if (output.total === 0)
    return (
      <Card label="Stock movements" title="No stock movements" note="Nothing matches what was asked for." />
    );
  const shown = density === 'thread' ? output.rows.slice(0, 10) : output.rows;
  const more = output.total - shown.length;
  return (
    <Card label="Stock movements" title={count(output.total, 'stock movement')}>
      <MovementList rows={shown} named />
      {more > 0 && <p className="mt-3 text-sm text-ink-soft">{count(more, 'earlier one')}</p>}
    </Card>
  );
}
