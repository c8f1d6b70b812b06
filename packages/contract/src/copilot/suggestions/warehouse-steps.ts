import { all, any, atLeast, has, inside, is, isNot } from './conditions.ts';
import type { NextSteps } from './next-step.ts';

/** Next steps of what is stocked, shipped and sent back. */
export const warehouseSteps: NextSteps = {
  // Returns
  list_returns: { say: 'What’s coming back?', input: { tab: 'SHIPPING' } },
  get_return: { say: 'Show return {handle}' },
  create_return: {
    say: 'Create a return of everything on order #{orderNumber}',
    when: all(is('fulfillmentStatus', 'FULFILLED'), is('returnStatus', 'NONE')),
    input: { part: 'EVERYTHING' },
  },
  change_return_status: [
    {
      say: 'Return {handle} arrived',
      when: any(is('status', 'CREATED'), is('status', 'SHIPPING')),
      input: { status: 'RECEIVED' },
    },
  ],
  refund_return: {
    say: 'Refund return {handle}',
    when: all(is('status', 'RECEIVED'), is('isSettled', false)),
  },
  get_return_settings: { say: 'Show the return settings' },
  export_returns: { say: 'Export the returns as CSV' },
  ship_order: {
    say: 'Ship order #{orderNumber}',
    when: any(inside('allowed', is('fulfill', true)), atLeast('rates', 1)),
  },
  quote_label: {
    say: 'What would shipping order #{orderNumber} cost?',
    when: inside('allowed', is('fulfill', true)),
  },
  send_tracking_email: {
    say: 'Email the customer of order #{orderNumber} the tracking link',
    when: inside('newShipment', has('trackingNumber')),
  },
  get_packing_slips: {
    say: 'Packing slip for order #{orderNumber}',
    when: inside('allowed', is('fulfill', true)),
  },

  // Fulfillment
  list_labels: { say: 'Show my shipping labels' },
  get_labels_pdf: { say: 'Print all labels from today', when: atLeast('labels', 2) },
  get_outbound_report: { say: 'Show the outbound report' },
  get_returns_report: { say: 'Show the returns report' },
  get_fulfillment_report_export: { say: 'Is the report export ready?', when: isNot('status', 'DONE') },
  list_sales_channels: { say: 'Show my sales channels' },
  get_label: { say: 'Open the label to {toName}', about: 'shipping_label' },
  void_label: {
    say: 'Void the label to {toName}',
    about: 'shipping_label',
    when: all(is('status', 'BOUGHT'), is('failure', null)),
  },

  // Catalog
  list_products: { say: 'Show my products' },
  get_product: { say: 'Show the product {title}' },
  list_sku_bundles: { say: 'Which bundles do we sell?' },
};
