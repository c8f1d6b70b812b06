import type { Amount } from './amount.ts';
import { figureOf, valueOf, type AskedSum } from './asked-sum.ts';
import { rowMeant } from './rows-meant.ts';
import { alike, type SaidAmount } from './said-amounts.ts';

const whatThereIs: readonly RegExp[] = [
  /^owed$/,
  /^balance$/,
  /^left$/,
  /^available$/,
  /^on hand$/,
  /^total$/,
  /^amount$/,
];

/** The figure that a message sets another one of its own against: what the answer before came to, or what is there, is owed or costs. */
export function standing(asked: AskedSum, said: SaidAmount): Amount | null {
  const { told, view } = asked;
  if (told && alike(said, told)) return told;
  const unit = said.unit === 'money' ? 'money' : said.isBare ? null : said.unit === 'count' ? 'count' : undefined;
  if (unit === undefined) return null;
  const named = rowMeant(asked);
  const rows = [named, view.opened[0], view.whole[0]].flatMap((row) => row ?? []);
  for (const row of rows) {
    const label = figureOf(asked, [row], unit, whatThereIs);
    const amount = label === null ? null : valueOf(row, label);
    if (amount && alike(said, amount)) return amount;
  }
  return null;
}
