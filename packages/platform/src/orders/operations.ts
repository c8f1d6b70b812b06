// Made from the files of the area by `npm run operations:index`.
import type { Implementation } from '../kernel/request/implementation.ts';
import addOrderNote from './add-order-note.ts';
import addWholesaleRequirements from './add-wholesale-requirements.ts';
import cancelLineItem from './cancel-line-item.ts';
import cancelOrder from './cancel-order.ts';
import changeOrderStatus from './change-order-status.ts';
import changeShippingAddress from './change-shipping-address.ts';
import changeShippingMethod from './change-shipping-method.ts';
import checkOrderImport from './check-order-import.ts';
import createManualRetailOrder from './create-manual-retail-order.ts';
import createManualWholesaleOrder from './create-manual-wholesale-order.ts';
import createOrderRule from './create-order-rule.ts';
import deleteOrderRule from './delete-order-rule.ts';
import downloadWarehouseAttachment from './download-warehouse-attachment.ts';
import getCustomer from './get-customer.ts';
import getOrderExport from './get-order-export.ts';
import getOrderImport from './get-order-import.ts';
import getOrderSaleInfo from './get-order-sale-info.ts';
import getOrderTracking from './get-order-tracking.ts';
import getOrder from './get-order.ts';
import importOrders from './import-orders.ts';
import listInventoryCounts from './list-inventory-counts.ts';
import listOrderNotes from './list-order-notes.ts';
import listOrderOrigins from './list-order-origins.ts';
import listOrderRuleActions from './list-order-rule-actions.ts';
import listOrderRuleRuns from './list-order-rule-runs.ts';
import listOrderRules from './list-order-rules.ts';
import listOrderStatusHistory from './list-order-status-history.ts';
import listOrders from './list-orders.ts';
import recreateShipment from './recreate-shipment.ts';
import setOrderNote from './set-order-note.ts';
import setOrderRuleEnabled from './set-order-rule-enabled.ts';
import startFinancialExport from './start-financial-export.ts';
import sumSales from './sum-sales.ts';
import trackOrder from './track-order.ts';

export const ordersOperations: readonly Implementation[] = [
  addOrderNote,
  addWholesaleRequirements,
  cancelLineItem,
  cancelOrder,
  changeOrderStatus,
  changeShippingAddress,
  changeShippingMethod,
  checkOrderImport,
  createManualRetailOrder,
  createManualWholesaleOrder,
  createOrderRule,
  deleteOrderRule,
  downloadWarehouseAttachment,
  getCustomer,
  getOrderExport,
  getOrderImport,
  getOrderSaleInfo,
  getOrderTracking,
  getOrder,
  importOrders,
  listInventoryCounts,
  listOrderNotes,
  listOrderOrigins,
  listOrderRuleActions,
  listOrderRuleRuns,
  listOrderRules,
  listOrderStatusHistory,
  listOrders,
  recreateShipment,
  setOrderNote,
  setOrderRuleEnabled,
  startFinancialExport,
  sumSales,
  trackOrder,
];
