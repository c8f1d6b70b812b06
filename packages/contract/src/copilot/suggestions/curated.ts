import type { OperationName } from '../../registry.ts';

/**
 * Questions written by hand, for operations whose examples do not show their blanks. Each is tested to be understood as
 * the operation that it stands under.
 */
export const curatedTemplates: readonly { operation: OperationName; text: string }[] = [
  {
    operation: 'look_up_tariff',
    text: 'What is the duty on {product|ceramic mugs} from {country|Portugal}?',
  },
  {
    operation: 'compare_tariffs',
    text: 'Compare the duty on {product|scented candles} from {country|Vietnam} and {country|China}',
  },
  { operation: 'get_order', text: 'How is order {order|1042} doing?' },
  { operation: 'list_orders', text: 'Which orders are older than {number|7} days and still outstanding?' },
  { operation: 'list_orders', text: 'Show me the orders over {money|$200}' },
  { operation: 'search_suppliers', text: 'Find makers of {product|scented candles} in {country|Vietnam}' },
  {
    operation: 'search_catalog_items',
    text: 'Show me {product|ceramic mugs} under {money|$6} in the catalog',
  },
  { operation: 'list_assistant_runs', text: 'What did the {assistant|Late order watcher} find yesterday?' },
];
