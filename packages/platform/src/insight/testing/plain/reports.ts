import type { ReportSlug } from '@brandwright/contract/insight/slugs.ts';
import type { PlainReport } from './answer.ts';
import * as baskets from './baskets.ts';
import * as cohorts from './cohorts.ts';
import * as costs from './costs.ts';
import * as customers from './customers.ts';
import * as loyalty from './loyalty.ts';
import * as values from './order-values.ts';
import * as orders from './orders.ts';
import * as products from './products.ts';
import * as zones from './zones.ts';

/** Every report, calculated from the raw rows by its definition alone. */
export const plainReports: Readonly<Record<ReportSlug, PlainReport>> = {
  'analytics-all-customers-graph': customers.allCustomersGraph,
  'analytics-customer': customers.customerOverview,
  'analytics-repeat-purchase': customers.repeatPurchase,
  'analytics-repeat-purchase-development': customers.repeatPurchaseDevelopment,
  'analytics-time-between-purchase': customers.timeBetweenPurchase,
  'analytics-ltv': cohorts.lifetimeValue,
  'customer-daily-ltv': cohorts.dailyLifetimeValue,
  'analytics-rfm': loyalty.rfm,
  'analytics-percentile-analysis': loyalty.percentiles,
  'analytics-customer-economics': cohorts.customerEconomics,
  'analytics-customer-persona': loyalty.personas,
  'analytics-cohorts': cohorts.cohorts,
  'analytics-base-zone': zones.customersByZone,
  'analytics-zone-development': zones.zoneDevelopment,
  'analytics-churn-risk': loyalty.churnRisk,
  'analytics-churn-risk-development': loyalty.churnRiskDevelopment,
  'analytics-recovered-customers': customers.recoveredCustomers,
  'analytics-revenue-by-cohorts': cohorts.salesByCohort,
  'analytics-all-order': orders.allOrders,
  'analytics-order': orders.orderOverview,
  'order-development': orders.orderDevelopment,
  'order-count-distribution': customers.orderCountDistribution,
  'order-time-analysis': orders.timeOfTheWeek,
  'order-discounts': orders.discounts,
  'free-shipping-threshold': orders.freeShippingThreshold,
  'order-first-order-value': values.firstOrderValue,
  'order-avg-value': values.averageOrder,
  'order-aov-pre-order-count': values.valueByOrderNumber,
  'order-items-per-basket': values.basketSize,
  'analytics-product': products.productOverview,
  'product-all': products.allProducts,
  'product-all-variants': products.allVariants,
  'product-best-item': products.bestSellers,
  'product-sold-item': products.soldItems,
  'product-return-rate': products.returnRate,
  'product-return-items': products.returnedItems,
  'product-cross-selling-analysis': baskets.crossSelling,
  'product-follow-up-purchases': baskets.followUpPurchases,
  'product-margin': costs.margin,
  'marketing-channels': orders.channels,
  'fulfillment-metrics': costs.fulfillmentMetrics,
};
