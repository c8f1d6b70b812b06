import { creditPrices } from '@brandwright/contract/kernel/ai-credits.ts';
import { creditKinds } from '@brandwright/contract/kernel/credit-use.ts';
import {
  creditEntryKind,
  creditEntryLabels,
} from '@brandwright/contract/subscriptions/ai-credits/entities.ts';
import { exportAiCredits } from '@brandwright/contract/subscriptions/ai-credits/export-ai-credits.ts';
import { listAiCreditEntries } from '@brandwright/contract/subscriptions/ai-credits/list-ai-credit-entries.ts';
import { useOperation } from '#api/use-operation.ts';
import { FilterSelect } from '#kit/filter-select.tsx';
import { readChoice, useListAddress } from '#kit/list-address.ts';
import { RowsSkeleton } from '#kit/list-skeleton.tsx';
import { ListView } from '#kit/list-view.tsx';
import { useDownload } from '#kit/use-download.ts';
import { usePermissions } from '#orders/use-permissions.ts';
import { Button } from '#ui/button.tsx';
import { Section } from '#ui/section.tsx';
import { EmptyState } from '#ui/states.tsx';
import { EntriesTable } from './entries-table.tsx';

const size = 20;
const capital = (text: string) => `${text.charAt(0).toUpperCase()}${text.slice(1)}`;

/** All entries of the book, by kind and by what was made, with paging and a file. */
export function CreditEntries() {
  const { query, narrow, page, turnTo } = useListAddress();
  const kind = readChoice(query, 'kind', creditEntryKind.options);
  const use = readChoice(query, 'use', creditKinds);
  const filter = { ...(kind ? { kind } : {}), ...(use ? { use } : {}) };
  const found = useOperation(listAiCreditEntries, { ...filter, page, size }, { keepPrevious: true });
  const file = useDownload(exportAiCredits);
  const { mayAct } = usePermissions();
  return (
    <Section title="All entries">
      <ListView
        list={found}
        noun="entries"
        turnTo={turnTo}
        toolbar={
          <>
            <FilterSelect
              label="Kind"
              anyLabel="All kinds"
              value={kind}
              onChange={(next) => narrow({ kind: next })}
              options={creditEntryKind.options.map((value) => ({ value, label: creditEntryLabels[value] }))}
            />
            <FilterSelect
              label="Used for"
              anyLabel="Anything"
              value={use}
              onChange={(next) => narrow({ use: next })}
              options={creditKinds.map((value) => ({ value, label: capital(creditPrices[value].plural) }))}
            />
            {mayAct && (
              <Button busy={file.isRunning} onClick={() => file.start(filter)}>
                Export CSV
              </Button>
            )}
          </>
        }
        onClear={() => narrow({ kind: null, use: null })}
        isNarrowed={kind !== undefined || use !== undefined}
        noMatch={{ title: 'No matching entries', clearLabel: 'Show all' }}
        empty={
          <EmptyState
            title="No entries yet"
            text="Grants, charges and refunds show up here automatically."
            ask="Make a picture of a sage green candle tin on linen"
          />
        }
        skeleton={<RowsSkeleton label="AI credit entries" rows={6} />}
      >
        {({ rows }, isStale) => <EntriesTable rows={rows} stale={isStale} />}
      </ListView>
    </Section>
  );
}
