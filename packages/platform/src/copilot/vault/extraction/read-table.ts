import { parse } from 'csv-parse/sync';
import readXlsxFile from 'read-excel-file/node';
import type { Piece } from '../rules.ts';
import { bounds, checkLength, UnreadableFile, type Reader } from './extracted.ts';
import { openArchive } from './open-archive.ts';
import { decode } from './read-text.ts';

/** Rows that make one piece. */
const rowsTogether = 8;
/** Rows that make one page of a sheet. */
const rowsOnPage = 200;

/** Sheets of a workbook as text: each row with its column's names. Formulas are read by their last result. */
export const readXlsx: Reader = async (bytes) => {
  const buffer = Buffer.from(openArchive(bytes));
  const sheets = await readXlsxFile(buffer).catch(() => {
    throw new UnreadableFile(
      'It isn’t a complete Excel workbook. Save it again as XLSX and replace it here.',
    );
  });
  let page = 0;
  const pieces: Piece[] = [];
  for (const { sheet, data } of sheets) {
    const rows = data.map((row) => row.map(cellText));
    const found = rowsToPieces(rows, sheet, page);
    pieces.push(...found.pieces);
    page += found.pages;
  }
  return ofTable(pieces, page);
};

/** A table in a text file. */
export const readCsv: Reader = async (bytes) => {
  const text = decode(bytes);
  let rows: string[][];
  try {
    rows = parse(text, {
      delimiter: delimiterOf(text),
      relaxColumnCount: true,
      relaxQuotes: true,
      skipEmptyLines: true,
      maxRecordSize: 1_000_000,
    });
  } catch {
    throw new UnreadableFile(
      'Its rows can’t be told apart: a quotation mark isn’t closed. Save it again as CSV and replace it here.',
    );
  }
  const { pieces, pages } = rowsToPieces(rows, null, 0);
  return ofTable(pieces, pages);
};

function ofTable(pieces: Piece[], pages: number) {
  if (pieces.length === 0)
    throw new UnreadableFile('Its cells are empty. Replace it with a table that has rows.');
  return { pieces, pages: Math.max(1, pages), width: null, height: null };
}

/** The sign that parts most of the first line. */
function delimiterOf(text: string): string {
  const line = text.slice(0, 4_000).split(/\r?\n/, 1)[0] ?? '';
  const counted = [',', ';', '\t'].map((sign) => ({ sign, count: line.split(sign).length }));
  return counted.sort((a, b) => b.count - a.count)[0]?.sign ?? ',';
}

function rowsToPieces(rows: readonly string[][], sheet: string | null, before: number) {
  const filled = rows.filter((row) => row.some((cell) => cell.trim() !== ''));
  if (filled.reduce((sum, row) => sum + row.length, 0) > bounds.cells)
    throw new UnreadableFile('It has more than 400,000 cells. Split it and add the parts.');
  const [header, ...body] = filled;
  if (!header) return { pieces: [], pages: 0 };
  checkLength(filled.reduce((sum, row) => sum + row.join('').length, 0));
  const named = body.length > 0 ? body.map((row) => rowText(header, row)) : [header.join(', ')];
  const pieces: Piece[] = [];
  for (let from = 0; from < named.length; from += rowsTogether) {
    pieces.push({
      page: before + 1 + Math.floor(from / rowsOnPage),
      section: sheet,
      text: named.slice(from, from + rowsTogether).join('\n'),
    });
  }
  return { pieces, pages: Math.ceil(named.length / rowsOnPage) };
}

const rowText = (header: readonly string[], row: readonly string[]) =>
  row
    .flatMap((cell, index) =>
      cell.trim() === '' ? [] : [header[index]?.trim() ? `${header[index]}: ${cell}` : cell],
    )
    .join(', ');

function cellText(cell: unknown): string {
  if (cell === null || cell === undefined) return '';
  if (cell instanceof Date) return Number.isNaN(cell.getTime()) ? '' : cell.toISOString().slice(0, 10);
  return typeof cell === 'string' || typeof cell === 'number' || typeof cell === 'boolean'
    ? String(cell)
    : '';
}
