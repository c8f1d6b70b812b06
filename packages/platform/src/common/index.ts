import { commonOperations } from './operations.ts';
import type { PlatformArea } from '../kernel/area.ts';

export const commonArea: PlatformArea = {
  implementations: commonOperations,
};
