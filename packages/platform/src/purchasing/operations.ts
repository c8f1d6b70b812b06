// Made from the files of the area by `npm run operations:index`.
import type { Implementation } from '../kernel/request/implementation.ts';
import addToCart from './add-to-cart.ts';
import archivePurchaseItem from './archive-purchase-item.ts';
import bookPurchaseReceipt from './book-purchase-receipt.ts';
import calcFinancingFee from './calc-financing-fee.ts';
import captureWalletPayment from './capture-wallet-payment.ts';
import checkOut from './check-out.ts';
import checkPromotionCode from './check-promotion-code.ts';
import checkPurchasedSamples from './check-purchased-samples.ts';
import countInProduction from './count-in-production.ts';
import countPromotionCodeUses from './count-promotion-code-uses.ts';
import countPurchaseItems from './count-purchase-items.ts';
import createPurchaseItem from './create-purchase-item.ts';
import getCart from './get-cart.ts';
import getPublicInvoice from './get-public-invoice.ts';
import getPurchaseItem from './get-purchase-item.ts';
import getSupplierInvoice from './get-supplier-invoice.ts';
import handleUnpaidInvoice from './handle-unpaid-invoice.ts';
import improveShippingAddress from './improve-shipping-address.ts';
import listPastOrders from './list-past-orders.ts';
import listPurchaseItems from './list-purchase-items.ts';
import listSupplierInvoices from './list-supplier-invoices.ts';
import orderFromSupplier from './order-from-supplier.ts';
import payInvoice from './pay-invoice.ts';
import payPublicInvoice from './pay-public-invoice.ts';
import payPurchaseOrder from './pay-purchase-order.ts';
import receivePurchase from './receive-purchase.ts';
import recordPurchaseEvent from './record-purchase-event.ts';
import removeFromCart from './remove-from-cart.ts';
import removeInvoiceLine from './remove-invoice-line.ts';
import setInvoiceAddress from './set-invoice-address.ts';
import setStoredAtPartner from './set-stored-at-partner.ts';
import takeBackPurchaseReceipt from './take-back-purchase-receipt.ts';
import updatePurchaseItem from './update-purchase-item.ts';
import updatePurchasePrice from './update-purchase-price.ts';

export const purchasingOperations: readonly Implementation[] = [
  addToCart,
  archivePurchaseItem,
  bookPurchaseReceipt,
  calcFinancingFee,
  captureWalletPayment,
  checkOut,
  checkPromotionCode,
  checkPurchasedSamples,
  countInProduction,
  countPromotionCodeUses,
  countPurchaseItems,
  createPurchaseItem,
  getCart,
  getPublicInvoice,
  getPurchaseItem,
  getSupplierInvoice,
  handleUnpaidInvoice,
  improveShippingAddress,
  listPastOrders,
  listPurchaseItems,
  listSupplierInvoices,
  orderFromSupplier,
  payInvoice,
  payPublicInvoice,
  payPurchaseOrder,
  receivePurchase,
  recordPurchaseEvent,
  removeFromCart,
  removeInvoiceLine,
  setInvoiceAddress,
  setStoredAtPartner,
  takeBackPurchaseReceipt,
  updatePurchaseItem,
  updatePurchasePrice,
];
