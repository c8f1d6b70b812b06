import type { RecordFinder } from '../kernel/area.ts';
import { likeliest } from '../kernel/records/name-finder.ts';
import { nameLikeness } from '../kernel/records/name-likeness.ts';
import type { RecordCandidate } from '../kernel/records/record-candidate.ts';
import { bankAccountName, linkedRows, type BankAccountRow } from './bank-accounts.ts';

const accountWords = /\b(?:bank|checking|savings|account)\b/i;
const chosen: readonly {
  words: RegExp;
  of: (rows: readonly BankAccountRow[]) => readonly BankAccountRow[];
}[] = [
  { words: /\b(?:old|older|oldest|previous|former|first|other|second)\b/i, of: (rows) => rows.slice(1) },
  { words: /\b(?:new|newest|latest|current|default|main|primary|payout)\b/i, of: (rows) => rows.slice(0, 1) },
];

/** Linked accounts by bank, by last four digits, "the old one"; the only one where a bank account is spoken of. */
export const bankAccountFinder: RecordFinder = {
  kind: 'bank_account',
  async find(context, words) {
    const isSpokenOf = accountWords.exec(words)?.[0];
    const digits = /\b\d{4}\b/.exec(words)?.[0];
    if (isSpokenOf === undefined && digits === undefined) return [];
    const rows = await linkedRows(context);
    const candidate = (row: BankAccountRow, matched: string, score: number): RecordCandidate => ({
      kind: 'bank_account',
      value: row.id,
      id: row.id,
      label: bankAccountName(row),
      matched,
      score,
    });
    const ofDigits = rows.filter(({ last4 }) => last4 === digits);
    if (digits !== undefined && ofDigits.length > 0)
      return ofDigits.map((row) => candidate(row, digits, ofDigits.length === 1 ? 1 : 0.8));
    const named = likeliest(
      rows.map((row) => {
        const { matched, score } = nameLikeness(row.bankName, words, accountWords, 'first');
        return candidate(row, matched, score);
      }),
      { least: 0.6, most: 6 },
    );
    if (named.length > 0) return named;
    const choice = chosen.find((one) => one.words.test(words));
    const meant = choice ? choice.of(rows) : rows;
    const matched = choice?.words.exec(words)?.[0] ?? isSpokenOf ?? '';
    return meant.map((row) => candidate(row, matched, meant.length === 1 ? 0.9 : 0.5));
  },
};
