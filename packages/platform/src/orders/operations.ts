// Made from the files of the area by `npm run operations:index`.
import type { Implementation } from '../kernel/request/implementation.ts';
import addCustomerNote from './add-customer-note.ts';
import addOrderNote from './add-order-note.ts';
import addWholesaleRequirements from './add-wholesale-requirements.ts';
import cancelLineItem from './cancel-line-item.ts';
import cancelOrder from './cancel-order.ts';
import changeOrderStatus from './change-order-status.ts';
import changeShippingAddress from './change-shipping-address.ts';
import changeShippingMethod from './change-shipping-method.ts';
import checkOrderImport from './check-order-import.ts';
import countOrderUnits from './count-order-units.ts';
import createManualRetailOrder from './create-manual-retail-order.ts';
import createManualWholesaleOrder from './create-manual-wholesale-order.ts';
import createOrderRule from './create-order-rule.ts';
import cancelStoreCredit from './credits/cancel-store-credit.ts';
import getStoreCredit from './credits/get-store-credit.ts';
import giveStoreCredit from './credits/give-store-credit.ts';
import issueReturnCredit from './credits/issue-return-credit.ts';
import listStoreCredits from './credits/list-store-credits.ts';
import redeemStoreCredit from './credits/redeem-store-credit.ts';
import deleteCustomerNote from './delete-customer-note.ts';
import deleteOrderRule from './delete-order-rule.ts';
import downloadWarehouseAttachment from './download-warehouse-attachment.ts';
import fulfillOrder from './fulfill-order.ts';
import getCustomer from './get-customer.ts';
import getOrderExport from './get-order-export.ts';
import getOrderImport from './get-order-import.ts';
import getOrderSaleInfo from './get-order-sale-info.ts';
import getOrderTracking from './get-order-tracking.ts';
import getOrder from './get-order.ts';
import giveGoodwill from './give-goodwill.ts';
import importOrders from './import-orders.ts';
import listCustomers from './list-customers.ts';
import listInventoryCounts from './list-inventory-counts.ts';
import listOrderNotes from './list-order-notes.ts';
import listOrderOrigins from './list-order-origins.ts';
import listOrderRefunds from './list-order-refunds.ts';
import listOrderRuleActions from './list-order-rule-actions.ts';
import listOrderRuleRuns from './list-order-rule-runs.ts';
import listOrderRules from './list-order-rules.ts';
import listOrderStatusHistory from './list-order-status-history.ts';
import listOrders from './list-orders.ts';
import listSentShipments from './list-sent-shipments.ts';
import moveOrderRule from './move-order-rule.ts';
import planFulfillment from './plan-fulfillment.ts';
import recordShipmentTracking from './record-shipment-tracking.ts';
import recreateShipment from './recreate-shipment.ts';
import refundOrder from './refund-order.ts';
import replaceOrderSku from './replace-order-sku.ts';
import sendCustomerEmail from './send-customer-email.ts';
import sendTrackingEmail from './send-tracking-email.ts';
import setOrderNote from './set-order-note.ts';
import setOrderReturnStatus from './set-order-return-status.ts';
import setOrderRuleEnabled from './set-order-rule-enabled.ts';
import followShopOrders from './shop/follow-shop-orders.ts';
import getShopOrderSync from './shop/get-shop-order-sync.ts';
import getWaitingShopOrder from './shop/get-waiting-shop-order.ts';
import retryShopFulfillment from './shop/retry-shop-fulfillment.ts';
import syncShopOrders from './shop/sync-shop-orders.ts';
import unfollowShopOrders from './shop/unfollow-shop-orders.ts';
import startFinancialExport from './start-financial-export.ts';
import sumOrderShipping from './sum-order-shipping.ts';
import sumOriginSales from './sum-origin-sales.ts';
import sumSales from './sum-sales.ts';
import takeBackShipment from './take-back-shipment.ts';
import trackOrder from './track-order.ts';
import tryOrderRule from './try-order-rule.ts';
import updateCustomerNote from './update-customer-note.ts';
import updateOrderRule from './update-order-rule.ts';

export const ordersOperations: readonly Implementation[] = [
  addCustomerNote,
  addOrderNote,
  addWholesaleRequirements,
  cancelLineItem,
  cancelOrder,
  changeOrderStatus,
  changeShippingAddress,
  changeShippingMethod,
  checkOrderImport,
  countOrderUnits,
  createManualRetailOrder,
  createManualWholesaleOrder,
  createOrderRule,
  cancelStoreCredit,
  getStoreCredit,
  giveStoreCredit,
  issueReturnCredit,
  listStoreCredits,
  redeemStoreCredit,
  deleteCustomerNote,
  deleteOrderRule,
  downloadWarehouseAttachment,
  fulfillOrder,
  getCustomer,
  getOrderExport,
  getOrderImport,
  getOrderSaleInfo,
  getOrderTracking,
  getOrder,
  giveGoodwill,
  importOrders,
  listCustomers,
  listInventoryCounts,
  listOrderNotes,
  listOrderOrigins,
  listOrderRefunds,
  listOrderRuleActions,
  listOrderRuleRuns,
  listOrderRules,
  listOrderStatusHistory,
  listOrders,
  listSentShipments,
  moveOrderRule,
  planFulfillment,
  recordShipmentTracking,
  recreateShipment,
  refundOrder,
  replaceOrderSku,
  sendCustomerEmail,
  sendTrackingEmail,
  setOrderNote,
  setOrderReturnStatus,
  setOrderRuleEnabled,
  followShopOrders,
  getShopOrderSync,
  getWaitingShopOrder,
  retryShopFulfillment,
  syncShopOrders,
  unfollowShopOrders,
  startFinancialExport,
  sumOrderShipping,
  sumOriginSales,
  sumSales,
  takeBackShipment,
  trackOrder,
  tryOrderRule,
  updateCustomerNote,
  updateOrderRule,
];
