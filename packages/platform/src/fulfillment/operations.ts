// Made from the files of the area by `npm run operations:index`.
import type { Implementation } from '../kernel/request/implementation.ts';
import bookFreight from './bookings/book-freight.ts';
import bookQualityCheck from './bookings/book-quality-check.ts';
import cancelBooking from './bookings/cancel-booking.ts';
import getBooking from './bookings/get-booking.ts';
import listBookings from './bookings/list-bookings.ts';
import listFreightBookings from './bookings/list-freight-bookings.ts';
import orderKitting from './bookings/order-kitting.ts';
import resendBookingMessage from './bookings/resend-booking-message.ts';
import setUpPreSale from './bookings/set-up-pre-sale.ts';
import updateBooking from './bookings/update-booking.ts';
import disableProductFeed from './channels/disable-product-feed.ts';
import enableProductFeed from './channels/enable-product-feed.ts';
import getProductFeed from './channels/get-product-feed.ts';
import getSalesChannel from './channels/get-sales-channel.ts';
import listSalesChannels from './channels/list-sales-channels.ts';
import readProductFeed from './channels/read-product-feed.ts';
import createEndOfDayForm from './end-of-day/create-end-of-day-form.ts';
import listEndOfDayForms from './end-of-day/list-end-of-day-forms.ts';
import buyLabel from './labels/buy-label.ts';
import buyLabels from './labels/buy-labels.ts';
import getLabel from './labels/get-label.ts';
import getLabelsPdf from './labels/get-labels-pdf.ts';
import listLabels from './labels/list-labels.ts';
import quoteLabel from './labels/quote-label.ts';
import shipOrder from './labels/ship-order.ts';
import validateAddress from './labels/validate-address.ts';
import voidLabel from './labels/void-label.ts';
import getPackingSlips from './packing/get-packing-slips.ts';
import getPickList from './packing/get-pick-list.ts';
import cancelReceiving from './receivings/cancel-receiving.ts';
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

export const fulfillmentOperations: readonly Implementation[] = [
  bookFreight,
  bookQualityCheck,
  cancelBooking,
  getBooking,
  listBookings,
  listFreightBookings,
  orderKitting,
  resendBookingMessage,
  setUpPreSale,
  updateBooking,
  disableProductFeed,
  enableProductFeed,
  getProductFeed,
  getSalesChannel,
  listSalesChannels,
  readProductFeed,
  createEndOfDayForm,
  listEndOfDayForms,
  buyLabel,
  buyLabels,
  getLabel,
  getLabelsPdf,
  listLabels,
  quoteLabel,
  shipOrder,
  validateAddress,
  voidLabel,
  getPackingSlips,
  getPickList,
  cancelReceiving,
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
];
