import type { PlatformArea } from '../kernel/area.ts';
import { cancelLineItem, cancelOrder } from './cancel.ts';
import { createManualRetailOrder, createManualWholesaleOrder } from './create-orders.ts';
import { demo } from './demo/demo.ts';
import { financialExportJob, getOrderExport, startFinancialExport } from './export.ts';
import { ordersFeed } from './feed/index.ts';
import { getCustomer } from './get-customer.ts';
import {
  getOrder,
  getOrderSaleInfo,
  getOrderTracking,
  listOrderNotes,
  listOrderStatusHistory,
} from './get-order.ts';
import { checkOrderImport, getOrderImport, importOrders } from './import.ts';
import { listOrders } from './list-orders.ts';
import { addOrderNote, setOrderNote } from './notes.ts';
import { listInventoryCounts, listOrderOrigins } from './overview.ts';
import {
  customerFinder,
  lineItemFinder,
  orderFinder,
  ordersOfCustomerFinder,
  ruleFinder,
} from './records.ts';
import { recreateShipment } from './recreate-shipment.ts';
import {
  createOrderRule,
  deleteOrderRule,
  listOrderRuleActions,
  listOrderRuleRuns,
  listOrderRules,
  setOrderRuleEnabled,
} from './rule-operations.ts';
import { changeShippingAddress, changeShippingMethod } from './shipping.ts';
import { changeOrderStatus } from './status.ts';
import { sumSales } from './sum-sales.ts';
import { trackOrder } from './track-order.ts';
import { addWholesaleRequirements, downloadWarehouseAttachment } from './wholesale.ts';

export const ordersArea: PlatformArea = {
  implementations: [
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
    getOrder,
    getOrderExport,
    getOrderImport,
    getOrderSaleInfo,
    getOrderTracking,
    importOrders,
    listInventoryCounts,
    listOrderNotes,
    listOrderOrigins,
    listOrderRuleActions,
    listOrderRuleRuns,
    listOrderRules,
    listOrders,
    listOrderStatusHistory,
    recreateShipment,
    setOrderNote,
    setOrderRuleEnabled,
    startFinancialExport,
    sumSales,
    trackOrder,
  ],
  jobs: [financialExportJob],
  records: [orderFinder, ordersOfCustomerFinder, customerFinder, lineItemFinder, ruleFinder],
  feed: ordersFeed,
  demo,
};
