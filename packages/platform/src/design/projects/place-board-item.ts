import { placeBoardItem } from '@brandwright/contract/design/projects/place-board-item.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { findItem, itemsOf } from './find-project.ts';
import { toPlaced } from './project-rows.ts';
import { boardOf, changeItem } from './board.ts';

export default implement(placeBoardItem, {
  async run(context, { projectId, itemId, toFront, x, y, width, height }) {
    const project = await boardOf(context, projectId);
    const row = await findItem(context, project, itemId);
    const items = toFront ? await itemsOf(context, project.id) : [];
    const top = items.at(-1);
    const placed = await changeItem(context, row.id, {
      ...(x === undefined ? {} : { x }),
      ...(y === undefined ? {} : { y }),
      ...(width === undefined ? {} : { width }),
      ...(height === undefined ? {} : { height }),
      ...(top && top.id !== row.id ? { order: top.order + 1 } : {}),
    });
    return { output: toPlaced(placed, project) };
  },
});
