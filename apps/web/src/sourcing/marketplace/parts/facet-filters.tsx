import { listCategories } from '@brandwright/contract/sourcing/marketplace/list-categories.ts';
import type { Facets } from '@brandwright/contract/sourcing/marketplace/facets.ts';
import { listSupplierCountries } from '@brandwright/contract/sourcing/marketplace/list-supplier-countries.ts';
import { useOperation } from '#api/use-operation.ts';
import { SkeletonText } from '#ui/skeleton.tsx';
import { facetChoices } from '../facet-choices.ts';
import { toggled } from '../marketplace-query.ts';
import { FilterSection, Tick } from './filter-section.tsx';
import { LongList } from './long-list.tsx';

/** Categories with how many results each would give; what gives none comes last. */
export function CategoryFilter({
  chosen,
  counts,
  onChange,
}: {
  chosen: string[] | undefined;
  counts: Facets['categories'] | undefined;
  onChange: (ids: string[]) => void;
}) {
  const categories = useOperation(listCategories, {});
  if (!categories.data)
    return (
      <FilterSection label="Category">{!categories.isError && <SkeletonText lines={5} />}</FilterSection>
    );
  const choices = facetChoices({
    rows: categories.data.rows,
    countOf: ({ categoryId }) => counts && (counts.find((one) => one.categoryId === categoryId)?.count ?? 0),
    isChosen: ({ categoryId, name }) =>
      (chosen ?? []).some((one) => one === categoryId || one.toLowerCase() === name.toLowerCase()),
  });
  return (
    <FilterSection label="Category">
      <LongList
        items={choices}
        first={Math.max(7, chosen?.length ?? 0)}
        noun="categories"
        show={({ row, count, isChosen }) => (
          <Tick
            key={row.categoryId}
            label={row.name}
            count={count}
            checked={isChosen}
            onChange={() => onChange(toggled(chosen, row.categoryId))}
          />
        )}
      />
    </FilterSection>
  );
}

/** Countries with how many results each would give; what gives none comes last. */
export function CountryFilter({
  chosen,
  counts,
  onChange,
}: {
  chosen: string[] | undefined;
  counts: Facets['countries'] | undefined;
  onChange: (codes: string[]) => void;
}) {
  const countries = useOperation(listSupplierCountries, {});
  if (!countries.data)
    return <FilterSection label="Country">{!countries.isError && <SkeletonText lines={5} />}</FilterSection>;
  const choices = facetChoices({
    rows: countries.data.rows,
    countOf: ({ country }) => counts && (counts.find((one) => one.country === country)?.count ?? 0),
    isChosen: ({ country }) => chosen?.includes(country) === true,
  });
  return (
    <FilterSection label="Country">
      <LongList
        items={choices}
        first={Math.max(6, chosen?.length ?? 0)}
        noun="countries"
        show={({ row, count, isChosen }) => (
          <Tick
            key={row.country}
            label={row.countryName}
            count={count}
            checked={isChosen}
            onChange={() => onChange(toggled(chosen, row.country))}
          />
        )}
      />
    </FilterSection>
  );
}
