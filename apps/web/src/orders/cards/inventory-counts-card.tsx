import { Card } from '#ui/card.tsx';
import { cn } from '#ui/cn.ts';
import { count } from '#ui/format.ts';
import { Table } from '#ui/table.tsx';
import type { Column } from '#ui/table.tsx';
import { Figure } from '#ui/text.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';

type Item = OutputOfCard<'inventory_counts'>['items'][number];

/** Units on hand, promised and left, the shortest first. */
export function InventoryCountsCard({ output, density }: CardProps<OutputOfCard<'inventory_counts'>>) {
  const shown = density === 'thread' ? output.items.slice(0, 10) : output.items;
  const more = output.items.length - shown.length;
  if (shown.length === 0)
    return (
      <Card
        label="Stock"
        title="No items found"
        note="Items appear here once they’re in an order or in stock."
      />
    );
  return (
    <Card
      label="Stock"
      title="Stock against open orders"
      aside={
        <span className={cn('figures text-sm', output.short > 0 ? 'text-bad' : 'text-ink-soft')}>
          {output.short > 0 ? `${count(output.short, 'SKU')} short` : 'All covered'}
        </span>
      }
    >
      <div className="[&_thead_th]:bg-raised [&_tr:last-child_td]:border-b-0">
        <Table label="Stock" density="compact" rows={shown} rowKey={(item) => item.sku} columns={columns} />
      </div>
      {more > 0 && <p className="mt-3 text-sm text-ink-soft">{count(more, 'more SKU')}, all better off</p>}
    </Card>
  );
}

const columns: Column<Item>[] = [
  {
    key: 'item',
    header: 'Item',
    cell: (item) => (
      <span className="block min-w-0 font-normal">
        <span className="block">{item.title}</span>
        <span className="block text-xs text-ink-soft">
          {[item.variant, item.sku].filter(Boolean).join(' · ')}
        </span>
      </span>
    ),
  },
  { key: 'onHand', header: 'On hand', align: 'right', cell: (item) => <Figure value={item.onHand} /> },
  { key: 'committed', header: 'Promised', align: 'right', cell: (item) => <Figure value={item.committed} /> },
  {
    key: 'onHold',
    header: 'On hold',
    align: 'right',
    from: 'md',
    cell: (item) => <Figure value={item.onHold} className="text-ink-soft" />,
  },
  {
    key: 'available',
    header: 'Left',
    align: 'right',
    cell: (item) => (
      <Figure value={item.available} className={cn('font-semibold', item.available < 0 && 'text-bad')} />
    ),
  },
];
