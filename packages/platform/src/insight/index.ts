import type { PlatformArea } from '../kernel/area.ts';
import { lastWeek } from './feed.ts';
import { mailWeeklySummary, weeklySummaryRound } from './mail-weekly-summary.ts';
import { insightOperations } from './operations.ts';
import { renewReports } from './renew-reports.ts';

/** Reports and figures, calculated from other areas' data (`packages/platform/routines/insight.sql`). */
export const insightArea: PlatformArea = {
  implementations: insightOperations,
  jobs: [mailWeeklySummary],
  rounds: [weeklySummaryRound, renewReports],
  feed: [lastWeek],
};
