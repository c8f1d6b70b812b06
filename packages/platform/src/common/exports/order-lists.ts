import { creditStatusLabels } from '@brandwright/contract/orders/credits/entities.ts';
import { listStoreCredits } from '@brandwright/contract/orders/credits/list-store-credits.ts';
import { listCustomers } from '@brandwright/contract/orders/list-customers.ts';
import { listOrderRuleRuns } from '@brandwright/contract/orders/list-order-rule-runs.ts';
import { listOrders } from '@brandwright/contract/orders/list-orders.ts';
import { day, listFile, money, plain } from './list-file.ts';

export const ordersFile = listFile(listOrders, 'orders', ({ orders, total }) => ({ rows: orders, total }), {
  Order: ({ orderNumber }) => orderNumber,
  Placed: ({ placedAt }) => day(placedAt),
  Origin: ({ originLabel }) => originLabel,
  Customer: ({ customerName }) => customerName,
  Email: ({ email }) => email,
  Country: ({ countryCode }) => countryCode,
  Items: ({ itemsText }) => itemsText,
  Units: ({ units }) => units,
  Status: ({ productionStatus }) => plain(productionStatus),
  Fulfillment: ({ fulfillmentStatus }) => plain(fulfillmentStatus),
  Canceled: ({ cancelStatus }) => plain(cancelStatus),
  Return: ({ returnStatus }) => plain(returnStatus),
  Payment: ({ paymentStatus }) => plain(paymentStatus),
  'Hold reason': ({ holdReason }) => holdReason,
  Tags: ({ tags }) => tags.join(', '),
  Total: ({ totalMinor }) => money(totalMinor),
  Refunded: ({ refundedMinor }) => money(refundedMinor),
  Currency: ({ currency }) => currency,
});

export const customersFile = listFile(
  listCustomers,
  'customers',
  ({ customers, total, currency }) => ({ rows: customers.map((row) => ({ ...row, currency })), total }),
  {
    Name: ({ name }) => name,
    Email: ({ email }) => email,
    Company: ({ company }) => company,
    City: ({ city }) => city,
    Country: ({ countryCode }) => countryCode,
    Orders: ({ orderCount }) => orderCount,
    'Open orders': ({ openOrderCount }) => openOrderCount,
    Paid: ({ paidMinor }) => money(paidMinor),
    Refunded: ({ refundedMinor }) => money(refundedMinor),
    'Paid, after refunds': ({ keptMinor }) => money(keptMinor),
    Currency: ({ currency }) => currency,
    'Last order': ({ lastOrderNumber }) => lastOrderNumber,
    'Last ordered': ({ lastOrderAt }) => day(lastOrderAt),
  },
);

export const creditsFile = listFile(listStoreCredits, 'store-credits', (output) => output, {
  Code: ({ code }) => code,
  Status: ({ status }) => creditStatusLabels[status],
  Customer: ({ customerName }) => customerName,
  Source: ({ source }) => (source === 'RETURN' ? 'Return' : 'Given'),
  Return: ({ returnHandle }) => returnHandle,
  Reason: ({ reason }) => reason,
  Amount: ({ amountMinor }) => money(amountMinor),
  Left: ({ leftMinor }) => money(leftMinor),
  Currency: ({ currency }) => currency,
  Expires: ({ expiresOn }) => expiresOn,
  Created: ({ createdAt }) => day(createdAt),
});

export const ruleRunsFile = listFile(
  listOrderRuleRuns,
  'rule-runs',
  ({ runs, total }) => ({ rows: runs, total }),
  {
    At: ({ at }) => at,
    Rule: ({ ruleName }) => ruleName,
    Order: ({ orderNumber }) => orderNumber,
    Did: ({ did }) => did.join('; '),
  },
);
