import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { stockPlaceKindLabels } from '@brandwright/contract/catalog/enums.ts';
import type { StockPlace } from '@brandwright/contract/catalog/stock-places.ts';
import { TableOrRows } from '#kit/table-or-rows.tsx';
import { Badge } from '#ui/badge.tsx';
import { count, formatNumber } from '#ui/format.ts';
import type { Density } from '#ui/table.tsx';
import { stockPlaceAddress } from '../addresses.ts';

/** Places with what they hold, the default one first. `actions` are those of a row, where one may act. */
export function StockPlacesTable({
  places,
  density = 'comfortable',
  actions,
}: {
  places: readonly StockPlace[];
  density?: Density;
  actions?: (place: StockPlace) => ReactNode;
}) {
  const name = (place: StockPlace) => (
    <span className="flex flex-wrap items-center gap-2">
      <Link
        to={stockPlaceAddress(place.id)}
        className="font-medium wrap-anywhere hover:underline hover:underline-offset-4"
      >
        {place.name}
      </Link>
      {place.isDefault && <Badge>Default</Badge>}
    </span>
  );
  return (
    <TableOrRows
      label="Stock places"
      rows={places}
      rowKey={({ id }) => id}
      nameOf={(place) => place.name}
      density={density}
      narrow={(place) => (
        <>
          <span className="flex items-start justify-between gap-3">
            {name(place)}
            {actions?.(place)}
          </span>
          <span className="figures text-ink-soft">
            {count(place.onHand, 'unit')} · {count(place.skuCount, 'SKU')} ·{' '}
            {stockPlaceKindLabels[place.kind]}
          </span>
          {place.address && <span className="text-xs wrap-anywhere text-ink-soft">{place.address}</span>}
        </>
      )}
      columns={[
        { key: 'name', header: 'Place', cell: name },
        { key: 'kind', header: 'Run by', cell: ({ kind }) => stockPlaceKindLabels[kind] },
        { key: 'address', header: 'Address', from: 'lg', cell: ({ address }) => address ?? '–' },
        { key: 'units', header: 'Units', align: 'right', cell: ({ onHand }) => formatNumber(onHand) },
        { key: 'skus', header: 'SKUs', align: 'right', cell: ({ skuCount }) => formatNumber(skuCount) },
        ...(actions
          ? [
              {
                key: 'actions',
                header: '',
                align: 'right' as const,
                cell: (place: StockPlace) => actions(place),
              },
            ]
          : []),
      ]}
    />
  );
}
