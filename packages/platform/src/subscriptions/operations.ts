// Made from the files of the area by `npm run operations:index`.
import type { Implementation } from '../kernel/request/implementation.ts';
import acceptRetentionOffer from './accept-retention-offer.ts';
import exportAiCredits from './ai-credits/export-ai-credits.ts';
import getAiCredits from './ai-credits/get-ai-credits.ts';
import listAiCreditEntries from './ai-credits/list-ai-credit-entries.ts';
import listAiCreditPrices from './ai-credits/list-ai-credit-prices.ts';
import removeAiCreditCap from './ai-credits/remove-ai-credit-cap.ts';
import setAiCreditCap from './ai-credits/set-ai-credit-cap.ts';
import cancelSubscription from './cancel-subscription.ts';
import changePlanExtras from './change-plan-extras.ts';
import changePlan from './change-plan.ts';
import getCancellationSurvey from './get-cancellation-survey.ts';
import getPlanInvoicePdf from './get-plan-invoice-pdf.ts';
import getProviderInvoice from './get-provider-invoice.ts';
import getSubscription from './get-subscription.ts';
import listAccountCredits from './list-account-credits.ts';
import listPlanInvoices from './list-plan-invoices.ts';
import listPlans from './list-plans.ts';
import pauseSubscription from './pause-subscription.ts';
import previewPlanChange from './preview-plan-change.ts';
import previewPlanExtras from './preview-plan-extras.ts';
import reactivateSubscription from './reactivate-subscription.ts';
import requestPlanCall from './request-plan-call.ts';
import resumeSubscription from './resume-subscription.ts';
import retryProviderInvoice from './retry-provider-invoice.ts';
import saveCancellationAnswer from './save-cancellation-answer.ts';
import createVipRequest from './vip/create-vip-request.ts';
import listVipRequests from './vip/list-vip-requests.ts';
import updateVipRequest from './vip/update-vip-request.ts';

export const subscriptionsOperations: readonly Implementation[] = [
  acceptRetentionOffer,
  exportAiCredits,
  getAiCredits,
  listAiCreditEntries,
  listAiCreditPrices,
  removeAiCreditCap,
  setAiCreditCap,
  cancelSubscription,
  changePlanExtras,
  changePlan,
  getCancellationSurvey,
  getPlanInvoicePdf,
  getProviderInvoice,
  getSubscription,
  listAccountCredits,
  listPlanInvoices,
  listPlans,
  pauseSubscription,
  previewPlanChange,
  previewPlanExtras,
  reactivateSubscription,
  requestPlanCall,
  resumeSubscription,
  retryProviderInvoice,
  saveCancellationAnswer,
  createVipRequest,
  listVipRequests,
  updateVipRequest,
];
