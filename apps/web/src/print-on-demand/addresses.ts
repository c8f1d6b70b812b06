/** Where the screens of print on demand stand. */
export const catalogPath = '/print-on-demand-catalog';
export const templatesPath = `${catalogPath}?tab=templates`;
export const blankPath = (productId: string) => `${catalogPath}?product=${encodeURIComponent(productId)}`;
/** The way back from a template and from its design. */
export const crumbs = [{ label: 'Print on demand', to: templatesPath }];
export const templatePath = (templateId: string) => `/template-item/${templateId}`;
/** The designer of a template that is there. */
export const designerPath = (externalProductId: string) => `/printful-widget/${externalProductId}`;
/** The designer of a new template on a blank. */
export const newDesignPath = (productId: string) =>
  `/printful-widget?product=${encodeURIComponent(productId)}`;
