import { field } from '../kernel/fields.ts';
import { reportList } from './reports.ts';
import { reportSlug } from './slugs.ts';

/** A report, by its slug or in a founder's words. */
export const reportField = field(reportSlug, {
  words: ['report'],
  valueWords: Object.fromEntries(
    reportList.map(({ slug, title, words }) => [slug, [title.toLowerCase(), ...words]]),
  ),
  question: 'Which report?',
  label: 'Report',
});
