import type { PlatformArea } from '../kernel/area.ts';
import { storefrontDemo } from './demo.ts';
import { storefrontOperations } from './operations.ts';
import { mailAccessCode } from './protection/mail-access-code.ts';

export const storefrontArea: PlatformArea = {
  implementations: storefrontOperations,
  jobs: [mailAccessCode],
  demo: storefrontDemo,
};
