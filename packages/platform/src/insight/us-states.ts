import { usStates } from '@brandwright/language/values/codes.ts';

const capitalized = (name: string) => name.replaceAll(/\b(?!of\b)\p{L}/gu, (letter) => letter.toUpperCase());

/** State names by code. */
export const stateNames: ReadonlyMap<string, string> = new Map(
  Object.entries(usStates).map(([name, code]) => [code, capitalized(name)]),
);
