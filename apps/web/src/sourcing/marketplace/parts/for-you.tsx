import { recommendItems } from '@brandwright/contract/sourcing/marketplace/recommend-items.ts';
import { useOperation } from '#api/use-operation.ts';
import { Load } from '#ui/load.tsx';
import { EmptyState } from '#ui/states.tsx';
import { Grid, GridSkeleton } from './grid.tsx';
import { ItemTile } from './item-tile.tsx';

/** Products chosen for the store, and why. */
export function ForYou() {
  const items = useOperation(recommendItems, { size: 10 });
  return (
    <section>
      <h2 className="font-display text-lg">Picked for you</h2>
      <p className="pb-4 text-sm text-ink-soft">{items.data?.because ?? 'Based on what you liked'}</p>
      <Load
        query={items}
        skeleton={<GridSkeleton count={5} shape="4:5" />}
        isEmpty={(data) => data.rows.length === 0}
        empty={
          <EmptyState title="Your picks will appear here" text="Save or open a few products to get picks." />
        }
      >
        {(data) => (
          <Grid>
            {data.rows.map((item) => (
              <li key={item.itemId}>
                <ItemTile item={item} />
              </li>
            ))}
          </Grid>
        )}
      </Load>
    </section>
  );
}
