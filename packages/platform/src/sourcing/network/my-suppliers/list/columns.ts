import { listFields, type ListField } from '@brandwright/contract/sourcing/network/my-suppliers/enums.ts';
import { countryOf } from '@brandwright/language/values/countries.ts';
import { plainWords } from '@brandwright/language/text.ts';

/** What headers are called, in the languages in which such lists are written; the surest first. */
const headerWords: Record<ListField, readonly string[]> = {
  name: [
    'name',
    'supplier name',
    'factory name',
    'company name',
    'manufacturer name',
    'vendor name',
    'supplier',
    'factory',
    'company',
    'manufacturer',
    'vendor',
    'maker',
    'facility name',
    'facility',
    'supplier factory',
    'business name',
    'nombre',
    'empresa',
    'proveedor',
    'fornecedor',
    'nome',
    'firma',
    'lieferant',
    'name der firma',
    'fournisseur',
    'nom',
    'societe',
    'fornitore',
    'azienda',
    'nazwa',
    'naam',
    'leverancier',
    '公司名称',
    '公司',
    '工厂',
    '工厂名称',
    '供应商',
    '名称',
  ],
  country: [
    'country',
    'country name',
    'country code',
    'country of origin',
    'country region',
    'country iso',
    'land',
    'pays',
    'pais',
    'paese',
    'nation',
    'origin',
    'kraj',
    '国家',
  ],
  address: [
    'address',
    'full address',
    'factory address',
    'street address',
    'street',
    'address 1',
    'address line 1',
    'location',
    'company address',
    'supplier address',
    'adresse',
    'anschrift',
    'direccion',
    'endereco',
    'morada',
    'indirizzo',
    'adres',
    '地址',
  ],
  city: ['city', 'town', 'city town', 'ort', 'stadt', 'ville', 'ciudad', 'cidade', 'citta', 'miasto', '城市'],
  sector: [
    'sector',
    'industry',
    'category',
    'product category',
    'product categories',
    'product',
    'products',
    'product type',
    'type',
    'main products',
    'segment',
    'branche',
    'secteur',
    'rubro',
    'setor',
    'settore',
    '行业',
    '产品',
  ],
  email: [
    'email',
    'e mail',
    'email address',
    'mail',
    'contact email',
    'e mail address',
    'correo',
    'correo electronico',
    'courriel',
    '邮箱',
  ],
  website: [
    'website',
    'web',
    'url',
    'homepage',
    'web site',
    'site',
    'web address',
    'webseite',
    'sitio web',
    'site web',
    '网址',
    '网站',
  ],
  phoneNumber: [
    'phone',
    'phone number',
    'telephone',
    'tel',
    'mobile',
    'mobile number',
    'cell',
    'contact number',
    'telefon',
    'telefono',
    'telefone',
    'whatsapp',
    '电话',
  ],
  tags: ['tags', 'tag', 'labels', 'label', 'status'],
};

/** Which column holds what: its place, by field. A field without a column is left out. */
export type ColumnPlaces = Partial<Record<ListField, number>>;

export interface RecognizedColumns {
  headers: string[];
  hasHeader: boolean;
  places: ColumnPlaces;
}

/** Rows that content is told by. */
const rowsLookedAt = 400;

/** Tells columns by their headers, those that are left by what stands in them. */
export function recognizeColumns(records: readonly (readonly string[])[]): RecognizedColumns {
  const [first = [], ...rest] = records;
  const named = byHeader(first);
  const hasHeader = Object.keys(named).length > 0 || !looksLikeData(first);
  const rows = (hasHeader ? rest : records).slice(0, rowsLookedAt);
  const width = Math.max(first.length, ...rows.map((row) => row.length), 0);
  const headers = Array.from({ length: width }, (_, at) =>
    hasHeader ? first[at]?.trim() || `Column ${at + 1}` : `Column ${at + 1}`,
  );
  return { headers, hasHeader, places: byContent(rows, width, hasHeader ? named : {}) };
}

function byHeader(header: readonly string[]): ColumnPlaces {
  const plain = header.map((cell) => plainWords(cell.slice(0, 80)));
  const places: ColumnPlaces = {};
  const taken = new Set<number>();
  for (const field of listFields) {
    const words = headerWords[field];
    const place = words
      .map((word) => plain.findIndex((cell, at) => cell === word && !taken.has(at)))
      .find((at) => at >= 0);
    if (place === undefined) continue;
    places[field] = place;
    taken.add(place);
  }
  return places;
}

const isEmail = (value: string) => /^[^\s@]+@[^\s@]+\.[a-z]{2,}$/i.test(value);
const isWebsite = (value: string) => /^(?:https?:\/\/|www\.)\S+\.\S+$/i.test(value);
const isPhone = (value: string) =>
  /^\+?[\d\s().-]{7,20}$/.test(value) && value.replaceAll(/\D/g, '').length >= 7;
const looksLikeData = (row: readonly string[]) =>
  row.some(
    (value) =>
      countryOf(value) !== undefined || isEmail(value.trim()) || value.length > 60 || /\d{3}/.test(value),
  );

function byContent(rows: readonly (readonly string[])[], width: number, named: ColumnPlaces): ColumnPlaces {
  const places: ColumnPlaces = { ...named };
  const free = () => {
    const taken = new Set(Object.values(places));
    return Array.from({ length: width }, (_, at) => at).filter((at) => !taken.has(at));
  };
  const valuesOf = (at: number) => rows.map((row) => (row[at] ?? '').trim()).filter(Boolean);
  const share = (at: number, is: (value: string) => boolean) => {
    const values = valuesOf(at);
    return values.length === 0 ? 0 : values.filter(is).length / values.length;
  };
  const take = (field: ListField, least: number, score: (at: number) => number) => {
    if (places[field] !== undefined) return;
    const best = free()
      .map((at) => ({ at, score: score(at) }))
      .filter((one) => one.score >= least)
      .sort((a, b) => b.score - a.score || a.at - b.at)[0];
    if (best) places[field] = best.at;
  };
  take('country', 0.6, (at) => share(at, (value) => countryOf(value) !== undefined));
  take('email', 0.6, (at) => share(at, isEmail));
  take('website', 0.6, (at) => share(at, isWebsite));
  take('phoneNumber', 0.7, (at) => share(at, isPhone));
  take('address', 0.5, (at) => share(at, (value) => value.length > 25 && /[,\d]/.test(value)));
  // What is left and differs in nearly every row is the name.
  take('name', 0.5, (at) => {
    const values = valuesOf(at);
    const different = values.length === 0 ? 0 : new Set(values).size / values.length;
    return (
      share(at, (value) => /\p{L}{2}/u.test(value) && value.length <= 120) *
      different *
      (values.length / Math.max(1, rows.length))
    );
  });
  return places;
}
