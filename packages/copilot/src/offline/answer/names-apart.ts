import type { SeenRecord } from '../ground/records/records.ts';
import { factsOfRecord, type Fact } from './facts.ts';

const longest = 40;

/** A code is what a founder would say; any other value comes after. */
const isCode = ({ label }: Fact): boolean => /\b(?:code|number|sku|handle|reference)\b/.test(label);

/**
 * What each of some records is called, in their order. Those that are called alike are told apart by a value that each has another of:
 * "Ines Bennett, CREDIT-5612".
 */
export function namesApart(records: readonly SeenRecord[]): string[] {
  return records.map((record) => {
    const alike = records.filter(({ label }) => label === record.label);
    const telling = alike.length > 1 ? tellingLabel(alike) : null;
    const value = factsOfRecord(record.data).find(({ label }) => label === telling);
    return value ? [record.label, value.said].filter(Boolean).join(', ') : record.label;
  });
}

/** The name of the first value that all of some records have, each another; null where there is none. */
function tellingLabel(records: readonly SeenRecord[]): string | null {
  const values = records.map(
    ({ data }) => new Map(factsOfRecord(data).map((fact) => [fact.label, fact.said])),
  );
  const facts = factsOfRecord(records[0]?.data ?? {});
  const isTelling = ({ label, kind }: Fact): boolean => {
    const said = values.map((own) => own.get(label));
    return (
      kind !== 'flag' &&
      said.every((one) => one !== undefined && one.length <= longest) &&
      new Set(said).size === said.length
    );
  };
  const telling = facts.filter(isTelling);
  return (telling.find(isCode) ?? telling[0])?.label ?? null;
}
