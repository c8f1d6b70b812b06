import { paymentStatusLabels, payoutStatusLabels } from '@brandwright/contract/payments/enums.ts';
import { listPayments } from '@brandwright/contract/payments/list-payments.ts';
import { listPayouts } from '@brandwright/contract/payments/list-payouts.ts';
import {
  invoiceStatusLabels,
  purchaseSourceLabels,
  purchaseStatusLabels,
  purchaseTypeLabels,
  receivingLabels,
} from '@brandwright/contract/purchasing/enums.ts';
import { listPurchaseItems } from '@brandwright/contract/purchasing/list-purchase-items.ts';
import { listSupplierInvoices } from '@brandwright/contract/purchasing/list-supplier-invoices.ts';
import { day, listFile, money } from './list-file.ts';

export const purchasesFile = listFile(listPurchaseItems, 'purchase-orders', (output) => output, {
  Item: ({ title }) => title,
  Supplier: ({ supplierName }) => supplierName,
  Status: ({ status }) => purchaseStatusLabels[status],
  Type: ({ orderType }) => purchaseTypeLabels[orderType],
  From: ({ source }) => purchaseSourceLabels[source],
  Units: ({ quantity }) => quantity,
  'Unit price': ({ unitPriceMinor }) => money(unitPriceMinor),
  Total: ({ totalMinor }) => money(totalMinor),
  Currency: ({ currency }) => currency,
  Receiving: ({ receivingStatus }) => receivingLabels[receivingStatus],
  'Units received': ({ receivedUnits }) => receivedUnits,
  Expected: ({ expectedOn }) => expectedOn,
  Created: ({ createdAt }) => day(createdAt),
});

export const invoicesFile = listFile(listSupplierInvoices, 'supplier-invoices', (output) => output, {
  Invoice: ({ invoiceNumber }) => invoiceNumber,
  Supplier: ({ supplierName }) => supplierName,
  Status: ({ status }) => invoiceStatusLabels[status],
  For: ({ about }) => about,
  Total: ({ totalMinor }) => money(totalMinor),
  Paid: ({ paidMinor }) => money(paidMinor),
  Owed: ({ owedMinor }) => money(owedMinor),
  Currency: ({ currency }) => currency,
  Issued: ({ issuedOn }) => issuedOn,
  Due: ({ dueOn }) => dueOn,
  'Days overdue': ({ daysOverdue }) => daysOverdue,
  'Paid on': ({ paidAt }) => day(paidAt),
});

export const paymentsFile = listFile(listPayments, 'payments', (output) => output, {
  Date: ({ createdAt }) => day(createdAt),
  For: ({ description }) => description,
  Status: ({ status }) => paymentStatusLabels[status],
  Method: ({ method }) => method,
  Amount: ({ amountMinor }) => money(amountMinor),
  'Paid with account credit': ({ creditMinor }) => money(creditMinor),
  Refunded: ({ refundedMinor }) => money(refundedMinor),
  Currency: ({ currency }) => currency,
  Settled: ({ settledAt }) => day(settledAt),
});

export const payoutsFile = listFile(listPayouts, 'payouts', (output) => output, {
  Created: ({ createdAt }) => day(createdAt),
  Status: ({ status }) => payoutStatusLabels[status],
  To: ({ bankName }) => bankName,
  Amount: ({ amountMinor }) => money(amountMinor),
  Currency: ({ currency }) => currency,
  Arrives: ({ arrivesOn }) => arrivesOn,
  'Why it came back': ({ failureReason }) => failureReason,
});
