/** What a column of a list may be. */
export type ListColumn = 'name' | 'email';

/** Headers as lists call them, without case, accents and signs. Longest likeness first. */
const headers: Readonly<Record<ListColumn, readonly string[]>> = {
  email: [
    'email',
    'emailaddress',
    'emailid',
    'emailadress',
    'mail',
    'mailaddress',
    'contactemail',
    'supplieremail',
    'companyemail',
    'businessemail',
    'workemail',
    'primaryemail',
    'emailcontact',
    'emails',
    'epost',
    'correo',
    'correoelectronico',
    'courriel',
    'adressemail',
    'emailadresse',
    'mailadresse',
    'indirizzoemail',
    'eposta',
    '邮箱',
    '电子邮件',
    '电邮',
  ],
  name: [
    'name',
    'suppliername',
    'supplier',
    'company',
    'companyname',
    'factory',
    'factoryname',
    'manufacturer',
    'manufacturername',
    'vendor',
    'vendorname',
    'business',
    'businessname',
    'organization',
    'organisation',
    'firm',
    'maker',
    'contactname',
    'contact',
    'contactperson',
    'fullname',
    'nombre',
    'empresa',
    'proveedor',
    'nom',
    'societe',
    'entreprise',
    'fournisseur',
    'firma',
    'unternehmen',
    'lieferant',
    'azienda',
    'fornitore',
    'nome',
    '公司',
    '公司名称',
    '名称',
    '供应商',
  ],
};

const plain = (header: string) =>
  header
    .normalize('NFKD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '');

/** The place of each column that a header row names; undefined where none is that. */
export function readColumns(values: readonly string[]): Partial<Record<ListColumn, number>> {
  const found: Partial<Record<ListColumn, number>> = {};
  const seen = values.map(plain);
  for (const column of ['email', 'name'] as const) {
    const ranked = headers[column].map((header) => seen.indexOf(header)).filter((at) => at >= 0);
    const [at] = ranked;
    if (at !== undefined && !Object.values(found).includes(at)) found[column] = at;
  }
  return found;
}
