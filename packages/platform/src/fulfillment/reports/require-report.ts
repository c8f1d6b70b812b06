import { blockedFeatureCode, OperationError } from '@brandwright/contract';
import type { FulfillmentReport } from '@brandwright/contract/fulfillment/reports/export.ts';
import { getFulfillmentFinancialReport } from '@brandwright/contract/fulfillment/reports/get-fulfillment-financial-report.ts';
import { mayCall } from '../../kernel/request/authorize.ts';
import type { Context } from '../../kernel/request/context.ts';

/** Whoever may not see a report gets no file of it either. Errors: feature_blocked. */
export function requireReport({ actor }: Context, report: FulfillmentReport): void {
  if (report !== 'FINANCIAL' || mayCall(getFulfillmentFinancialReport, actor)) return;
  throw new OperationError('feature_blocked', blockedFeatureCode, [
    {
      path: 'report',
      message:
        'The fulfillment financial report isn’t turned on for this store, so nothing was exported. Whoever runs Brandwright for you can turn it on; the outbound and returns reports can be exported as they are.',
    },
  ]);
}
