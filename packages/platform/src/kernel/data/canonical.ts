import { canonicalJson } from '@brandwright/contract/kernel/canonical-json.ts';
import { hash } from 'node:crypto';

/** SHA-256 of the canonical JSON, in hex. */
export const canonicalHash = (value: unknown): string =>
  hash('sha256', value === undefined ? 'undefined' : canonicalJson(value));
