import { exportJournal } from '@brandwright/contract/copilot/export-journal.ts';
import { journalVia, viaLabels } from '@brandwright/contract/copilot/journal-filter.ts';
import { listJournal } from '@brandwright/contract/copilot/list-journal.ts';
import { areaWords } from '@brandwright/contract/copilot/suggestions/area-words.ts';
import { areas } from '@brandwright/contract/kernel/operation.ts';
import { listTeam } from '@brandwright/contract/team/list-team.ts';
import { useOperation } from '#api/use-operation.ts';
import { FilterSelect } from '#kit/filter-select.tsx';
import { useListAddress } from '#kit/list-address.ts';
import { RowsSkeleton } from '#kit/list-skeleton.tsx';
import { ListView } from '#kit/list-view.tsx';
import { SearchField } from '#kit/search-field.tsx';
import { useDownload } from '#kit/use-download.ts';
import { usePermissions } from '#orders/use-permissions.ts';
import { Button } from '#ui/button.tsx';
import { DayField } from '#ui/day-field.tsx';
import { EmptyState } from '#ui/states.tsx';
import { noActivityFilter, readActivityFilter } from '../activity-filter.ts';
import { ActivityRows } from './activity-rows.tsx';

const size = 30;

/** What people and the partner did, newest first, with Undo where the reader may undo it. */
export function ActivitySection() {
  const { query, narrow, page, turnTo } = useListAddress();
  const filter = readActivityFilter(query);
  const found = useOperation(listJournal, { ...filter, page, size }, { keepPrevious: true });
  const people = useOperation(listTeam, {}).data?.members ?? [];
  const file = useDownload(exportJournal);
  const { mayAct } = usePermissions();
  return (
    <ListView
      list={found}
      noun="entries"
      turnTo={turnTo}
      toolbar={
        <>
          <SearchField
            label="Search activity"
            placeholder="What was changed"
            className="sm:w-64"
            maxLength={100}
            value={filter.search ?? ''}
            onSearch={(searchTerm) => narrow({ searchTerm })}
          />
          <FilterSelect
            label="Person"
            anyLabel="Everyone"
            value={filter.person}
            onChange={(person) => narrow({ person })}
            options={people.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <FilterSelect
            label="How"
            anyLabel="Any way"
            value={filter.via}
            onChange={(via) => narrow({ via })}
            options={journalVia.options.map((value) => ({ value, label: viaLabels[value] }))}
          />
          <FilterSelect
            label="Area"
            anyLabel="All areas"
            value={filter.area}
            onChange={(area) => narrow({ area })}
            options={areas.map((value) => ({ value, label: areaWords[value].label }))}
          />
          <DayField label="From" value={filter.from} max={filter.to} onChange={(from) => narrow({ from })} />
          <DayField label="To" value={filter.to} min={filter.from} onChange={(to) => narrow({ to })} />
          {mayAct && (
            <Button busy={file.isRunning} onClick={() => file.start(filter)}>
              Export CSV
            </Button>
          )}
        </>
      }
      onClear={() => narrow(noActivityFilter)}
      isNarrowed={Object.keys(filter).length > 0}
      noMatch={{ title: 'No matching activity', clearLabel: 'Clear all filters' }}
      empty={
        <EmptyState
          title="No activity yet"
          text="What people and the partner do in this store appears here."
        />
      }
      skeleton={<RowsSkeleton label="activity" />}
    >
      {({ entries }, isStale) => <ActivityRows entries={entries} isStale={isStale} />}
    </ListView>
  );
}
