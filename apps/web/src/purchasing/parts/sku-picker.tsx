import { useId, useState } from 'react';
import { getStock } from '@brandwright/contract/catalog/get-stock.ts';
import { listSkus } from '@brandwright/contract/catalog/list-skus.ts';
import { skuName } from '@brandwright/contract/catalog/words.ts';
import { useOperation } from '#api/use-operation.ts';
import { SkuChoices } from '#catalog/parts/sku-choices.tsx';
import { Button } from '#ui/button.tsx';

const most = 6;

/** Chooses the SKU that units go to: the one that is chosen with a way to change it, else a search among all. */
export function SkuPicker({
  value,
  onChange,
  suggested,
  label: asked = 'Goes into stock as',
  error,
}: {
  value: string | null;
  onChange: (skuId: string | null) => void;
  /** What is searched for at first. */
  suggested: string;
  label?: string;
  error?: string | undefined;
}) {
  const label = useId();
  const [search, setSearch] = useState(suggested);
  const chosen = useOperation(getStock, { sku: value ?? '' }, { enabled: value !== null }).data?.rows[0];
  const found = useOperation(
    listSkus,
    { size: most, ...(search ? { search } : {}) },
    { enabled: value === null, keepPrevious: true },
  );
  return (
    <div role="group" aria-labelledby={label} className="flex flex-col gap-1.5">
      <span id={label} className="text-sm font-medium">
        {asked}
      </span>
      {value === null ? (
        <SkuChoices
          searchLabel="Search products"
          search={search}
          onSearch={setSearch}
          found={found}
          mayChoose={({ isBundle, level }) => !isBundle && level !== 'MADE_TO_ORDER'}
          choice={{ text: 'Choose', verb: 'Choose' }}
          onChoose={onChange}
          none="No product matches. Search another word, or add the product first."
        />
      ) : (
        <div className="flex items-center justify-between gap-3 text-sm">
          <span className="min-w-0 wrap-anywhere">
            {chosen ? `${skuName(chosen)}, ${chosen.code}` : 'Loading…'}
          </span>
          <Button
            size="small"
            look="quiet"
            onClick={() => {
              setSearch('');
              onChange(null);
            }}
          >
            Change
          </Button>
        </div>
      )}
      {error && (
        <p role="alert" className="text-xs text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
