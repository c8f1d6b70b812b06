import { untagSuppliers } from '@brandwright/contract/sourcing/network/my-suppliers/untag-suppliers.ts';
import { implement } from '../../../kernel/request/implementation.ts';
import { findMine } from './find.ts';
import { addEvents, dropEvents, type MySupplierRow } from './rows.ts';
import { sameTag } from './rules.ts';
import {
  tagAsWritten,
  onceEach,
  parted,
  setTags,
  without,
  summariesInOrder,
  subjectOf,
  undoTag,
  appended,
} from './tags.ts';

export default implement(untagSuppliers, {
  async run(context, { supplierIds, tag: written }) {
    const tag = await tagAsWritten(context, written);
    const found: MySupplierRow[] = [];
    for (const one of new Set(supplierIds)) found.push(await findMine(context, one));
    const rows = onceEach(found);
    const [having, lacking] = parted(rows, (row) => row.tags.some((one) => sameTag(one, tag)));
    const ids = having.map((row) => row.id);
    if (ids.length > 0) await setTags(context, ids, without(tag));
    const events = await addEvents(context, ids, `Tag "${tag}" removed`);
    return {
      output: {
        tag,
        rows: await summariesInOrder(
          context,
          rows.map((row) => row.id),
        ),
        unchanged: lacking.map((row) => row.name),
      },
      undo: { tag, supplierIds: ids, added: [], events },
      ...subjectOf(rows),
    };
  },
  async undo(context, saved) {
    const { tag, supplierIds, events } = undoTag.parse(saved);
    if (supplierIds.length > 0) await setTags(context, supplierIds, appended(tag));
    await dropEvents(context, events);
  },
});
