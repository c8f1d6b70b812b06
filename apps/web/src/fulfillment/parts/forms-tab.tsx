import { useState } from 'react';
import { formCarrier } from '@brandwright/contract/fulfillment/end-of-day-form.ts';
import { listEndOfDayForms } from '@brandwright/contract/fulfillment/list-end-of-day-forms.ts';
import { useOperation } from '#api/use-operation.ts';
import { FilterSelect } from '#kit/filter-select.tsx';
import { readChoice, useListAddress } from '#kit/list-address.ts';
import { RowsSkeleton } from '#kit/list-skeleton.tsx';
import { ListView } from '#kit/list-view.tsx';
import { usePermissions } from '#orders/use-permissions.ts';
import { Button } from '#ui/button.tsx';
import { EmptyState } from '#ui/states.tsx';
import { FormsTable } from './forms-table.tsx';
import { NewFormDialog } from './new-form-dialog.tsx';

const size = 20;

/** Forms for the carriers' pickups, and a new one. */
export function FormsTab() {
  const { query, narrow, page, turnTo } = useListAddress();
  const carrier = readChoice(query, 'carrier', formCarrier.options);
  const filters = carrier ? { carrier } : {};
  const found = useOperation(listEndOfDayForms, { ...filters, page, size }, { keepPrevious: true });
  const { mayAct } = usePermissions();
  const [isMaking, setMaking] = useState(false);
  return (
    <>
      <ListView
        list={found}
        noun="end-of-day forms"
        exported={{ list: 'END_OF_DAY_FORMS', filters }}
        turnTo={turnTo}
        toolbar={
          <>
            <FilterSelect
              label="Carrier"
              anyLabel="All carriers"
              value={carrier}
              onChange={(next) => narrow({ carrier: next })}
              options={formCarrier.options.map((value) => ({ value, label: value }))}
            />
            {mayAct && <Button onClick={() => setMaking(true)}>Create form</Button>}
          </>
        }
        onClear={() => narrow({ carrier: null })}
        isNarrowed={carrier !== undefined}
        noMatch={{ title: 'No matching forms', clearLabel: 'Show all' }}
        empty={
          <EmptyState
            title="No end-of-day forms yet"
            text="A carrier scans one form for all of a day’s parcels. Buy labels, then create the form."
            ask="Make the end-of-day form for USPS"
          />
        }
        skeleton={<RowsSkeleton label="end-of-day forms" />}
      >
        {({ forms }, isStale) => <FormsTable forms={forms} stale={isStale} />}
      </ListView>
      {isMaking && <NewFormDialog onClose={() => setMaking(false)} />}
    </>
  );
}
