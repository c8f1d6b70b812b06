import { changeDesignColor } from '@brandwright/contract/design/studio/change-design-color.ts';
import { eq } from 'drizzle-orm';
import { z } from 'zod';
import { implement } from '../../kernel/request/implementation.ts';
import { colorName } from './spoken-color.ts';
import { findDesign, ofStore, type DesignRow } from './find-design.ts';
import { keepDesign, saveDesign } from './save-design.ts';
import { showDesign } from './show-design.ts';
import { productDesigns } from './tables.ts';
import { notArchived, undoOf, takeBack } from './change-design.ts';

const undoColors = z.object({ change: z.unknown(), copies: z.array(z.uuid()) });

export default implement(changeDesignColor, {
  async run(context, { designId, colors }) {
    const row = notArchived(await findDesign(context, designId));
    const [own = row.document.productColor, ...more] = [...new Set(colors)];
    const after = await saveDesign(context, row, {
      document: { ...row.document, productColor: own },
      what: `Product in ${colorName(own)}`,
    });
    const copies: DesignRow[] = [];
    for (const color of more)
      copies.push(
        await keepDesign(
          context,
          {
            name: `${row.name}, ${colorName(color)}`.slice(0, 80),
            mode: 'COLORCHANGE',
            step: 'REFINE',
            model: row.model,
            document: { ...row.document, productColor: color },
            generations: row.generations,
            sketchKeys: row.sketchKeys,
            brandKitId: row.brandKitId,
            itemId: row.itemId,
          },
          `${row.name} in ${colorName(color)}`,
        ),
      );
    const rows = [];
    for (const one of [after, ...copies]) rows.push(await showDesign(context, one));
    return {
      output: { rows },
      undo: { change: undoOf(row, after), copies: copies.map(({ id }) => id) },
      subject: { kind: 'design', id: row.id },
    };
  },
  async undo(context, saved) {
    const { change, copies } = undoColors.parse(saved);
    for (const id of copies)
      await context.db.delete(productDesigns).where(ofStore(context, eq(productDesigns.id, id)));
    await takeBack(context, change);
  },
});
