import { listAssistants } from '@brandwright/contract/copilot/assistants/list-assistants.ts';
import type { BlankKind } from '@brandwright/contract/copilot/suggestions/template.ts';
import { listOrders } from '@brandwright/contract/orders/list-orders.ts';
import { searchCatalogItems } from '@brandwright/contract/sourcing/marketplace/search-catalog-items.ts';
import { searchSuppliers } from '@brandwright/contract/sourcing/marketplace/search-suppliers.ts';
import { useOperation } from '#api/use-operation.ts';

export interface BlankChoice {
  value: string;
  /** What tells it from others of its kind. */
  note?: string;
}

const most = 8;
const regions = new Intl.DisplayNames(['en'], { type: 'region' });
const countries: readonly BlankChoice[] = [
  'CN',
  'VN',
  'IN',
  'PT',
  'MX',
  'TR',
  'IT',
  'TH',
  'ID',
  'BD',
  'PK',
  'KR',
  'JP',
  'TW',
  'US',
  'CA',
  'GB',
  'DE',
  'FR',
  'ES',
  'PL',
  'RO',
  'PE',
  'CO',
  'BR',
  'MA',
  'EG',
  'PH',
  'MY',
  'KH',
].map((code) => ({ value: regions.of(code) ?? code }));

/** What can go into a blank, from the store's own records and the marketplace; `words` is what was typed so far. */
export function useBlankChoices(kind: BlankKind, words: string, isOpen: boolean): readonly BlankChoice[] {
  const search = words.trim();
  const isTyped = search.length > 1;
  const shown = { page: 0, size: most };
  const orders = useOperation(
    listOrders,
    { ...(isTyped ? { search } : {}), ...shown },
    { enabled: isOpen && (kind === 'order' || kind === 'customer'), keepPrevious: true },
  );
  const suppliers = useOperation(
    searchSuppliers,
    { ...(isTyped ? { keyword: search } : {}), ...shown },
    { enabled: isOpen && kind === 'supplier', keepPrevious: true },
  );
  const products = useOperation(
    searchCatalogItems,
    { ...(isTyped ? { keyword: search } : {}), ...shown },
    { enabled: isOpen && kind === 'product', keepPrevious: true },
  );
  const assistants = useOperation(listAssistants, {}, { enabled: isOpen && kind === 'assistant' });
  switch (kind) {
    case 'order':
      return (orders.data?.orders ?? []).map(({ orderNumber, customerName }) => ({
        value: String(orderNumber),
        note: customerName,
      }));
    case 'customer':
      return distinct((orders.data?.orders ?? []).map(({ customerName }) => ({ value: customerName })));
    case 'supplier':
      return (suppliers.data?.rows ?? []).map(({ name }) => ({ value: name }));
    case 'product':
      return distinct((products.data?.rows ?? []).map(({ title }) => ({ value: title })));
    case 'assistant':
      return (assistants.data?.assistants ?? []).map(({ name }) => ({ value: name }));
    case 'country':
      return countries;
    default:
      return [];
  }
}

const distinct = (choices: BlankChoice[]) => [...new Map(choices.map((one) => [one.value, one])).values()];
