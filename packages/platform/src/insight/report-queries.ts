import { analyticsAllCustomersGraph } from './reports/analytics-all-customers-graph.ts';
import { analyticsAllOrder } from './reports/analytics-all-order.ts';
import { analyticsBaseZone } from './reports/analytics-base-zone.ts';
import { analyticsChurnRisk } from './reports/analytics-churn-risk.ts';
import { analyticsChurnRiskDevelopment } from './reports/analytics-churn-risk-development.ts';
import { analyticsCohorts } from './reports/analytics-cohorts.ts';
import { analyticsCustomer } from './reports/analytics-customer.ts';
import { analyticsCustomerEconomics } from './reports/analytics-customer-economics.ts';
import { analyticsCustomerPersona } from './reports/analytics-customer-persona.ts';
import { analyticsLtv } from './reports/analytics-ltv.ts';
import { analyticsOrder } from './reports/analytics-order.ts';
import { analyticsPercentileAnalysis } from './reports/analytics-percentile-analysis.ts';
import { analyticsProduct } from './reports/analytics-product.ts';
import { analyticsRecoveredCustomers } from './reports/analytics-recovered-customers.ts';
import { analyticsRepeatPurchase } from './reports/analytics-repeat-purchase.ts';
import { analyticsRepeatPurchaseDevelopment } from './reports/analytics-repeat-purchase-development.ts';
import { analyticsRevenueByCohorts } from './reports/analytics-revenue-by-cohorts.ts';
import { analyticsRfm } from './reports/analytics-rfm.ts';
import { analyticsTimeBetweenPurchase } from './reports/analytics-time-between-purchase.ts';
import { analyticsZoneDevelopment } from './reports/analytics-zone-development.ts';
import { customerDailyLtv } from './reports/customer-daily-ltv.ts';
import { freeShippingThreshold } from './reports/free-shipping-threshold.ts';
import { fulfillmentMetrics } from './reports/fulfillment-metrics.ts';
import { marketingChannels } from './reports/marketing-channels.ts';
import { orderAovPreOrderCount } from './reports/order-aov-pre-order-count.ts';
import { orderAvgValue } from './reports/order-avg-value.ts';
import { orderCountDistribution } from './reports/order-count-distribution.ts';
import { orderDevelopment } from './reports/order-development.ts';
import { orderDiscounts } from './reports/order-discounts.ts';
import { orderFirstOrderValue } from './reports/order-first-order-value.ts';
import { orderItemsPerBasket } from './reports/order-items-per-basket.ts';
import { orderTimeAnalysis } from './reports/order-time-analysis.ts';
import { productAll } from './reports/product-all.ts';
import { productAllVariants } from './reports/product-all-variants.ts';
import { productBestItem } from './reports/product-best-item.ts';
import { productCrossSellingAnalysis } from './reports/product-cross-selling-analysis.ts';
import { productFollowUpPurchases } from './reports/product-follow-up-purchases.ts';
import { productMargin } from './reports/product-margin.ts';
import { productReturnItems } from './reports/product-return-items.ts';
import { productReturnRate } from './reports/product-return-rate.ts';
import { productSoldItem } from './reports/product-sold-item.ts';
import type { ReportQueries } from './report-query.ts';

/** Every report's query, by slug. */
export const reportQueries: ReportQueries = {
  'analytics-all-customers-graph': analyticsAllCustomersGraph,
  'analytics-customer': analyticsCustomer,
  'analytics-repeat-purchase': analyticsRepeatPurchase,
  'analytics-repeat-purchase-development': analyticsRepeatPurchaseDevelopment,
  'analytics-time-between-purchase': analyticsTimeBetweenPurchase,
  'analytics-ltv': analyticsLtv,
  'customer-daily-ltv': customerDailyLtv,
  'analytics-rfm': analyticsRfm,
  'analytics-percentile-analysis': analyticsPercentileAnalysis,
  'analytics-customer-economics': analyticsCustomerEconomics,
  'analytics-customer-persona': analyticsCustomerPersona,
  'analytics-cohorts': analyticsCohorts,
  'analytics-base-zone': analyticsBaseZone,
  'analytics-zone-development': analyticsZoneDevelopment,
  'analytics-churn-risk': analyticsChurnRisk,
  'analytics-churn-risk-development': analyticsChurnRiskDevelopment,
  'analytics-recovered-customers': analyticsRecoveredCustomers,
  'analytics-revenue-by-cohorts': analyticsRevenueByCohorts,
  'analytics-all-order': analyticsAllOrder,
  'analytics-order': analyticsOrder,
  'order-development': orderDevelopment,
  'order-count-distribution': orderCountDistribution,
  'order-time-analysis': orderTimeAnalysis,
  'order-discounts': orderDiscounts,
  'free-shipping-threshold': freeShippingThreshold,
  'order-first-order-value': orderFirstOrderValue,
  'order-avg-value': orderAvgValue,
  'order-aov-pre-order-count': orderAovPreOrderCount,
  'order-items-per-basket': orderItemsPerBasket,
  'analytics-product': analyticsProduct,
  'product-all': productAll,
  'product-all-variants': productAllVariants,
  'product-best-item': productBestItem,
  'product-sold-item': productSoldItem,
  'product-return-rate': productReturnRate,
  'product-return-items': productReturnItems,
  'product-cross-selling-analysis': productCrossSellingAnalysis,
  'product-follow-up-purchases': productFollowUpPurchases,
  'product-margin': productMargin,
  'marketing-channels': marketingChannels,
  'fulfillment-metrics': fulfillmentMetrics,
};
