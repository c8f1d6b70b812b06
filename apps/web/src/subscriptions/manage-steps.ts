/** The steps of managing a plan (overview §2.6), as the address has them. `survey` and `call` are steps on the way. */
export const manageSteps = [
  'overview',
  'manage_plan',
  'verify_pause',
  'verify_cancel',
  'plan_resumed',
  'request_sent',
  'call',
  'survey',
] as const;
export type ManageStep = (typeof manageSteps)[number];

/** Where each step may lead. Pausing and canceling offer a call first. */
export const manageTransitions: Readonly<Record<ManageStep, readonly ManageStep[]>> = {
  overview: ['manage_plan'],
  manage_plan: ['overview', 'verify_pause', 'verify_cancel', 'plan_resumed', 'call'],
  verify_pause: ['manage_plan', 'call', 'overview'],
  verify_cancel: ['manage_plan', 'verify_pause', 'call', 'survey'],
  plan_resumed: ['overview'],
  call: ['manage_plan', 'request_sent'],
  request_sent: ['overview', 'manage_plan'],
  survey: ['verify_cancel', 'request_sent', 'overview'],
};

/** `?open=manage_plan` opens it at its start; `step` names another one. */
export function readStep(query: URLSearchParams): ManageStep {
  const said = query.get('step');
  const step = manageSteps.find((one) => one === said);
  if (step) return step;
  return query.get('open') === 'manage_plan' ? 'manage_plan' : 'overview';
}
