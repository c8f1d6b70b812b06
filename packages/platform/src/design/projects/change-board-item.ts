import { OperationError } from '@brandwright/contract';
import { changeBoardItem } from '@brandwright/contract/design/projects/change-board-item.ts';
import { z } from 'zod';
import { implement } from '../../kernel/request/implementation.ts';
import { findItem, type ItemRow } from './find-project.ts';
import { changeProject, toPlaced } from './project-rows.ts';
import { isAsLeft } from './rules.ts';
import { boardItems } from './tables.ts';
import { boardOf, checked, changeItem, subject, itemOf } from './board.ts';

type Values = Partial<Pick<ItemRow, 'kind' | 'text' | 'imageUrl' | 'linkUrl' | 'color'>>;

export default implement(changeBoardItem, {
  async run(context, { projectId, item, newText, color, kind, ...addresses }) {
    const project = await boardOf(context, projectId);
    const before = await findItem(context, project, item);
    const values: Values = {
      ...(newText === undefined ? {} : { text: newText }),
      ...(color === undefined ? {} : { color }),
      ...(kind === undefined ? {} : { kind }),
      ...(await checked(context, addresses)),
    };
    const names = Object.keys(values) as (keyof Values)[];
    if (names.length === 0)
      throw new OperationError('bad_input', 'What should it say now, or which color should it have?');
    const after = await changeItem(context, before.id, values);
    await changeProject(context, project.id, {});
    const pick = (one: ItemRow) => Object.fromEntries(names.map((name) => [name, one[name]]));
    return {
      output: toPlaced(after, project),
      undo: { itemId: before.id, before: pick(before), after: pick(after) },
      subject: subject(project),
    };
  },
  async undo(context, undo) {
    const kept = z
      .object({
        itemId: z.uuid(),
        before: z.record(z.string(), z.unknown()),
        after: z.record(z.string(), z.unknown()),
      })
      .parse(undo);
    const [row] = await context.db
      .select()
      .from(boardItems)
      .where(itemOf(context, kept.itemId))
      .for('update');
    if (!row || !isAsLeft(row, kept.after))
      throw new OperationError('conflict', 'It has been changed or taken off since then. Edit it instead.');
    await changeItem(context, kept.itemId, kept.before as Values);
  },
});
