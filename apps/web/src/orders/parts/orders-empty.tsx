import type { OrderTab } from '@brandwright/contract/orders/enums.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/states.tsx';

export interface OrdersEmptyProps {
  tab: OrderTab;
  /** Whether the store has any order at all. */
  hasAny: boolean;
  onNew: (() => void) | undefined;
  onImport: (() => void) | undefined;
}

const emptyTabs: Record<OrderTab, string> = {
  ALL: 'No orders yet',
  OUTSTANDING: 'Nothing is outstanding',
  PROCESSING: 'Nothing is being processed',
  FULFILLED: 'Nothing has been fulfilled yet',
  CANCELED: 'Nothing was canceled',
  ON_HOLD: 'Nothing is on hold',
  RETURNS: 'No returns',
};

/** What a list without orders says: an empty tab, or a store before its first order. */
export function OrdersEmpty({ tab, hasAny, onNew, onImport }: OrdersEmptyProps) {
  if (hasAny) return <EmptyState title={emptyTabs[tab]} text="Orders appear here as their status changes." />;
  return (
    <EmptyState
      title="Your orders will appear here"
      text="They come in from your shop or a file, or you can enter them."
      ask="Show me how to import my orders from Shopify"
      action={
        <>
          {onImport && (
            <Button look="solid" onClick={onImport}>
              Import from Shopify
            </Button>
          )}
          {onNew && <Button onClick={onNew}>Enter an order</Button>}
        </>
      }
    />
  );
}
