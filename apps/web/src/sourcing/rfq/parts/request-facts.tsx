import type { ProjectRequest } from '@brandwright/contract/sourcing/rfq/entities.ts';
import { printingLabels, requestKindLabels } from '@brandwright/contract/sourcing/rfq/enums.ts';
import { Details } from '#ui/details.tsx';
import { formatCountry, formatDay, formatMoney, formatNumber } from '#ui/format.ts';

/** What is asked for, as labels and values. */
export function RequestFacts({ request, columns = 2 }: { request: ProjectRequest; columns?: 1 | 2 }) {
  const money = (amount: number | null) => (amount === null ? null : formatMoney(amount, request.currency));
  return (
    <div className="flex flex-col gap-3">
      <Details
        columns={columns}
        items={[
          { label: 'Kind', value: requestKindLabels[request.kind] },
          { label: 'Quantity', value: request.quantity === null ? null : formatNumber(request.quantity) },
          { label: 'Target price', value: money(request.targetPriceMinor) },
          { label: 'Budget', value: money(request.budgetMinor) },
          { label: 'Needed by', value: request.neededBy === null ? null : formatDay(request.neededBy) },
          { label: 'Made in', value: request.countries.map(formatCountry).join(', ') },
          { label: 'Materials', value: request.materials.join(', ') },
          { label: 'Printing', value: request.printing === null ? null : printingLabels[request.printing] },
          { label: 'Sample', value: request.wantsSample ? 'Before the order' : null },
          { label: 'HTS code', value: request.htsCode },
        ]}
      />
      {request.description && (
        <p className="text-sm whitespace-pre-line wrap-anywhere">{request.description}</p>
      )}
      {request.fileUrls.length > 0 && (
        <ul className="flex flex-wrap gap-3 text-sm">
          {request.fileUrls.map((url, index) => (
            <li key={url}>
              <a href={url} target="_blank" rel="noreferrer" className="underline underline-offset-4">
                {nameOf(url, index)}
              </a>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** The file's own name at the end of its address. */
export function nameOf(url: string, index: number): string {
  const last = url.split(/[?#]/)[0]?.split('/').at(-1) ?? '';
  try {
    return decodeURIComponent(last) || `File ${index + 1}`;
  } catch {
    return last || `File ${index + 1}`;
  }
}
