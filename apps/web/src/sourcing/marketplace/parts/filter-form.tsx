import {
  averageReviewSteps,
  capabilities,
  capabilityWords,
  certificationWords,
  certifications,
  completedOrdersBucketWords,
  completedOrdersBuckets,
  moqBucketWords,
  moqBuckets,
  orderVolumeBucketWords,
  orderVolumeBuckets,
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
import { Chip } from '#ui/badge.tsx';
import { Select } from '#ui/select.tsx';
import { parameterOf, toggled } from '../marketplace-query.ts';
import type { MarketplaceView } from '../marketplace-query.ts';
import { CategoryFilter, CountryFilter } from './facet-filters.tsx';
import { FilterSection, Tick } from './filter-section.tsx';

export interface FilterFormProps {
  view: MarketplaceView;
  filters: SupplierFilters & ItemFilters;
  /** How many each choice would give; undefined while they are counted. */
  facets: Facets | undefined;
  change: (change: QueryChange) => void;
}

const any = 'any';

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
      <Buckets
        label="Region"
        options={regions.map((value) => ({ value, label: regionWords[value][0] }))}
        chosen={filters.regions ?? []}
        onChoose={(value) => set('regions', toggled<string>(filters.regions, value))}
      />
      <Buckets
        label="MOQ"
        options={moqBuckets.map((value) => ({ value, label: moqBucketWords[value][0] }))}
        chosen={filters.moqBucket}
        onChoose={(value) => set('moqBucket', value === filters.moqBucket ? null : value)}
      />
      <Buckets
        label="Sample price"
        options={samplePriceBuckets.map((value) => ({ value, label: samplePriceBucketWords[value][0] }))}
        chosen={filters.samplePriceBucket}
        onChoose={(value) => set('samplePriceBucket', value === filters.samplePriceBucket ? null : value)}
      />
      <Buckets
        label="Average review"
        options={averageReviewSteps.map((value) => ({ value: String(value), label: `${value}+` }))}
        chosen={filters.averageReviewMin === undefined ? undefined : String(filters.averageReviewMin)}
        onChoose={(value) =>
          set('averageReviewMin', value === String(filters.averageReviewMin) ? null : value)
        }
      />
      <Buckets
        label="Production time"
        options={productionTimeBuckets.map((value) => ({
          value,
          label: productionTimeBucketWords[value][0],
        }))}
        chosen={filters.productionTimeBucket}
        onChoose={(value) =>
          set('productionTimeBucket', value === filters.productionTimeBucket ? null : value)
        }
      />
      {view === 'suppliers' && <SupplierOnly filters={filters} set={set} />}
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

type SetFilter = (field: string, value: QueryChange[string]) => void;

function SupplierOnly({ filters, set }: { filters: SupplierFilters; set: SetFilter }) {
  return (
    <>
      <Buckets
        label="Order volume"
        options={orderVolumeBuckets.map((value) => ({
          value,
          label: orderVolumeBucketWords[value][0].replace(' units a month', ''),
        }))}
        chosen={filters.orderVolumeBucket}
        onChoose={(value) => set('orderVolumeBucket', value === filters.orderVolumeBucket ? null : value)}
        note="Units a month"
      />
      <Buckets
        label="Orders completed"
        options={completedOrdersBuckets.map((value) => ({
          value,
          label: completedOrdersBucketWords[value][0].replace(' orders', ''),
        }))}
        chosen={filters.completedOrdersBucket}
        onChoose={(value) =>
          set('completedOrdersBucket', value === filters.completedOrdersBucket ? null : value)
        }
      />
      <FilterSection label="Trust">
        <Tick label="Vetted" checked={filters.isVetted} onChange={(on) => set('isVetted', on)} />
        <Tick label="Online now" checked={filters.isOnline} onChange={(on) => set('isOnline', on)} />
        <Tick label="In my favorites" checked={filters.isFavorite} onChange={(on) => set('isFavorite', on)} />
      </FilterSection>
      <FilterSection label="Certificate">
        <Select
          aria-label="Certificate"
          value={filters.certification ?? any}
          onChange={(value) => set('certification', value === any ? null : value)}
          options={[
            { value: any, label: 'Any' },
            ...certifications.map((value) => ({ value, label: certificationWords[value][0] })),
          ]}
        />
      </FilterSection>
      <FilterSection label="Capabilities">
        <Select
          aria-label="Capabilities"
          value={filters.capability ?? any}
          onChange={(value) => set('capability', value === any ? null : value)}
          options={[
            { value: any, label: 'Any' },
            ...capabilities.map((value) => ({ value, label: capabilityWords[value][0] })),
          ]}
        />
      </FilterSection>
    </>
  );
}

function Buckets({
  label,
  note,
  options,
  chosen,
  onChoose,
}: {
  label: string;
  note?: string;
  options: readonly { value: string; label: string }[];
  chosen: string | readonly string[] | undefined;
  onChoose: (value: string) => void;
}) {
  const isChosen = (value: string) => (Array.isArray(chosen) ? chosen.includes(value) : chosen === value);
  return (
    <FilterSection label={label} {...(note ? { note } : {})}>
      <div className="flex flex-wrap gap-1.5">
        {options.map((option) => (
          <Chip key={option.value} pressed={isChosen(option.value)} onClick={() => onChoose(option.value)}>
            {option.label}
          </Chip>
        ))}
      </div>
    </FilterSection>
  );
}
