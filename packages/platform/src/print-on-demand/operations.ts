// Made from the files of the area by `npm run operations:index`.
import type { Implementation } from '../kernel/request/implementation.ts';
import addToTemplateDesign from './add-to-template-design.ts';
import archiveProductTemplate from './archive-product-template.ts';
import clearTemplatePrint from './clear-template-print.ts';
import createDesignerNonce from './create-designer-nonce.ts';
import createMockupTask from './create-mockup-task.ts';
import createProductTemplate from './create-product-template.ts';
import getBlankProduct from './get-blank-product.ts';
import getMockupTask from './get-mockup-task.ts';
import getProductTemplate from './get-product-template.ts';
import getTemplatePrices from './get-template-prices.ts';
import listBlankCategories from './list-blank-categories.ts';
import listBlankProducts from './list-blank-products.ts';
import listProductTemplates from './list-product-templates.ts';
import publishProductTemplate from './publish-product-template.ts';
import saveTemplateDesign from './save-template-design.ts';
import setTemplatePrice from './set-template-price.ts';
import unpublishProductTemplate from './unpublish-product-template.ts';
import updateProductTemplate from './update-product-template.ts';

export const printOnDemandOperations: readonly Implementation[] = [
  addToTemplateDesign,
  archiveProductTemplate,
  clearTemplatePrint,
  createDesignerNonce,
  createMockupTask,
  createProductTemplate,
  getBlankProduct,
  getMockupTask,
  getProductTemplate,
  getTemplatePrices,
  listBlankCategories,
  listBlankProducts,
  listProductTemplates,
  publishProductTemplate,
  saveTemplateDesign,
  setTemplatePrice,
  unpublishProductTemplate,
  updateProductTemplate,
];
