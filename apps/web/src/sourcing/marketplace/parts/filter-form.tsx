import {
  averageReviewSteps,
  moqBucketWords,
  moqBuckets,
  productionTimeBucketWords,
  productionTimeBuckets,
  regionWords,
  regions,
  samplePriceBucketWords,
  samplePriceBuckets,
} from '@brandwright/contract/sourcing/marketplace/enums.ts';
import type { ItemFilters, SupplierFilters } from '@brandwright/contract/sourcing/marketplace/filters.ts';
import type { Facets } from '@brandwright/contract/sourcing/marketplace/facets.ts';
import type { QueryChange } from '#routes/use-query-state.ts';
import { parameterOf, toggled } from '../marketplace-query.ts';
import type { MarketplaceView } from '../marketplace-query.ts';
import { CategoryFilter, CountryFilter } from './facet-filters.tsx';
import { FilterSection, Tick } from './filter-section.tsx';
import { BucketChips } from './bucket-chips.tsx';
import { SupplierOnlyFilters } from './supplier-filters.tsx';

export interface FilterFormProps {
  view: MarketplaceView;
  filters: SupplierFilters & ItemFilters;
  /** How many each choice would give; undefined while they are counted. */
  facets: Facets | undefined;
  change: (change: QueryChange) => void;
}

/** Every filter of the marketplace, with the buckets of the specification. Each change is in the address at once. */
export function FilterForm({ view, filters, facets, change }: FilterFormProps) {
  const set = (field: string, value: QueryChange[string]) =>
    change({ [parameterOf(field)]: value, page: null });
  return (
    <div className="flex flex-col gap-6">
      <CategoryFilter
        chosen={filters.categoryIds}
        counts={facets?.categories}
        onChange={(ids) => set('categoryIds', ids)}
      />
      <CountryFilter
        chosen={filters.countries}
        counts={facets?.countries}
        onChange={(codes) => set('countries', codes)}
      />
      <BucketChips
        label="Region"
        options={regions.map((value) => ({ value, label: regionWords[value][0] }))}
        chosen={filters.regions ?? []}
        onChoose={(value) => set('regions', toggled<string>(filters.regions, value))}
      />
      <BucketChips
        label="MOQ"
        options={moqBuckets.map((value) => ({ value, label: moqBucketWords[value][0] }))}
        chosen={filters.moqBucket}
        onChoose={(value) => set('moqBucket', value === filters.moqBucket ? null : value)}
      />
      <BucketChips
        label="Sample price"
        options={samplePriceBuckets.map((value) => ({ value, label: samplePriceBucketWords[value][0] }))}
        chosen={filters.samplePriceBucket}
        onChoose={(value) => set('samplePriceBucket', value === filters.samplePriceBucket ? null : value)}
      />
      <BucketChips
        label="Average review"
        options={averageReviewSteps.map((value) => ({ value: String(value), label: `${value}+` }))}
        chosen={filters.averageReviewMin === undefined ? undefined : String(filters.averageReviewMin)}
        onChoose={(value) =>
          set('averageReviewMin', value === String(filters.averageReviewMin) ? null : value)
        }
      />
      <BucketChips
        label="Lead time"
        options={productionTimeBuckets.map((value) => ({
          value,
          label: productionTimeBucketWords[value][0],
        }))}
        chosen={filters.productionTimeBucket}
        onChoose={(value) =>
          set('productionTimeBucket', value === filters.productionTimeBucket ? null : value)
        }
      />
      {view === 'suppliers' && <SupplierOnlyFilters filters={filters} set={set} />}
      <FilterSection label="Easy to start with">
        <Tick
          label="First order under $500"
          checked={filters.isUnder500}
          onChange={(on) => set('isUnder500', on)}
        />
        <Tick
          label="Sample under $50"
          checked={filters.isSampleUnder50}
          onChange={(on) => set('isSampleUnder50', on)}
        />
        {view === 'products' && (
          <Tick
            label="Sample kits only"
            checked={filters.isSampleKit}
            onChange={(on) => set('isSampleKit', on)}
          />
        )}
      </FilterSection>
    </div>
  );
}
