// Made from the files of the area by `npm run operations:index`.
import type { Implementation } from '../kernel/request/implementation.ts';
import bookFreight from './bookings/book-freight.ts';
import bookQualityCheck from './bookings/book-quality-check.ts';
import cancelBooking from './bookings/cancel-booking.ts';
import getBooking from './bookings/get-booking.ts';
import listBookings from './bookings/list-bookings.ts';
import listFreightBookings from './bookings/list-freight-bookings.ts';
import orderKitting from './bookings/order-kitting.ts';
import setUpPreSale from './bookings/set-up-pre-sale.ts';
import updateBooking from './bookings/update-booking.ts';
import buyLabel from './buy-label.ts';
import buyLabels from './buy-labels.ts';
import disableProductFeed from './channels/disable-product-feed.ts';
import enableProductFeed from './channels/enable-product-feed.ts';
import getProductFeed from './channels/get-product-feed.ts';
import getSalesChannel from './channels/get-sales-channel.ts';
import listSalesChannels from './channels/list-sales-channels.ts';
import readProductFeed from './channels/read-product-feed.ts';
import createEndOfDayForm from './create-end-of-day-form.ts';
import getLabel from './get-label.ts';
import getLabelsPdf from './get-labels-pdf.ts';
import getPackingSlips from './get-packing-slips.ts';
import getPickList from './get-pick-list.ts';
import listEndOfDayForms from './list-end-of-day-forms.ts';
import listLabels from './list-labels.ts';
import quoteLabel from './quote-label.ts';
import createReceiving from './receivings/create-receiving.ts';
import getReceiving from './receivings/get-receiving.ts';
import listReceivings from './receivings/list-receivings.ts';
import receiveReceiving from './receivings/receive-receiving.ts';
import updateReceiving from './receivings/update-receiving.ts';
import exportFulfillmentReport from './reports/export-fulfillment-report.ts';
import getFulfillmentFinancialReport from './reports/get-fulfillment-financial-report.ts';
import getFulfillmentReportExport from './reports/get-fulfillment-report-export.ts';
import getOutboundReport from './reports/get-outbound-report.ts';
import getReturnsReport from './reports/get-returns-report.ts';
import shipOrder from './ship-order.ts';
import validateAddress from './validate-address.ts';
import voidLabel from './void-label.ts';

export const fulfillmentOperations: readonly Implementation[] = [
  bookFreight,
  bookQualityCheck,
  cancelBooking,
  getBooking,
  listBookings,
  listFreightBookings,
  orderKitting,
  setUpPreSale,
  updateBooking,
  buyLabel,
  buyLabels,
  disableProductFeed,
  enableProductFeed,
  getProductFeed,
  getSalesChannel,
  listSalesChannels,
  readProductFeed,
  createEndOfDayForm,
  getLabel,
  getLabelsPdf,
  getPackingSlips,
  getPickList,
  listEndOfDayForms,
  listLabels,
  quoteLabel,
  createReceiving,
  getReceiving,
  listReceivings,
  receiveReceiving,
  updateReceiving,
  exportFulfillmentReport,
  getFulfillmentFinancialReport,
  getFulfillmentReportExport,
  getOutboundReport,
  getReturnsReport,
  shipOrder,
  validateAddress,
  voidLabel,
];
