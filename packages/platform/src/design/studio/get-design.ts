import { getDesign } from '@brandwright/contract/design/studio/get-design.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findVersion } from './design-version.ts';
import { findDesign } from './find-design.ts';
import { preview } from './save-design.ts';
import { showDesign } from './show-design.ts';

export default implement(getDesign, {
  async run(context, { designId, version }) {
    const row = await findDesign(context, designId);
    if (version === undefined || version === row.version) return { output: await showDesign(context, row) };
    const { document, name } = await findVersion(context, row, version);
    const previewUrl = await preview(context, row.id, document);
    return {
      output: {
        ...(await showDesign(context, { ...row, document, name, previewUrl })),
        shownVersion: version,
      },
    };
  },
});
