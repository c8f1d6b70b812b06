// Made from the files of the area by `npm run operations:index`.
export { acceptRetentionOffer } from './accept-retention-offer.ts';
export { cancelSubscription } from './cancel-subscription.ts';
export { changePlan } from './change-plan.ts';
export { getCancellationSurvey } from './get-cancellation-survey.ts';
export { getPlanInvoicePdf } from './get-plan-invoice-pdf.ts';
export { getProviderInvoice } from './get-provider-invoice.ts';
export { getSubscription } from './get-subscription.ts';
export { listPlanInvoices } from './list-plan-invoices.ts';
export { listPlans } from './list-plans.ts';
export { pauseSubscription } from './pause-subscription.ts';
export { previewPlanChange } from './preview-plan-change.ts';
export { reactivateSubscription } from './reactivate-subscription.ts';
export { requestPlanCall } from './request-plan-call.ts';
export { resumeSubscription } from './resume-subscription.ts';
export { retryProviderInvoice } from './retry-provider-invoice.ts';
export { saveCancellationAnswer } from './save-cancellation-answer.ts';
