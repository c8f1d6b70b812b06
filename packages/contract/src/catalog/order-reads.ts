/** Reads of orders that show SKUs. */
export const orderReadsOfSku = ['list_orders', 'get_order'] as const;
