import { getBrandModule } from '@brandwright/contract/brand-kits/modules/get-brand-module.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findModule } from './find-module.ts';
import { shownWithRequest } from './show-module.ts';

export default implement(getBrandModule, {
  async run(context, { module }) {
    const row = await findModule(context, module);
    return {
      output: await shownWithRequest(context, row),
      subject: { kind: 'brand_kit_module', id: row.id },
    };
  },
});
