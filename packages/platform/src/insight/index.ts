import type { PlatformArea } from '../kernel/area.ts';
import { insightOperations } from './operations.ts';

/** Reports and figures, worked out from what other areas keep (`packages/platform/routines/insight.sql`). */
export const insightArea: PlatformArea = { implementations: insightOperations };
