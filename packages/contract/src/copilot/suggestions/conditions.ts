/** A record as a card shows it. */
export type ShownRecord = Readonly<Record<string, unknown>>;

/** Whether a record is so that a step can be taken: what `when` of next steps is made of. */
type Condition = (record: ShownRecord) => boolean;

export const has = (field: string) => (record: ShownRecord) => Boolean(record[field]);
export const is = (field: string, value: unknown) => (record: ShownRecord) => record[field] === value;
export const isNot = (field: string, value: unknown) => (record: ShownRecord) =>
  record[field] !== undefined && record[field] !== value;
export const all =
  (...conditions: readonly Condition[]) =>
  (record: ShownRecord) =>
    conditions.every((holds) => holds(record));
export const any =
  (...conditions: readonly Condition[]) =>
  (record: ShownRecord) =>
    conditions.some((holds) => holds(record));
/** At least so many, where the field is a list or a number. */
export const atLeast = (field: string, count: number) => (record: ShownRecord) => {
  const value = record[field];
  return (Array.isArray(value) ? value.length : Number(value ?? 0)) >= count;
};
export const inside = (field: string, holds: Condition) => (record: ShownRecord) => {
  const value = record[field];
  return typeof value === 'object' && value !== null && holds(value as ShownRecord);
};

export const includes = (field: string, one: string) => (record: ShownRecord) => {
  const value = record[field];
  return Array.isArray(value) && value.includes(one);
};
