import type { ExpandedMatch } from '@brandwright/contract/sourcing/agent/factory-match.ts';
import { Badge } from '#ui/badge.tsx';
import { Checkbox } from '#ui/checkbox.tsx';
import type { Chosen } from '../chosen.ts';

export interface ExpandedRowsProps {
  rows: readonly ExpandedMatch[];
  chosen?: Chosen;
  onToggle?: (factory: { supplierId: string; name: string }) => void;
}

/** Factories outside the marketplace: unvetted, without a price. */
export function ExpandedRows({ rows, chosen, onToggle }: ExpandedRowsProps) {
  return (
    <ul>
      {rows.map((row) => (
        <li key={row.companyId} className="flex gap-3 border-t border-line px-4 py-3 first:border-t-0">
          {onToggle && (
            <Checkbox
              checked={chosen?.has(row.companyId) ?? false}
              onCheckedChange={() => onToggle({ supplierId: row.companyId, name: row.name })}
              aria-label={`Choose ${row.name}`}
              className="mt-0.5"
            />
          )}
          <div className="min-w-0 flex-1 text-sm">
            <p className="font-medium wrap-anywhere">{row.name}</p>
            <p className="text-ink-soft wrap-anywhere">
              {[row.city, row.countryName, row.sector].filter(Boolean).join(' · ')}
            </p>
            <p className="text-ink-soft">{row.reasons.join(' ')}</p>
          </div>
          <Badge>Asks first</Badge>
        </li>
      ))}
    </ul>
  );
}
