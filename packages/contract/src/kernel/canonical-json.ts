import { stringify } from 'safe-stable-stringify';

/** JSON with sorted keys: the same value always gives the same text. Undefined gives "null". */
export const canonicalJson = (value: unknown): string => stringify(value) ?? 'null';

/** The same with properties that are null left out, as forms and models send them for "not given". */
export const canonicalWithoutNulls = (value: unknown): string =>
  stringify(value, (_key, part: unknown) => (part === null ? undefined : part)) ?? 'null';
