import { getProductTemplate } from '@brandwright/contract/print-on-demand/get-product-template.ts';
import { implement } from '../kernel/request/implementation.ts';
import { describeTemplate, findTemplate } from './templates.ts';

export default implement(getProductTemplate, {
  run: async (context, { templateId }) => ({
    output: await describeTemplate(context, await findTemplate(context, templateId)),
  }),
});
