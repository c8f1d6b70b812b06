import { useEffect, useState } from 'react';
import {
  inviteStates,
  supplierSourceLabels,
  supplierSources,
} from '@brandwright/contract/sourcing/network/my-suppliers/enums.ts';
import type { listMySuppliers } from '@brandwright/contract/sourcing/network/my-suppliers/list-my-suppliers.ts';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import type { QueryChange } from '#routes/use-query-state.ts';
import { Chip } from '#ui/badge.tsx';
import { Input } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { inviteLabels } from '../labels.ts';

const any = 'any';

/** Words, country, how they came, and the tags that are in use. */
export function SuppliersToolbar({
  query,
  change,
  found,
}: {
  query: URLSearchParams;
  change: (change: QueryChange, push?: boolean) => void;
  found: OutputOf<typeof listMySuppliers> | undefined;
}) {
  const set = (name: string, value: string) => change({ [name]: value === any ? null : value, page: null });
  const tag = query.get('tag')?.toLowerCase();
  return (
    <div className="flex flex-col gap-3 pb-4">
      <div className="flex flex-wrap gap-2">
        <SearchWords
          value={query.get('searchTerm') ?? ''}
          onSearch={(searchTerm) => change({ searchTerm, page: null })}
        />
        <Select
          aria-label="Country"
          className="w-auto min-w-36 flex-1 sm:w-40 sm:flex-none"
          value={query.get('countryCode') ?? any}
          onChange={(value) => set('countryCode', value)}
          options={[
            { value: any, label: 'Every country' },
            ...(found?.countries ?? []).map(({ value, label, count }) => ({
              value,
              label: `${label} (${count})`,
            })),
          ]}
        />
        <Select
          aria-label="Came by"
          className="w-auto min-w-36 flex-1 sm:w-40 sm:flex-none"
          value={query.get('source') ?? any}
          onChange={(value) => set('source', value)}
          options={[
            { value: any, label: 'From anywhere' },
            ...supplierSources.map((value) => ({ value, label: supplierSourceLabels[value] })),
          ]}
        />
        <Select
          aria-label="Invite"
          className="w-auto min-w-36 flex-1 sm:w-40 sm:flex-none"
          value={query.get('invite') ?? any}
          onChange={(value) => set('invite', value)}
          options={[
            { value: any, label: 'Any invite' },
            ...inviteStates.map((value) => ({ value, label: inviteLabels[value] })),
          ]}
        />
      </div>
      {found && found.tags.length > 0 && (
        <div
          role="group"
          aria-label="Tags"
          className="scroll-quiet flex gap-1.5 overflow-x-auto p-0.5 sm:flex-wrap"
        >
          {found.tags.slice(0, 14).map(({ value, count }) => (
            <Chip
              key={value}
              pressed={value.toLowerCase() === tag}
              onClick={() => set('tag', value.toLowerCase() === tag ? any : value)}
            >
              {value}
              <span className="figures ml-1.5">{count}</span>
            </Chip>
          ))}
        </div>
      )}
    </div>
  );
}

const pauseMs = 250;

/** Looks while one types, a little after the last letter. */
function SearchWords({ value, onSearch }: { value: string; onSearch: (words: string) => void }) {
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  if (known !== value) {
    setKnown(value);
    setTyped(value);
  }
  useEffect(() => {
    if (typed.trim() === value) return undefined;
    const timer = setTimeout(() => onSearch(typed.trim()), pauseMs);
    return () => clearTimeout(timer);
    // Only what was typed starts the clock.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [typed]);
  return (
    <Input
      type="search"
      aria-label="Search my suppliers"
      placeholder="Search names, places, notes"
      className="min-w-48 flex-1 basis-full sm:basis-48"
      value={typed}
      onChange={(event) => setTyped(event.target.value)}
    />
  );
}
