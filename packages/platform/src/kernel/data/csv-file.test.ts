import { describe, expect, it } from 'vitest';
import { readCsvFile } from './csv-file.ts';

const limits = { largestFile: 1024 * 1024, mostRecords: 1000 };
const read = (content: string | Uint8Array) =>
  readCsvFile(typeof content === 'string' ? Buffer.from(content) : content, limits);

const utf16 = (text: string, mark: boolean) => Buffer.from(`${mark ? '\uFEFF' : ''}${text}`, 'utf16le');

describe('a CSV file', () => {
  it.each([
    ['UTF-8', Buffer.from('name,city\nCerâmica,Alcobaça\n')],
    ['UTF-8', Buffer.from('\uFEFFname,city\r\nCerâmica,Alcobaça\r\n')],
    ['UTF-16', utf16('name,city\nCerâmica,Alcobaça\n', true)],
    ['UTF-16', utf16('name,city\nCerâmica,Alcobaça\n', false)],
    ['Windows-1252', Buffer.from('name,city\nCerâmica,Alcobaça\n', 'latin1')],
  ])('is read from %s', (encoding, bytes) => {
    const file = read(bytes);
    expect(file.encoding).toBe(encoding);
    expect(file.records.map((record) => record.values)).toEqual([
      ['name', 'city'],
      ['Cerâmica', 'Alcobaça'],
    ]);
  });

  it('is read from GB 18030', () => {
    // 工厂,城市 / 景德镇陶瓷厂,江西
    const bytes = Buffer.from('b9a4b3a72cb3c7cad00abeb0b5c2d5f2ccd5b4c9b3a72cbdadcef70a', 'hex');
    expect(read(bytes)).toMatchObject({
      encoding: 'GB 18030',
      records: [{ values: ['工厂', '城市'] }, { values: ['景德镇陶瓷厂', '江西'] }],
    });
  });

  it.each([';', '\t', '|', ','])('is cut at %j', (sign) => {
    const text =
      ['name', 'address', 'country'].join(sign) + '\n' + ['A', '"1, Road; x"', 'CN'].join(sign) + '\n';
    expect(read(text).delimiter).toBe(sign);
    expect(read(text).records[1]?.values).toEqual(['A', '1, Road; x', 'CN']);
  });

  it('may say its own separator, and says the line on which a record begins', () => {
    const { records } = read('sep=;\nname;address\nA;"1 Road\n2nd floor"\nB;x\n');
    expect(records.map(({ line, values }) => [line, values[0]])).toEqual([
      [2, 'name'],
      [3, 'A'],
      [5, 'B'],
    ]);
  });

  it('loses what nobody can see', () => {
    expect(read('name\nA\u0000B\u202EC\u0007\n').records[1]?.values).toEqual(['ABC']);
  });

  it('is refused when it is too large, too long, or a workbook', () => {
    expect(() => readCsvFile(new Uint8Array(2 * 1024 * 1024), limits)).toThrow(/larger than 1 MB/);
    expect(() => read(`name\n${'A\n'.repeat(1002)}`)).toThrow(/more than 1,000 rows/);
    expect(() => read(Buffer.from('PK\u0003\u0004'))).toThrow(/workbook/);
    expect(() => read('name\n"never closed')).toThrow(/can’t be read as CSV/);
  });
});
