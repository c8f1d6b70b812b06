import type { OrderTab } from '@brandwright/contract/orders/enums.ts';
import type { QueryChange } from '#routes/use-query-state.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/states.tsx';
import { noFilters } from '../order-filters.ts';

export interface OrdersEmptyProps {
  tab: OrderTab;
  /** Whether filters or words hide orders. */
  isNarrowed: boolean;
  /** Whether the store has any order at all. */
  hasAny: boolean;
  change: (change: QueryChange) => void;
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
  RETURNS: 'Nothing came back',
};

/** What an empty list of orders says: no match, an empty tab, or a store before its first order. */
export function OrdersEmpty({ tab, isNarrowed, hasAny, change, onNew, onImport }: OrdersEmptyProps) {
  if (isNarrowed) {
    return (
      <EmptyState
        title="No order matches"
        text="Take a filter away, or search for fewer words."
        action={<Button onClick={() => change(noFilters)}>Clear all filters</Button>}
      />
    );
  }
  if (hasAny)
    return <EmptyState title={emptyTabs[tab]} text="Orders appear here by themselves as they move along." />;
  return (
    <EmptyState
      title="Your orders will be here"
      text="They come in from your shop, from a file, or by hand."
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
