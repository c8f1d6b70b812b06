import type { Figures } from './figures.ts';
import type { Tried } from './try-out.ts';

const columns: readonly { title: string; cell: (figures: Figures) => string }[] = [
  { title: 'said', cell: ({ utterances }) => String(utterances) },
  { title: 'operation', cell: (figures) => percent(figures.operation) },
  { title: 'arguments', cell: (figures) => percent(figures.arguments) },
  { title: 'asked', cell: (figures) => percent(figures.askedWhenNeeded) },
  { title: 'needed', cell: (figures) => percent(figures.questionsNeeded) },
  { title: 'in scope', cell: (figures) => percent(figures.inScope) },
  { title: 'declined', cell: (figures) => percent(figures.outOfScope) },
  { title: 'alarms', cell: (figures) => percent(figures.falseAlarms) },
  { title: 'recall@8', cell: (figures) => percent(figures.recallAt8) },
  { title: 'median', cell: ({ medianMs }) => `${medianMs.toFixed(1)} ms` },
  { title: 'p95', cell: ({ p95Ms }) => `${p95Ms.toFixed(1)} ms` },
];

const percent = (part: number | null) => (part === null ? '–' : `${(100 * part).toFixed(1)} %`);

const legend = `asked: asked where the words lack something · needed: of the questions, those that were · in scope: acted on or asked
declined: of what nothing answers · alarms: declined though within scope · recall@8: routing, right operation among the first eight`;

/** Prints a table of figures, an area a line. */
export function tellFigures(areas: ReadonlyMap<string, Figures>): void {
  const width = Math.max(...[...areas.keys()].map((area) => area.length));
  const line = (name: string, cells: readonly string[]) =>
    console.log(`${name.padEnd(width)}${cells.map((cell) => `  ${cell.padStart(9)}`).join('')}`);
  line(
    '',
    columns.map(({ title }) => title),
  );
  for (const [area, figures] of areas)
    line(
      area,
      columns.map(({ cell }) => cell(figures)),
    );
  console.log(`\n${legend}`);
}

/** How many lines of an author are learned from and held out, and how those that were tried went. */
export interface AuthorLine {
  author: string;
  learn: number;
  heldOut: number;
  figures: Figures | null;
}

/** Prints a table of authors. */
export function tellAuthors(authors: readonly AuthorLine[]): void {
  const width = Math.max('author'.length, ...authors.map(({ author }) => author.length));
  const line = (name: string, cells: readonly string[]) =>
    console.log(`${name.padEnd(width)}${cells.map((cell) => `  ${cell.padStart(9)}`).join('')}`);
  console.log('');
  line('author', ['learn', 'held out', 'tried', 'operation', 'arguments']);
  for (const { author, learn, heldOut, figures } of authors)
    line(author, [
      String(learn),
      String(heldOut),
      String(figures?.utterances ?? 0),
      percent(figures?.operation ?? null),
      percent(figures?.arguments ?? null),
    ]);
}

/** Prints what went otherwise than wanted. */
export function tellMisses(tried: readonly Tried[]): void {
  for (const { utterance, verdict } of tried) {
    if (verdict.operationRight && verdict.argumentsRight !== false) continue;
    const { after, say, operation, input, calls, asks } = utterance;
    const wanted = calls
      ? calls.map((call) => `${call.operation} ${JSON.stringify(call.input ?? {})}`).join(' + ')
      : `${asks ? `a question for ${asks} of ` : ''}${String(operation)} ${JSON.stringify(input ?? {})}`;
    for (const line of after ?? []) console.log(`  “${line.say}” → ${line.operation ?? 'words'}`);
    console.log(`  “${say}”\n    wanted ${wanted}\n    got    ${verdict.got}`);
  }
}
