import { useState } from 'react';
import { labelStatus, labelStatusLabels } from '@brandwright/contract/fulfillment/enums.ts';
import { getLabel } from '@brandwright/contract/fulfillment/get-label.ts';
import { listLabels } from '@brandwright/contract/fulfillment/list-labels.ts';
import { voidLabel } from '@brandwright/contract/fulfillment/void-label.ts';
import { shipmentStatus, shipmentStatusLabels } from '@brandwright/contract/orders/enums.ts';
import { useOperation } from '#api/use-operation.ts';
import { FilterSelect } from '#kit/filter-select.tsx';
import { readChoice, readWords, useListAddress } from '#kit/list-address.ts';
import { RowsSkeleton } from '#kit/list-skeleton.tsx';
import { ListView } from '#kit/list-view.tsx';
import { RecordSheet } from '#kit/record-sheet.tsx';
import { SearchField } from '#kit/search-field.tsx';
import { OperationDialog } from '#orders/parts/operation-dialog.tsx';
import { TrackingEvents } from '#orders/parts/tracking-events.tsx';
import { usePaymentPermissions } from '#payments/use-payment-permissions.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/states.tsx';
import { LabelFacts } from './label-facts.tsx';
import { LabelStatus } from './label-status.tsx';
import { LabelsTable } from './labels-table.tsx';
import { PrintLabel } from './print-label.tsx';

const size = 20;
/** What carriers say of a parcel. */
const parcels = shipmentStatus.options.filter((value) => value !== 'REPLACED');

/** The history of shipping labels; one opens beside it. */
export function LabelsTab() {
  const { query, change, narrow, page, turnTo } = useListAddress();
  const status = readChoice(query, 'status', labelStatus.options);
  const parcelStatus = readChoice(query, 'parcel', parcels);
  const search = readWords(query, 'searchTerm', 100);
  const filters = {
    ...(status ? { status } : {}),
    ...(parcelStatus ? { parcelStatus } : {}),
    ...(search ? { search } : {}),
  };
  const found = useOperation(listLabels, { ...filters, page, size }, { keepPrevious: true });
  return (
    <>
      <ListView
        list={found}
        noun="labels"
        exported={{ list: 'SHIPPING_LABELS', filters }}
        turnTo={turnTo}
        toolbar={
          <>
            <SearchField
              label="Search labels"
              className="w-auto min-w-44 flex-1 sm:w-72 sm:flex-none"
              maxLength={100}
              value={search}
              onSearch={(searchTerm) => narrow({ searchTerm })}
            />
            <FilterSelect
              label="Status"
              anyLabel="All statuses"
              value={status}
              onChange={(next) => narrow({ status: next })}
              options={labelStatus.options.map((value) => ({ value, label: labelStatusLabels[value] }))}
            />
            <FilterSelect
              label="Parcel"
              anyLabel="Any parcel"
              value={parcelStatus}
              onChange={(next) => narrow({ parcel: next })}
              options={parcels.map((value) => ({ value, label: shipmentStatusLabels[value] }))}
            />
          </>
        }
        onClear={() => narrow({ status: null, parcel: null, searchTerm: null })}
        isNarrowed={status !== undefined || parcelStatus !== undefined || search !== ''}
        noMatch={{ title: 'No matching labels', clearLabel: 'Show all' }}
        empty={
          <EmptyState
            title="No labels yet"
            text="Labels you buy appear here, ready to print."
            ask="Which orders are ready to ship?"
          />
        }
        skeleton={<RowsSkeleton label="labels" />}
      >
        {({ rows }, isStale) => <LabelsTable rows={rows} stale={isStale} />}
      </ListView>
      <LabelSheet id={query.get('id')} onClose={() => change({ id: null }, true)} />
    </>
  );
}

function LabelSheet({ id, onClose }: { id: string | null; onClose: () => void }) {
  const found = useOperation(getLabel, { labelId: id ?? '' }, { enabled: id !== null });
  const { mayPay } = usePaymentPermissions();
  const [voiding, setVoiding] = useState<string | null>(null);
  return (
    <>
      <RecordSheet
        id={id}
        onClose={onClose}
        record={found}
        waiting="Shipping label"
        title={({ serviceLabel, toName }) => `${serviceLabel} to ${toName}`}
        footer={(label) => (
          <>
            {mayPay && (label.status === 'BOUGHT' || label.status === 'VOID_REQUESTED') && (
              <Button onClick={() => setVoiding(label.labelId)}>Void the label</Button>
            )}
            <PrintLabel label={label} />
          </>
        )}
      >
        {(label) => (
          <div className="flex flex-col gap-4">
            <LabelStatus label={{ ...label, parcelStatus: label.tracking?.status ?? label.parcelStatus }} />
            <LabelFacts label={label} isFull />
            {label.tracking && <TrackingEvents events={label.tracking.events} most={12} />}
          </div>
        )}
      </RecordSheet>
      <OperationDialog
        declaration={voidLabel}
        input={voiding === null ? null : { labelId: voiding }}
        title="Void this label"
        onClose={() => setVoiding(null)}
      />
    </>
  );
}
