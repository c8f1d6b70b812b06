import { Card } from '#ui/card.tsx';
import { Details } from '#ui/details.tsx';
import { Figure, Money } from '#ui/text.tsx';
import { Table } from '#ui/table.tsx';
import type { Column } from '#ui/table.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { OrderLink } from '../parts/order-link.tsx';

type Output = OutputOfCard<'order_sale'>;

/** The money of one order: what it came to, what was captured, what went back, what is kept, by line. */
export function OrderSaleCard({ output, density }: CardProps<Output>) {
  const { currency } = output;
  const money = (amountMinor: number) => <Money amountMinor={amountMinor} currency={currency} />;
  return (
    <Card
      label={`Sale figures of order ${output.orderNumber}`}
      title={
        <>
          Sale figures of <OrderLink id={output.id} orderNumber={output.orderNumber} />
        </>
      }
      aside={<span className="text-base font-semibold">{money(output.netMinor)} kept</span>}
    >
      <Details
        columns={2}
        items={[
          { label: 'Subtotal', value: money(output.subtotalMinor) },
          { label: 'Discount', value: output.discountMinor > 0 ? money(-output.discountMinor) : null },
          { label: 'Shipping', value: money(output.shippingMinor) },
          { label: 'Tax', value: money(output.taxMinor) },
          { label: 'Total', value: money(output.totalMinor), strong: true },
          { label: 'Captured', value: money(output.capturedMinor) },
          { label: 'Refunded', value: output.refundedMinor > 0 ? money(-output.refundedMinor) : null },
          { label: 'Kept', value: money(output.netMinor), strong: true },
        ]}
      />
      <div className="mt-4 [&_thead_th]:bg-raised [&_tr:last-child_td]:border-b-0">
        <Table
          label="Lines"
          density="compact"
          rows={density === 'thread' ? output.lines.slice(0, 8) : output.lines}
          rowKey={(line) => line.lineItemId}
          columns={lineColumns(currency)}
        />
      </div>
    </Card>
  );
}

function lineColumns(currency: string): Column<Output['lines'][number]>[] {
  return [
    { key: 'title', header: 'Item', cell: (line) => <span className="font-normal">{line.title}</span> },
    {
      key: 'units',
      header: 'Units',
      align: 'right',
      cell: (line) => (
        <>
          <Figure value={line.quantity} />
          {line.canceledQuantity > 0 && (
            <span className="block text-xs text-ink-soft">{line.canceledQuantity} canceled</span>
          )}
        </>
      ),
    },
    {
      key: 'refunded',
      header: 'Refunded',
      align: 'right',
      from: 'sm',
      cell: (line) =>
        line.refundedMinor > 0 ? (
          <Money amountMinor={line.refundedMinor} currency={currency} />
        ) : (
          <span className="text-ink-soft">none</span>
        ),
    },
    {
      key: 'price',
      header: 'Price',
      align: 'right',
      cell: (line) => <Money amountMinor={line.goodsMinor} currency={currency} />,
    },
  ];
}
