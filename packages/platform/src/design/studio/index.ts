import type { PlatformArea } from '../../kernel/area.ts';
import { changeDesignColorHere, changeDesignHere, updateDesignHere } from './change-design.ts';
import { createDesignHere, duplicateDesignHere } from './create-design.ts';
import { studioDemo } from './demo.ts';
import { pictureOperations } from './design-pictures.ts';
import { estimateDesignCostHere } from './estimate/estimate-cost.ts';
import { keepOperations } from './keep-designs.ts';
import { readOperations } from './read-designs.ts';
import { designFinder } from './records.ts';
import { useOperations } from './use-design.ts';

export const studioRoom: PlatformArea = {
  implementations: [
    ...readOperations,
    createDesignHere,
    duplicateDesignHere,
    changeDesignHere,
    updateDesignHere,
    changeDesignColorHere,
    ...keepOperations,
    ...pictureOperations,
    estimateDesignCostHere,
    ...useOperations,
  ],
  records: [designFinder],
  demo: studioDemo,
};
