import { has, is } from './conditions.ts';
import type { NextSteps } from './next-step.ts';

/** Next steps about figures and reports. */
export const insightSteps: NextSteps = {
  get_weekly_summary: { say: 'How was last week?' },
  set_weekly_summary_mail: {
    say: 'Mail me the weekly summary',
    input: { isOn: true },
    when: is('byMail', false),
  },
  get_figures: { say: 'What sells best?', input: { by: 'PRODUCT' } },
  explain_change: { say: 'Why did sales change?' },
  list_reports: { say: 'Which reports are there?' },
  export_report: { say: 'Export the report “{title}” as CSV', when: has('finding') },
  list_report_shares: { say: 'Which reports are shared?' },
  get_dashboard: { say: 'What is on my dashboard?' },
};
