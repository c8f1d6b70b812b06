import type { MailingPlan } from './plan-mailing.ts';

export const mostShown = 2;

export const readyOf = (plan: MailingPlan) => plan.rows.filter((row) => row.state === 'READY');
