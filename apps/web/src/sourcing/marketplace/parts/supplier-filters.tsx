import {
  capabilities,
  capabilityWords,
  certificationWords,
  certifications,
  completedOrdersBucketWords,
  completedOrdersBuckets,
  orderVolumeBucketWords,
  orderVolumeBuckets,
} from '@brandwright/contract/sourcing/marketplace/enums.ts';
import type { SupplierFilters } from '@brandwright/contract/sourcing/marketplace/filters.ts';
import type { QueryChange } from '#routes/use-query-state.ts';
import { Select } from '#ui/select.tsx';
import { FilterSection, Tick } from './filter-section.tsx';
import { BucketChips } from './bucket-chips.tsx';

const any = 'any';

type SetFilter = (field: string, value: QueryChange[string]) => void;

/** Filters that only suppliers have. */
export function SupplierOnlyFilters({ filters, set }: { filters: SupplierFilters; set: SetFilter }) {
  return (
    <>
      <BucketChips
        label="Order volume"
        options={orderVolumeBuckets.map((value) => ({
          value,
          label: orderVolumeBucketWords[value][0].replace(' units a month', ''),
        }))}
        chosen={filters.orderVolumeBucket}
        onChoose={(value) => set('orderVolumeBucket', value === filters.orderVolumeBucket ? null : value)}
        note="Units a month"
      />
      <BucketChips
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
