import { deleteBrandKit } from '@brandwright/contract/brand-kits/delete-brand-kit.ts';
import { z } from 'zod';
import { implement } from '../kernel/request/implementation.ts';
import { findKit } from './find-kit.ts';
import { removeKit, setDeleted } from './remove-kit.ts';

export default implement(deleteBrandKit, {
  async run(context, { brandKit }) {
    const row = await findKit(context, brandKit);
    await removeKit(context, row.id);
    return {
      output: { id: row.id, name: row.name },
      undo: { brandKit: row.id },
      subject: { kind: 'brand_kit', id: row.id },
    };
  },
  async undo(context, saved) {
    await setDeleted(context, z.object({ brandKit: z.uuid() }).parse(saved).brandKit, null);
  },
});
