import type { AreaModule } from '../../kernel/area.ts';
import { seedVault } from './demo.ts';
import { extractDocument } from './extract-document.ts';
import { documentFinder } from './records.ts';

/** The Brand Vault: documents to search and quote, facts in the founder's words. */
export const vaultModule: AreaModule = {
  records: [documentFinder],
  jobs: [extractDocument],
  demo: { seedStore: seedVault },
};
