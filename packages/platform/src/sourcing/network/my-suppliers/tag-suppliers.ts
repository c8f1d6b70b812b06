import { OperationError } from '@brandwright/contract';
import { mostTagsOfSupplier } from '@brandwright/contract/sourcing/network/my-suppliers/entities.ts';
import { tagSuppliers } from '@brandwright/contract/sourcing/network/my-suppliers/tag-suppliers.ts';
import { implement } from '../../../kernel/request/implementation.ts';
import { ensureMine, takeOut, type Ensured } from './find.ts';
import { addEvents, dropEvents } from './rows.ts';
import { sameTag } from './rules.ts';
import {
  tagAsWritten,
  onceEach,
  parted,
  setTags,
  appended,
  summariesInOrder,
  subjectOf,
  undoTag,
  without,
} from './tags.ts';

export default implement(tagSuppliers, {
  async run(context, { supplierIds, tag: written }) {
    const tag = await tagAsWritten(context, written);
    const ensured: Ensured[] = [];
    for (const one of new Set(supplierIds)) ensured.push(await ensureMine(context, one));
    const rows = onceEach(ensured.map(({ row }) => row));
    const [had, lacking] = parted(rows, (row) => row.tags.some((one) => sameTag(one, tag)));
    const full = lacking.find((row) => row.tags.length >= mostTagsOfSupplier);
    if (full)
      throw new OperationError(
        'conflict',
        `${full.name} has ${mostTagsOfSupplier} tags, the most it can have. Remove one first.`,
      );
    const ids = lacking.map((row) => row.id);
    if (ids.length > 0) await setTags(context, ids, appended(tag));
    const events = await addEvents(context, ids, `Tagged "${tag}"`);
    return {
      output: {
        tag,
        rows: await summariesInOrder(
          context,
          rows.map((row) => row.id),
        ),
        unchanged: had.map((row) => row.name),
      },
      undo: {
        tag,
        supplierIds: ids,
        added: ensured.flatMap(({ row, added }) => (added ? [{ supplierId: row.id, added }] : [])),
        events,
      },
      ...subjectOf(rows),
    };
  },
  async undo(context, saved) {
    const { tag, supplierIds, added, events } = undoTag.parse(saved);
    if (supplierIds.length > 0) await setTags(context, supplierIds, without(tag));
    await dropEvents(context, events);
    for (const one of added) await takeOut(context, one.supplierId, one.added);
  },
});
