import { OperationError } from '@brandwright/contract';
import {
  listFieldLabels,
  listFields,
  type ListField,
} from '@brandwright/contract/sourcing/network/my-suppliers/enums.ts';
import {
  largestList,
  mostListRows,
  type RowProblem,
} from '@brandwright/contract/sourcing/network/my-suppliers/import.ts';
import { readCsvFile } from '../../../../kernel/data/csv-file.ts';
import { plainWords } from '@brandwright/language/text.ts';
import { recognizeColumns, type ColumnPlaces } from './columns.ts';
import { readRow, type ListedSupplier } from './read-row.ts';

/** Header of the column of a field, as a person chose it; '' for none, left out: as recognized. */
export type ChosenColumns = Partial<Record<`${ListField}Column`, string | undefined>>;

export interface ReadList {
  encoding: string;
  delimiter: string;
  hasHeader: boolean;
  headers: string[];
  places: ColumnPlaces;
  /** First values of each column, for the person who checks them. */
  samples: string[];
  rows: number;
  suppliers: ListedSupplier[];
  bad: RowProblem[];
}

/** Reads a list of suppliers from a CSV file of any make. Errors: too_large, unsupported_file, bad_input. */
export function readSupplierList(bytes: Uint8Array, chosen: ChosenColumns = {}): ReadList {
  const { records, encoding, delimiter } = readCsvFile(bytes, {
    largestFile: largestList,
    mostRecords: mostListRows,
  });
  if (records.length === 0) throw new OperationError('unsupported_file', 'The file is empty.');
  const { headers, hasHeader, places: recognized } = recognizeColumns(records.map((record) => record.values));
  const places = withChoices(recognized, headers, chosen);
  if (places.name === undefined)
    throw new OperationError(
      'bad_input',
      `No column with names was recognized among ${headers.slice(0, 12).join(', ')}. Say which one it is.`,
      [{ path: 'nameColumn', message: 'Choose the column that holds the names.' }],
    );
  const data = hasHeader ? records.slice(1) : records;
  if (data.length === 0)
    throw new OperationError('unsupported_file', 'The file has no suppliers, only a header.');
  const suppliers: ListedSupplier[] = [];
  const bad: RowProblem[] = [];
  for (const { line, values } of data) {
    const row = readRow(line, values, places);
    if (row.kind === 'good') suppliers.push(row.supplier);
    else bad.push({ line, name: row.name, kind: 'SKIPPED', message: row.message });
  }
  const samples = headers.map((_, at) => (data[0]?.values[at] ?? '').replaceAll(/\s+/g, ' ').slice(0, 80));
  return { encoding, delimiter, hasHeader, headers, places, samples, rows: data.length, suppliers, bad };
}

function withChoices(
  recognized: ColumnPlaces,
  headers: readonly string[],
  chosen: ChosenColumns,
): ColumnPlaces {
  const places: ColumnPlaces = { ...recognized };
  for (const field of listFields) {
    const header = chosen[`${field}Column`];
    if (header === undefined) continue;
    if (header.trim() === '') {
      delete places[field];
      continue;
    }
    const at = headers.findIndex((one) => one === header || plainWords(one) === plainWords(header));
    if (at < 0)
      throw new OperationError(
        'bad_input',
        `The file has no column "${header}" for the ${listFieldLabels[field].toLowerCase()}. Its columns are ${headers.slice(0, 12).join(', ')}.`,
        [{ path: `${field}Column`, message: 'Choose one of the columns of the file.' }],
      );
    for (const other of listFields) if (places[other] === at) delete places[other];
    places[field] = at;
  }
  return places;
}
