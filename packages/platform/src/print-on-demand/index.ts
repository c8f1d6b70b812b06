import type { PlatformArea } from '../kernel/area.ts';
import { getBlankProduct, listBlankCategories, listBlankProducts } from './blanks.ts';
import {
  addToTemplateDesign,
  clearTemplatePrint,
  saveTemplateDesign,
  setTemplatePrice,
  updateProductTemplate,
} from './change-template.ts';
import { createProductTemplate } from './create-template.ts';
import { printOnDemandDemo } from './demo.ts';
import { createDesignerNonce } from './designer.ts';
import { templatesAtLoss } from './feed.ts';
import { readMockupsJob, startMockupsJob } from './mockup-job.ts';
import { createMockupTask, getMockupTask } from './mockups.ts';
import {
  archiveProductTemplate,
  publishProductTemplate,
  unpublishProductTemplate,
} from './publish-template.ts';
import { getProductTemplate, getTemplatePrices, listProductTemplates } from './read-templates.ts';
import { blankProductFinder, productTemplateFinder } from './records.ts';

export const printOnDemandArea: PlatformArea = {
  implementations: [
    listBlankCategories,
    listBlankProducts,
    getBlankProduct,
    createDesignerNonce,
    listProductTemplates,
    getProductTemplate,
    getTemplatePrices,
    createProductTemplate,
    addToTemplateDesign,
    clearTemplatePrint,
    saveTemplateDesign,
    updateProductTemplate,
    setTemplatePrice,
    publishProductTemplate,
    unpublishProductTemplate,
    archiveProductTemplate,
    createMockupTask,
    getMockupTask,
  ],
  records: [productTemplateFinder, blankProductFinder],
  jobs: [startMockupsJob, readMockupsJob],
  feed: [templatesAtLoss],
  demo: printOnDemandDemo,
};
