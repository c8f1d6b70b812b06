import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { withoutDuplicates } from './duplicates.ts';
import { readSupplierList } from './read-list.ts';

const read = (text: string, chosen = {}) => readSupplierList(Buffer.from(text), chosen);

describe('columns of a list', () => {
  it('are told by their headers in several languages', () => {
    expect(read('Lieferant;Land;Anschrift\nA GmbH;Deutschland;Weg 1\n').places).toEqual({
      name: 0,
      country: 1,
      address: 2,
    });
    expect(read('公司名称,国家,地址,邮箱\nA,CN,x,a@b.co\n').places).toMatchObject({
      name: 0,
      country: 1,
      address: 2,
      email: 3,
    });
  });

  it('are told by what stands in them where headers say nothing', () => {
    const text = [
      'A,B,C,D',
      'Alpha Textiles,Viet Nam,"12 Long Road, Industrial Zone, Hai Phong",a@alpha.example',
      'Beta Shoes,China,"48 Other Street, Some District, Dongguan",b@beta.example',
      'Gamma Wood,Italy,"3 Via Lunga, Zona Industriale, Udine",c@gamma.example',
    ].join('\n');
    expect(read(text).places).toEqual({ name: 0, country: 1, address: 2, email: 3 });
  });

  it('are told without a header line', () => {
    const list = read(
      'China,Alpha Shoes Ltd,"12 Long Road, Big Zone, Dongguan"\nItaly,Beta Wood Srl,"3 Via Lunga, Zona, Udine"\n',
    );
    expect(list).toMatchObject({ hasHeader: false, rows: 2, places: { country: 0, name: 1 } });
    expect(list.suppliers[0]).toMatchObject({ line: 1, name: 'Alpha Shoes Ltd', country: 'CN' });
  });

  it('may be chosen, also against what was recognised, and wrongly chosen ones are refused', () => {
    const text = 'name,brand,country\nFactory A,Brand B,CN\n';
    expect(read(text, { nameColumn: 'brand' }).suppliers[0]?.name).toBe('Brand B');
    expect(read(text, { countryColumn: '' }).suppliers[0]?.country).toBeNull();
    expect(() => read(text, { nameColumn: 'maker' })).toThrow(/no column "maker".*name, brand, country/);
  });
});

describe('rows of a list', () => {
  it('come in cleaned, with what was put right', () => {
    const [one] = read(
      'country,name,address\nCHINA,Nantong Garments Co.,"Ltd,Jiuhua Zone, Rugao□"\n',
    ).suppliers;
    expect(one).toMatchObject({
      name: 'Nantong Garments Co., Ltd',
      address: 'Jiuhua Zone, Rugao',
      country: 'CN',
    });
    expect(one?.notes).toEqual(['the end of the name was in the address']);
  });

  it('say what is wrong with them', () => {
    const list = read(
      `name,country,email\n,CN,a@b.co\n${'x'.repeat(200)},CN,\n!!!,CN,\nGood,Narnia,nobody\n`,
    );
    expect(list.bad.map(({ line, message }) => [line, message])).toEqual([
      [2, 'there’s no name'],
      [3, 'the name is longer than 120 characters'],
      [4, 'the name has no letters'],
    ]);
    expect(list.suppliers[0]).toMatchObject({ name: 'Good', country: null, email: null });
    expect(list.suppliers[0]?.notes).toEqual([
      '"Narnia" isn’t a country; left empty',
      '"nobody" isn’t an email address; left out',
    ]);
  });

  it('take the country from the address where the column does not say it', () => {
    const [one] = read('name,address\nAlpha,"12 Long Road, Hai Phong, Viet Nam"\n').suppliers;
    expect(one?.country).toBe('VN');
  });

  it('stay text when they are hostile', () => {
    const list = read(
      `name,address,website\n=cmd|' /C calc'!A0,+1+1,javascript:alert(1)\n<script>alert(1)</script>,"${'x'.repeat(100_000)}",http://10.0.0.1/\n`,
    );
    expect(list.suppliers[0]).toMatchObject({ name: "=cmd|' /C calc'!A0", address: '+1+1', website: null });
    expect(list.suppliers[1]?.name).toBe('<script>alert(1)</script>');
    expect(list.suppliers[1]?.address?.length).toBe(500);
    expect(list.suppliers[1]?.website).toBeNull();
  });

  it('are refused above the limit', () => {
    expect(() => read(`name\n${'A\n'.repeat(50_002)}`)).toThrow(/more than 50,000 rows/);
  });
});

describe('duplicates of a list', () => {
  it('are told by name, country and place; plants of one company are not', () => {
    const { kept, duplicates } = withoutDuplicates(
      read(
        [
          'name,country,address,email',
          'Alpha Shoes Co. Ltd,China,"8 Penghu Road, Changshu",',
          '"ALPHA SHOES CO.,LTD",CHINA,"No.8 Penghu Rd., Changshu",sales@alpha.example',
          'Alpha Shoes Co Ltd,China,"130 Watergate Lane, Shenzhen",',
          'Alpha Shoes,Vietnam,,',
        ].join('\n'),
      ).suppliers,
    );
    expect(kept.map((one) => one.line)).toEqual([2, 4, 5]);
    expect(duplicates.map(({ supplier, ofLine }) => [supplier.line, ofLine])).toEqual([[3, 2]]);
    expect(kept[0]?.email).toBe('sales@alpha.example');
  });
});

const folder = fileURLToPath(new URL('../../../../../../../shared/data/factories', import.meta.url));
const files = existsSync(folder) ? readdirSync(folder).filter((name) => name.endsWith('.csv')) : [];

describe.skipIf(files.length === 0)('lists as they are found (skipped: data not present)', () => {
  it.each(files)('%s comes in whole', (name) => {
    const bytes = readFileSync(`${folder}/${name}`);
    const list = readSupplierList(bytes);
    const lines = bytes
      .toString('utf8')
      .split('\n')
      .filter((line) => line.trim() !== '').length;
    expect(list.places).toMatchObject({
      name: expect.any(Number),
      country: expect.any(Number),
      address: expect.any(Number),
    });
    expect(list.rows).toBe(lines - 1);
    expect(list.bad).toEqual([]);
    expect(list.suppliers.filter((one) => one.country === null).map((one) => one.line)).toEqual([]);
    // Nothing that a screen cannot show.
    for (const one of list.suppliers) {
      // eslint-disable-next-line no-control-regex
      expect(`${one.name}${one.address}`).not.toMatch(/[\u0000-\u001F\u007F\uFFFD\u25A1]/);
    }
  });
});
