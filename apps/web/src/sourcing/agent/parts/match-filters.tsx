import { matchSorts, type MatchSort } from '@brandwright/contract/sourcing/agent/match-factories.ts';
import type { QueryChange } from '#routes/use-query-state.ts';
import { Select } from '#ui/select.tsx';

/** Stands for no country: Radix has no empty value. */
export const everywhere = 'all';
const sortNames: Record<MatchSort, string> = {
  score: 'Best match',
  landed: 'Cheapest landed',
  price: 'Lowest factory price',
  leadTime: 'Soonest in hand',
  rating: 'Best rated',
  moq: 'Lowest MOQ',
};

interface MatchFiltersProps {
  countries: readonly { value: string; label: string }[];
  country: string;
  sort: MatchSort;
  hasSort: boolean;
  onChange: (change: QueryChange, push?: boolean) => void;
}

/** By country, in which order. */
export function MatchFilters({ countries, country, sort, hasSort, onChange }: MatchFiltersProps) {
  // A country that is chosen stays in the list, whatever the list then holds.
  const isThere = country === everywhere || countries.some(({ value }) => value === country);
  const options = [
    { value: everywhere, label: 'All countries' },
    ...countries,
    ...(isThere ? [] : [{ value: country, label: country }]),
  ];
  return (
    <div className="flex flex-wrap gap-2">
      <Select
        aria-label="Country"
        className="w-44 max-sm:flex-1"
        value={country}
        options={options}
        onChange={(next) => onChange({ countryCode: next === everywhere ? null : next, page: null }, true)}
      />
      {hasSort && (
        <Select
          aria-label="Sort by"
          className="w-48 max-sm:flex-1"
          value={sort}
          options={matchSorts.map((value) => ({ value, label: sortNames[value] }))}
          onChange={(next) => onChange({ sort: next === 'score' ? null : next, page: null }, true)}
        />
      )}
    </div>
  );
}
