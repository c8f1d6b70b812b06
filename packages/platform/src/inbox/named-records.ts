import { OperationError } from '@brandwright/contract';
import type { ConversationAttributes, MessageAttributes } from '@brandwright/contract/inbox/entities.ts';
import { getPurchaseItem } from '@brandwright/contract/purchasing/get-purchase-item.ts';
import { getTechPack } from '@brandwright/contract/sourcing/agent/get-tech-pack.ts';
import { getCatalogItem } from '@brandwright/contract/sourcing/marketplace/get-catalog-item.ts';
import { getSupplier } from '@brandwright/contract/sourcing/marketplace/get-supplier.ts';
import { getProjectRequest } from '@brandwright/contract/sourcing/rfq/get-project-request.ts';
import type { Context } from '../kernel/request/context.ts';

type Attributes = Partial<Pick<MessageAttributes, NamedByMessage>> &
  Partial<Pick<ConversationAttributes, 'techPackId'>>;
type NamedByMessage =
  | 'catalogItemId'
  | 'supplierId'
  | 'projectId'
  | 'creatorOrderItemId'
  | 'remixProductData';

interface NamedRecord {
  path: string;
  what: string;
  id: string | undefined;
  /** The id of the record that the operation of its area finds by these words. */
  find: (context: Context, id: string) => Promise<string>;
}

const item = async (context: Context, itemId: string) =>
  (await context.call(getCatalogItem, { itemId })).itemId;

const namedBy = (given: Attributes): NamedRecord[] => [
  { path: 'catalogItemId', what: 'catalog item', id: given.catalogItemId, find: item },
  {
    path: 'remixProductData.catalogItemId',
    what: 'catalog item',
    id: given.remixProductData?.catalogItemId,
    find: item,
  },
  {
    path: 'supplierId',
    what: 'supplier',
    id: given.supplierId,
    find: async (context, supplierId) => (await context.call(getSupplier, { supplierId })).supplierId,
  },
  {
    path: 'projectId',
    what: 'custom project request',
    id: given.projectId,
    find: async (context, requestId) => (await context.call(getProjectRequest, { requestId })).requestId,
  },
  {
    path: 'creatorOrderItemId',
    what: 'purchase order',
    id: given.creatorOrderItemId,
    find: async (context, purchaseItemId) =>
      (await context.call(getPurchaseItem, { purchaseItemId })).purchaseItemId,
  },
  {
    path: 'techPackId',
    what: 'brief',
    id: given.techPackId,
    find: async (context, techPackId) => (await context.call(getTechPack, { techPackId })).techPackId,
  },
];

/** Refuses attributes that name a record which there is not, or which is another store's. Only ids count, no names. */
export async function refuseUnknownRecords(context: Context, attributes: Attributes): Promise<void> {
  for (const { path, what, id, find } of namedBy(attributes)) {
    if (id === undefined || (await foundId(context, id, find)) === id.toLowerCase()) continue;
    throw new OperationError(
      'not_found',
      `There’s no ${what} with the id "${id}". Choose one from its list.`,
      [{ path: `attributes.${path}`, message: `You have no ${what} with this id.` }],
    );
  }
}

async function foundId(context: Context, id: string, find: NamedRecord['find']): Promise<string | undefined> {
  try {
    return await find(context, id);
  } catch (error) {
    if (error instanceof OperationError && (error.code === 'not_found' || error.code === 'conflict'))
      return undefined;
    throw error;
  }
}
