import { z } from 'zod';
import { field } from './fields.ts';

/** Paging of every list: zero-based page. (Query strings become numbers in the REST gateway, by the schema.) */
export const pageInput = {
  page: field(z.int().min(0).max(100_000), { sense: 'page' }).default(0),
  size: field(z.int().min(1).max(9999), { sense: 'page' }).default(20),
};

export const pageOutput = {
  page: z.int(),
  size: z.int(),
  /** How many rows match in all, not only on this page. */
  total: z.int(),
};
