import type { OrderDetail, OrderLineItem } from '@brandwright/contract/orders/entities.ts';
import { Button } from '#ui/button.tsx';
import { cn } from '#ui/cn.ts';
import { count } from '#ui/format.ts';
import { Money } from '#ui/text.tsx';
import { goodsMinor, lineProgress } from '../order-view.ts';

export interface OrderItemsProps {
  order: Pick<OrderDetail, 'lineItems' | 'currency'>;
  /** Lines shown; the rest is counted. */
  most?: number;
  /** Makes open lines cancelable. */
  onCancel?: ((line: OrderLineItem) => void) | undefined;
}

/** The lines of an order with what happened to each, at their price: what is shown adds up to the subtotal. */
export function OrderItems({ order, most = Number.POSITIVE_INFINITY, onCancel }: OrderItemsProps) {
  const shown = order.lineItems.slice(0, most);
  const more = order.lineItems.slice(shown.length);
  return (
    <ul className="flex flex-col divide-y divide-line">
      {shown.map((line) => (
        <li key={line.id} className="flex items-start gap-3 py-2.5 text-sm first:pt-0 last:pb-0">
          <span className="figures w-8 shrink-0 text-ink-soft">{line.quantity} ×</span>
          <span className="min-w-0 flex-1">
            <span
              className={cn('block', line.canceledQuantity === line.quantity && 'text-ink-soft line-through')}
            >
              {line.title}
            </span>
            <LineNote line={line} currency={order.currency} />
          </span>
          {onCancel && line.openQuantity > 0 && (
            <Button
              size="small"
              look="quiet"
              className="-my-1.5"
              onClick={() => onCancel(line)}
              aria-label={`Cancel ${line.title}`}
            >
              Cancel
            </Button>
          )}
          <Money amountMinor={goodsMinor([line])} currency={order.currency} className="shrink-0 text-right" />
        </li>
      ))}
      {more.length > 0 && (
        <li className="flex justify-between gap-3 pt-2.5 text-sm text-ink-soft">
          {count(more.length, 'more item')}
          <Money amountMinor={goodsMinor(more)} currency={order.currency} />
        </li>
      )}
    </ul>
  );
}

function LineNote({ line, currency }: { line: OrderLineItem; currency: string }) {
  const progress = lineProgress(line);
  return (
    <span className="flex flex-wrap gap-x-2 text-xs text-ink-soft">
      {line.variant && <span>{line.variant}</span>}
      {line.sku && <span>{line.sku}</span>}
      {line.quantity > 1 && (
        <span>
          <Money amountMinor={line.unitPriceMinor} currency={currency} /> each
        </span>
      )}
      {progress && <span className="text-ink">{progress}</span>}
      {line.refundedMinor > 0 && (
        <span className="text-ink">
          <Money amountMinor={line.refundedMinor} currency={currency} /> refunded
        </span>
      )}
    </span>
  );
}
