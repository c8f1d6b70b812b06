import { describe, expect, it } from 'vitest';
import { judgeRows, readListFile } from './read-list.ts';

const bytes = (text: string) => new TextEncoder().encode(text);
const utf16 = (text: string) => Uint8Array.from([0xff, 0xfe, ...Buffer.from(text, 'utf16le')]);
const latin = (text: string) => Uint8Array.from(Buffer.from(text, 'latin1'));
const sent = (file: Uint8Array) =>
  readListFile(file).rows.map(({ name, email, state }) => `${name} <${email}> ${state}`);

describe('a list is read', () => {
  it.each([
    ['with commas', bytes('Name,Email\nOlaria,a@olaria.pt\n')],
    ['with semicolons and another spelling', bytes('E-Mail Address;Supplier Name\r\na@olaria.pt;Olaria\r\n')],
    ['with tabs in UTF-16', utf16('Company\tE-mail\nOlaria\tA@Olaria.PT \n')],
    [
      'with a byte order mark and quotes',
      bytes('\uFEFF"Name","Contact Email"\n"Olaria","mailto:a@olaria.pt"\n'),
    ],
    ['with the address of a mail program', bytes('supplier,e mail\nOlaria,Maria <a@olaria.pt>\n')],
    ['without a header', bytes('Olaria,a@olaria.pt\n')],
    [
      'with columns that nobody needs',
      bytes('id,country,FACTORY NAME,phone,EMAIL_ID\n1,PT,Olaria,+351 1,a@olaria.pt\n'),
    ],
    ['with an unnamed column of addresses', bytes('Company,How to reach\nOlaria,a@olaria.pt\n')],
  ])('%s', (_how, file) => expect(sent(file)).toEqual(['Olaria <a@olaria.pt> READY']));

  it('in Windows-1252', () => {
    const list = readListFile(latin('Name;Email\nCerâmica São João;a@sao.pt\n'));
    expect(list).toMatchObject({ encoding: 'Windows-1252', rows: [{ name: 'Cerâmica São João', line: 2 }] });
    expect(list.columns).toEqual([
      { column: 'Name', as: 'name' },
      { column: 'Email', as: 'email' },
    ]);
  });

  it.each([
    ['a workbook', Uint8Array.from([0x50, 0x4b, 3, 4])],
    ['nothing', bytes('')],
    ['a header alone', bytes('Name,Email\n')],
    ['no addresses', bytes('Name,Country\nOlaria,PT\n')],
  ])('but not %s', (_what, file) => expect(() => readListFile(file)).toThrow(/attach|empty|Email|rows/i));
});

describe('each row is judged', () => {
  const row = (line: number, email: string, name = 'Olaria') => ({ line, name, email });

  it('with its line and the reason', () => {
    const rows = judgeRows([
      row(2, 'a@olaria.pt'),
      row(3, 'A@OLARIA.pt'),
      row(4, ''),
      row(5, 'not an address'),
      row(6, 'a@nowhere'),
      row(7, '=HYPERLINK("x")'),
      row(8, 'b@olaria.pt', '=cmd|calc'),
      row(9, 'c@olaria.pt\nBcc: x@y.com'),
      row(10, 'd@olaria.pt; e@olaria.pt'),
      row(11, 'f@olaria.pt', ''),
    ]);
    expect(rows.map(({ line, state }) => [line, state])).toEqual([
      [2, 'READY'],
      [3, 'DUPLICATE'],
      [4, 'NO_ADDRESS'],
      [5, 'INVALID'],
      [6, 'INVALID'],
      [7, 'INVALID'],
      [8, 'INVALID'],
      [9, 'INVALID'],
      [10, 'READY'],
      [11, 'READY'],
    ]);
    expect(rows[1]?.reason).toBe('the same address as line 2');
    expect(rows[8]?.email).toBe('d@olaria.pt');
    expect(rows[9]?.name).toBe('olaria');
  });

  it('up to 500 of them', () => {
    const many = (count: number) =>
      Array.from({ length: count }, (_, index) => row(index + 2, `m${index}@olaria.pt`));
    expect(judgeRows(many(500))).toHaveLength(500);
    expect(() => judgeRows(many(501))).toThrow(/501 rows/);
  });
});
