import type { DemoPart } from '../../../kernel/demo/demo.ts';
import { readDescribed } from './demo/described-before.ts';
import { indexItemPictures } from './pictures-of-items.ts';

/** The visual index of the demo marketplace. */
export const imageSearchDemo: DemoPart = {
  async seedShared(tools) {
    await indexItemPictures(tools.db, { before: readDescribed() });
  },
};
