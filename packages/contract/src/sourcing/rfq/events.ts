/**
 * Names of the analytics events of custom project requests (overview §7): started, created, blocked by paywall, step
 * change. A client reports them with `report_event`, the step or the plan in `commonContent`.
 */
export const requestEvents = {
  started: 'request_for_proposal_started',
  created: 'request_for_proposal_created',
  blockedByPaywall: 'request_for_proposal_blocked_by_paywall',
  stepChange: 'request_for_proposal_step_change',
} as const;

/** The `commonType` that all of them carry. */
export const requestEventType = 'REQUEST_FOR_PROPOSAL';
