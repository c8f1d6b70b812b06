import {
  inviteStates,
  supplierSourceLabels,
  supplierSources,
} from '@brandwright/contract/sourcing/network/my-suppliers/enums.ts';
import type { Facet } from '@brandwright/contract/sourcing/network/my-suppliers/entities.ts';
import { FilterSelect } from '#kit/filter-select.tsx';
import { readChoice, type ListAddress } from '#kit/list-address.ts';
import { SearchField } from '#kit/search-field.tsx';
import { Chip } from '#ui/badge.tsx';
import { inviteLabels } from '../labels.ts';

type Bound = Pick<ListAddress, 'query' | 'narrow'>;

/** Words, country, how they came, how their invite is. */
export function SuppliersToolbar({
  query,
  narrow,
  countries,
}: Bound & { countries: readonly (Facet & { label: string })[] }) {
  return (
    <>
      <SearchField
        label="Search my suppliers"
        placeholder="Search names, locations, notes"
        className="min-w-48 flex-1 basis-full sm:w-auto sm:basis-48"
        value={query.get('searchTerm') ?? ''}
        onSearch={(searchTerm) => narrow({ searchTerm })}
      />
      <FilterSelect
        label="Country"
        anyLabel="Any country"
        value={query.get('countryCode') ?? undefined}
        onChange={(countryCode) => narrow({ countryCode })}
        options={countries.map(({ value, label, count }) => ({ value, label: `${label} (${count})` }))}
      />
      <FilterSelect
        label="Source"
        anyLabel="Any source"
        value={readChoice(query, 'source', supplierSources)}
        onChange={(source) => narrow({ source })}
        options={supplierSources.map((value) => ({ value, label: supplierSourceLabels[value] }))}
      />
      <FilterSelect
        label="Invite"
        anyLabel="Any invite"
        value={readChoice(query, 'invite', inviteStates)}
        onChange={(invite) => narrow({ invite })}
        options={inviteStates.map((value) => ({ value, label: inviteLabels[value] }))}
      />
    </>
  );
}

/** The tags in use; pressed, a tag narrows the list to those that carry it. */
export function TagFilter({ query, narrow, tags }: Bound & { tags: readonly Facet[] }) {
  const chosen = query.get('tag')?.toLowerCase();
  if (tags.length === 0) return null;
  return (
    <div
      role="group"
      aria-label="Tags"
      className="scroll-quiet flex gap-1.5 overflow-x-auto p-0.5 sm:flex-wrap"
    >
      {tags.slice(0, 14).map(({ value, count }) => {
        const isChosen = value.toLowerCase() === chosen;
        return (
          <Chip key={value} pressed={isChosen} onClick={() => narrow({ tag: isChosen ? null : value })}>
            {value}
            <span className="figures ml-1.5">{count}</span>
          </Chip>
        );
      })}
    </div>
  );
}
