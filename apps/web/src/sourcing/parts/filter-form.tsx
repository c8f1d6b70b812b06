import type { ReactNode } from 'react';
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
} from '@brandwright/contract/sourcing/enums.ts';
import type { ItemFilters, SupplierFilters } from '@brandwright/contract/sourcing/filters.ts';
import { listCategories } from '@brandwright/contract/sourcing/categories.ts';
import { listSupplierCountries } from '@brandwright/contract/sourcing/list-supplier-countries.ts';
import { useOperation } from '#api/use-operation.ts';
import type { QueryChange } from '#routes/use-query-state.ts';
import { Chip } from '#ui/badge.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import { Select } from '#ui/select.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { formatNumber } from '#ui/format.ts';
import { parameterOf, toggled } from '../marketplace-query.ts';
import type { MarketplaceView } from '../marketplace-query.ts';
import { LongList } from './long-list.tsx';

export interface FilterFormProps {
  view: MarketplaceView;
  filters: SupplierFilters & ItemFilters;
  change: (change: QueryChange) => void;
}

const any = 'any';

/** Every filter of the marketplace, with the buckets of the specification. Each change is in the address at once. */
export function FilterForm({ view, filters, change }: FilterFormProps) {
  const set = (field: string, value: QueryChange[string]) =>
    change({ [parameterOf(field)]: value, page: null });
  return (
    <div className="flex flex-col gap-6">
      <CategoryFilter chosen={filters.categoryIds} onChange={(ids) => set('categoryIds', ids)} />
      <CountryFilter filters={filters} set={set} />
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
      <Section label="Easy to start with">
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
      </Section>
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
      <Section label="Trust">
        <Tick label="Vetted" checked={filters.isVetted} onChange={(on) => set('isVetted', on)} />
        <Tick label="Online now" checked={filters.isOnline} onChange={(on) => set('isOnline', on)} />
        <Tick
          label="Among my favorites"
          checked={filters.isFavorite}
          onChange={(on) => set('isFavorite', on)}
        />
      </Section>
      <Section label="Certificate">
        <Select
          aria-label="Certificate"
          value={filters.certification ?? any}
          onChange={(value) => set('certification', value === any ? null : value)}
          options={[
            { value: any, label: 'Any' },
            ...certifications.map((value) => ({ value, label: certificationWords[value][0] })),
          ]}
        />
      </Section>
      <Section label="Can do">
        <Select
          aria-label="Can do"
          value={filters.capability ?? any}
          onChange={(value) => set('capability', value === any ? null : value)}
          options={[
            { value: any, label: 'Anything' },
            ...capabilities.map((value) => ({ value, label: capabilityWords[value][0] })),
          ]}
        />
      </Section>
    </>
  );
}

function Section({ label, note, children }: { label: string; note?: string; children: ReactNode }) {
  return (
    <fieldset className="flex min-w-0 flex-col gap-2.5">
      <legend className="mb-2.5 text-sm font-medium">
        {label}
        {note && <span className="ml-2 text-xs font-normal text-ink-soft">{note}</span>}
      </legend>
      {children}
    </fieldset>
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
    <Section label={label} {...(note ? { note } : {})}>
      <div className="flex flex-wrap gap-1.5">
        {options.map((option) => (
          <Chip key={option.value} pressed={isChosen(option.value)} onClick={() => onChoose(option.value)}>
            {option.label}
          </Chip>
        ))}
      </div>
    </Section>
  );
}

function Tick({
  label,
  checked,
  onChange,
  count,
}: {
  label: string;
  checked: boolean | undefined;
  onChange: (on: boolean | null) => void;
  count?: number;
}) {
  return (
    <label className="flex cursor-pointer items-center gap-2.5 text-sm">
      <Checkbox checked={checked === true} onCheckedChange={(on) => onChange(on === true ? true : null)} />
      <span className="min-w-0 flex-1 truncate">{label}</span>
      {count !== undefined && <span className="figures text-xs text-ink-soft">{formatNumber(count)}</span>}
    </label>
  );
}

function CategoryFilter({
  chosen,
  onChange,
}: {
  chosen: string[] | undefined;
  onChange: (ids: string[]) => void;
}) {
  const categories = useOperation(listCategories, {});
  if (!categories.data)
    return <Section label="Category">{!categories.isError && <SkeletonText lines={5} />}</Section>;
  const rows = categories.data.rows;
  const isChosen = (id: string, name: string) =>
    (chosen ?? []).some((one) => one === id || one.toLowerCase() === name.toLowerCase());
  return (
    <Section label="Category">
      <LongList
        items={[...rows].sort(
          (a, b) => Number(isChosen(b.categoryId, b.name)) - Number(isChosen(a.categoryId, a.name)),
        )}
        first={Math.max(7, chosen?.length ?? 0)}
        noun="categories"
        show={(row) => (
          <Tick
            key={row.categoryId}
            label={row.name}
            count={row.supplierCount}
            checked={isChosen(row.categoryId, row.name)}
            onChange={() => onChange(toggled(chosen, row.categoryId))}
          />
        )}
      />
    </Section>
  );
}

function CountryFilter({ filters, set }: { filters: SupplierFilters; set: SetFilter }) {
  const countries = useOperation(listSupplierCountries, {});
  if (!countries.data)
    return <Section label="Country">{!countries.isError && <SkeletonText lines={5} />}</Section>;
  return (
    <Section label="Country">
      <LongList
        items={countries.data.rows}
        first={Math.max(6, filters.countries?.length ?? 0)}
        noun="countries"
        show={(row) => (
          <Tick
            key={row.country}
            label={row.countryName}
            count={row.supplierCount}
            checked={filters.countries?.includes(row.country)}
            onChange={() => set('countries', toggled(filters.countries, row.country))}
          />
        )}
      />
    </Section>
  );
}
