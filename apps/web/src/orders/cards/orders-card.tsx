import { Link } from 'react-router';
import type { InputOf } from '@brandwright/contract/kernel/operation.ts';
import { listOrders } from '@brandwright/contract/orders/list-orders.ts';
import { serverNowMs } from '#api/server-clock.ts';
import { Button } from '#ui/button.tsx';
import { Card } from '#ui/card.tsx';
import { count } from '#ui/format.ts';
import { Money } from '#ui/text.tsx';
import type { CardProps, OutputOfCard } from '../../card-props.ts';
import { ordersAddress } from '../orders-address.ts';
import { OrdersTable } from '../parts/orders-table.tsx';

/** Rows of an orders card in a thread; the panel shows all that came. */
const threadRows = 8;

/** A list of orders, with the way into the same list on its own screen. */
export function OrdersCard({ output, call, density }: CardProps<OutputOfCard<'orders'>>) {
  const shown = density === 'thread' ? output.orders.slice(0, threadRows) : output.orders;
  const more = output.total - shown.length;
  const given = listOrders.input.safeParse(call.input ?? {});
  if (output.total === 0) return <Card label="Orders" title="No orders found" note="Try fewer filters." />;
  return (
    <Card
      label="Orders"
      title={count(output.total, 'order')}
      aside={
        output.worthMinor !== null && (
          <Money
            amountMinor={output.worthMinor}
            currency={output.currency}
            className="text-sm font-semibold"
          />
        )
      }
      actions={<SeeAll input={given.data} more={more} />}
    >
      <div className="[&_li:last-child]:border-b-0 [&_thead_th]:bg-raised [&_tr:last-child_td]:border-b-0">
        <OrdersTable orders={shown} density="compact" />
      </div>
    </Card>
  );
}

function SeeAll({ input, more }: { input: InputOf<typeof listOrders> | undefined; more: number }) {
  const { to, left } = ordersAddress(input, serverNowMs());
  return (
    <>
      <Button asChild size="small">
        <Link to={to}>Open in Orders</Link>
      </Button>
      {more > 0 && (
        <span className="figures self-center text-sm text-ink-soft">{count(more, 'more order')}</span>
      )}
      {left.length > 0 && (
        <span className="self-center text-sm text-ink-soft">
          The Orders screen can’t filter by: {left.join(', ')}
        </span>
      )}
    </>
  );
}
