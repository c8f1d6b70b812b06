import type { ProjectRequest } from './entities.ts';
import { count, dayWords, money } from './words.ts';

/** "1,000 × linen tote bags, target $6.00 a unit, needed by March 1, 2027". */
export function requestLine(request: ProjectRequest): string {
  return [
    request.quantity === null
      ? request.title
      : `${request.quantity.toLocaleString('en-US')} × ${request.title}`,
    request.targetPriceMinor === null
      ? ''
      : `target ${money(request.targetPriceMinor, request.currency)} a unit`,
    request.budgetMinor === null ? '' : `budget ${money(request.budgetMinor, request.currency)}`,
    request.neededBy === null ? '' : `needed by ${dayWords(request.neededBy)}`,
  ]
    .filter(Boolean)
    .join(', ');
}

/** What must happen before, or by, sending it. */
export function nextStep(request: ProjectRequest): string {
  if (request.status !== 'DRAFT')
    return request.hasUnsentChanges
      ? ' Suppliers still have the earlier version. Send it again to update them.'
      : '';
  const [first] = request.missing;
  if (first) return ` Before it can go out: ${first.question}`;
  return request.suppliers.length === 0
    ? ' No supplier fits it yet. A larger quantity or other countries may help.'
    : ` ${count(request.suppliers.length, 'supplier')} would get it; nothing is sent until you say so.`;
}

/** What a model sees of a request. The words of suppliers stay on the card. */
export function requestForModel(request: ProjectRequest) {
  const { quotes, suppliers, fileUrls, ...rest } = request;
  return {
    ...rest,
    files: fileUrls.length,
    suppliers: suppliers.slice(0, 10).map(({ supplierId, supplierName }) => ({ supplierId, supplierName })),
    quotes: quotes.slice(0, 10).map(({ note: _note, priceTiers, ...one }) => ({
      ...one,
      firstUnitPriceMinor: priceTiers[0]?.unitPriceMinor ?? null,
    })),
  };
}
