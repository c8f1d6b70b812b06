import type { AnyDeclaration, RecordKind } from '@brandwright/contract';
import { readCountries } from '@brandwright/language/values/countries.ts';
import { fieldsOf } from '../../fields.ts';
import { latestRows, knownRecords } from '../conversation/seen-rows.ts';
import type { GroundingServices } from '../conversation/services.ts';
import type { DialogueState } from '../conversation/state.ts';
import { tellingTextOf, tellingWords } from '../records/name-match.ts';
import type { SeenRecord } from '../records/records.ts';
import { found, type Resolution } from '../records/resolution.ts';
import { listOf, recordsOfKind } from './list-of-kind.ts';
import { listedRows } from './refer-by-list.ts';

const countryField = /^(?:country|countryCode|supplierCountry)$/;

/**
 * "The Peruvian ones", "the blanket people in Turkey": records from a country, those of the list in view first, then what was shown,
 * then the store's. What has no country is from its supplier's. Of several, other words of the description tell which. Null where the
 * words name no country, or nothing is from there.
 */
export async function byCountry(
  words: string,
  kind: RecordKind,
  state: DialogueState,
  services: GroundingServices,
): Promise<Resolution | null> {
  const [country, ...more] = readCountries(words);
  if (!country || country.negated || more.length > 0) return null;
  const rest = `${words.slice(0, country.start)} ${words.slice(country.end)}`;
  const fitting = await fromCountry(country.value, kind, state, services);
  if (fitting.length === 0) return null;
  const telling = tellingWords(rest, kind);
  const told = fitting.filter((record) => {
    const own = new Set(tellingTextOf(record));
    return telling.some((word) => own.has(word));
  });
  const meant = told.length > 0 ? told : fitting;
  return meant.length === 1 ? found(meant, 0.85) : { kind: 'several', records: meant };
}

async function fromCountry(
  country: string,
  kind: RecordKind,
  state: DialogueState,
  services: GroundingServices,
): Promise<readonly SeenRecord[]> {
  const isFrom = (record: SeenRecord) => countryOf(record.data) === country;
  const inView = latestRows(state, kind)?.rows ?? [];
  for (const records of [inView, knownRecords(state, kind)]) {
    const from = records.filter(isFrom);
    if (from.length > 0) return from;
  }
  const from = await listedFrom(country, kind, services);
  if (from || kind === 'supplier') return from ?? [];
  const suppliers = (await listedFrom(country, 'supplier', services)) ?? [];
  const known = [...suppliers, ...knownRecords(state, 'supplier').filter(isFrom)];
  const ids = new Set(known.flatMap((one) => one.refs.get('supplier')?.map(({ value }) => value) ?? []));
  const isTheirs = ({ refs }: SeenRecord) =>
    refs.get('supplier')?.some(({ value }) => ids.has(value)) ?? false;
  const ofView = inView.filter(isTheirs);
  return ofView.length > 0 ? ofView : (await recordsOfKind(kind, services)).filter(isTheirs);
}

/** Records of the store from a country; null where no list of them can be narrowed so. */
async function listedFrom(
  country: string,
  kind: RecordKind,
  services: GroundingServices,
): Promise<readonly SeenRecord[] | null> {
  const list = listOf(
    kind,
    services.offered.filter((operation) => countryFilter(operation) !== undefined),
  );
  const filter = list && countryFilter(list);
  if (!list || !filter) return null;
  const trial = await services.tryRead(list.name, { [filter.name]: filter.array ? [country] : country });
  return trial.ok ? listedRows(list, kind, trial.result) : [];
}

const countryFilter = (operation: AnyDeclaration) =>
  fieldsOf(operation).find(({ meta, excludes }) => meta.sense === 'country' && !excludes);

function countryOf(data: Readonly<Record<string, unknown>>): unknown {
  const own = Object.entries(data).find(
    ([name, value]) => countryField.test(name) && typeof value === 'string' && value.length === 2,
  );
  return own?.[1];
}
