import {
  productSource,
  productSourceLabels,
  type ProductSource,
} from '@brandwright/contract/catalog/enums.ts';
import type { ProductSort } from '@brandwright/contract/catalog/list-products.ts';
import { DensityButton } from '#kit/density.tsx';
import { FilterSelect } from '#kit/filter-select.tsx';
import type { ListAddress } from '#kit/list-address.ts';
import { SearchField } from '#kit/search-field.tsx';
import { Select } from '#ui/select.tsx';
import { useProductsDensity } from '../density-store.ts';
import { readSort, readSource, sortOptions } from '../product-filters.ts';

const sources = productSource.options.map((value) => ({ value, label: productSourceLabels[value] }));

/** Search, source, sort and density of the products list. */
export function ProductsToolbar({ query, narrow }: Pick<ListAddress, 'query' | 'narrow'>) {
  const { density } = useProductsDensity();
  return (
    <>
      <SearchField
        label="Search products"
        placeholder="Title, type, tag or SKU"
        maxLength={100}
        value={query.get('searchTerm') ?? ''}
        onSearch={(searchTerm) => narrow({ searchTerm })}
      />
      <FilterSelect<ProductSource>
        label="Where products come from"
        anyLabel="From anywhere"
        value={readSource(query)}
        onChange={(source) => narrow({ source })}
        options={sources}
      />
      <Select<ProductSort>
        aria-label="Sort"
        value={readSort(query)}
        onChange={(sort) => narrow({ sort: sort === 'title' ? null : sort })}
        options={sortOptions}
        className="w-auto min-w-36 flex-1 sm:flex-none"
      />
      <DensityButton density={density} onChange={(next) => useProductsDensity.setState({ density: next })} />
    </>
  );
}
