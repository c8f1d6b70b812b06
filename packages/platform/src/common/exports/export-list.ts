import { exportList } from '@brandwright/contract/common/exports/export-list.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { keepCsv } from '../../kernel/request/keep-download.ts';
import { listFiles } from './list-files.ts';

export default implement(exportList, {
  async run(context, { list, filters = [] }) {
    const { name, read } = listFiles[list];
    const by = Object.fromEntries(filters.map(({ field, value }) => [field, value]));
    const { lines, rows, total } = await read(context, by);
    const file = await keepCsv(context, name, lines);
    return {
      output: { ...file, list, rows, rowsLeftOut: total - rows },
      subject: { kind: 'file', id: file.id },
    };
  },
});
