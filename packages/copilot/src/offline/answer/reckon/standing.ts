import type { Amount } from './amount.ts';
import type { FactRow } from '../facts.ts';
import { figureOf, valueOf, type AskedSum } from './asked-sum.ts';
import { rowMeant } from './rows-meant.ts';
import { alike, type SaidAmount } from './said-amounts.ts';

const whatThereIs: readonly RegExp[] = [
  /^owed$/,
  /^balance$/,
  /^left$/,
  /^(?:trial )?remaining quantity$/,
  /^available$/,
  /^on hand$/,
  /^landed$/,
  /^total$/,
  /^amount$/,
  /^quantity$/,
];
/** These say too little, or what nobody says. */
const unsaid = /quantity$/;
/** What a figure is set against by its name is never another limit. */
const limits = /\b(?:budget|target|limit|granted|most|cap|threshold)\b/;

/** At what the answer before came to, not at what was shown. */
const pointsBack = /\bthat(?:'s)?\b(?! (?:you|we|i|they)\b)|\bthis\b|\b(?:from|of|off) it\b/i;

/** The figure that a message sets another one of its own against: what the answer before came to, or what is there, is owed or costs. */
export function standing(asked: AskedSum, said: SaidAmount): Amount | null {
  const { told, view } = asked;
  if (told && pointsBack.test(asked.text) && alike(said, told)) return told;
  const unit =
    said.unit === 'money' ? 'money' : said.isBare ? null : said.unit === 'count' ? 'count' : undefined;
  if (unit === undefined) return null;
  const named = rowMeant(asked);
  const [whole] = view.whole;
  const isOfList = named !== null && named !== whole && named !== view.opened[0];
  const rows = isOfList ? [named] : [view.opened[0], whole].flatMap((row) => row ?? []);
  const isBesideList = (row: FactRow) => row === whole && view.lists[0]?.isMain === true;
  for (const row of rows) {
    const facts = row.facts.filter(({ label: name }) => !limits.test(name));
    const label = figureOf(asked, [{ ...row, facts }], unit, whatThereIs);
    const amount = label === null ? null : valueOf(row, label);
    // What a list says of itself beside its rows is a sum of money or no figure of them.
    if (amount && alike(said, amount) && (amount.unit === 'money' || !isBesideList(row)))
      return unsaid.test(amount.name) ? { ...amount, name: '' } : amount;
  }
  return null;
}
