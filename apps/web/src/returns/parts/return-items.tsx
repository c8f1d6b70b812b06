import type { ReturnDetail } from '@brandwright/contract/returns/entities.ts';

/** What comes back, why, and in what condition it came. */
export function ReturnItems({ lines }: Pick<ReturnDetail, 'lines'>) {
  return (
    <ul aria-label="Items of the return" className="flex flex-col gap-3 text-sm">
      {lines.map((line) => (
        <li key={line.lineItemId} className="flex items-baseline justify-between gap-4">
          <span className="flex min-w-0 flex-col">
            <span className="font-medium wrap-anywhere">{line.title}</span>
            <span className="text-xs text-ink-soft">
              {[line.variant, line.sku, line.reasonLabel, conditionWords(line)].filter(Boolean).join(' · ')}
            </span>
          </span>
          <span className="figures whitespace-nowrap">× {line.quantity}</span>
        </li>
      ))}
    </ul>
  );
}

function conditionWords({ quantity, damagedQuantity }: ReturnDetail['lines'][number]): string | null {
  if (damagedQuantity === null) return null;
  if (damagedQuantity === 0) return 'Back in stock';
  return damagedQuantity === quantity ? 'Written off' : `${damagedQuantity} written off`;
}
