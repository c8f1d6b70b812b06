import type { FactoryMatch } from '@brandwright/contract/sourcing/agent/factory-match.ts';
import { compareFactoryMatches } from '@brandwright/contract/sourcing/agent/compare-factory-matches.ts';
import { noneNamed, pickNamed, type NamedRows } from '../../kernel/records/resolve-record.ts';
import { implement } from '../../kernel/request/implementation.ts';
import { searchTokens } from '../marketplace/rules.ts';
import { matchedPack, keptMatches } from './match-factories.ts';

const matchKind: NamedRows<FactoryMatch> = {
  called: { noun: 'matched factory', plural: 'matched factories' },
  nameOf: ({ name }) => name,
  alsoCalled: ({ supplierId }) => supplierId,
  likeness({ name }, said) {
    const tokens = searchTokens(said);
    return tokens.length > 0 && tokens.every((token) => name.toLowerCase().includes(token)) ? 1 : 0;
  },
  lookUp: 'Name one of them.',
};

function matchNamed(all: readonly FactoryMatch[], words: string): FactoryMatch {
  const found = pickNamed(all, matchKind, words);
  if (found) return found;
  throw noneNamed(matchKind, words, all);
}

/** Where two matches differ, largest first, said for the one that is better there. */
export function differencesOf(first: FactoryMatch, second: FactoryMatch) {
  return first.factors
    .flatMap((own) => {
      const other = second.factors.find(({ factor }) => factor === own.factor);
      const points = other ? Math.round((own.points - other.points) * 10) / 10 : 0;
      if (!other || points === 0) return [];
      const [better, worse] = points > 0 ? [own, other] : [other, own];
      const [winner, loser] = points > 0 ? [first, second] : [second, first];
      const trimmed = (words: string) => words.replace(/\.$/, '');
      return [
        {
          factor: own.factor,
          label: own.label,
          betterSupplierId: winner.supplierId,
          points: Math.abs(points),
          words: `${own.label}: ${winner.name} is ahead (${trimmed(better.words)}; ${loser.name}: ${trimmed(worse.words)})`,
        },
      ];
    })
    .sort((a, b) => b.points - a.points || a.factor.localeCompare(b.factor));
}

export default implement(compareFactoryMatches, {
  async run(context, { supplierIds, ...brief }) {
    const row = await matchedPack(context, brief);
    const all = await keptMatches(context, row);
    const named = [...new Set((supplierIds ?? []).map((words) => matchNamed(all, words)))];
    const [only] = named;
    // One alone is set against the best other one: the first, or for the first the second.
    const other = named.length === 1 ? all.find((one) => one !== only) : undefined;
    const rows = (named.length === 0 ? all.slice(0, 3) : other ? [...named, other] : named).sort(
      (a, b) => a.rank - b.rank,
    );
    const [first, second] = rows;
    return {
      output: {
        techPackId: row.id,
        techPackNumber: row.number,
        title: row.brief.title,
        isStale: row.matchedCheckpointId !== row.checkpointId,
        rows,
        differences: first && second ? differencesOf(first, second) : [],
        landedDifferenceMinor:
          first?.landed && second?.landed ? second.landed.landedMinor - first.landed.landedMinor : null,
      },
    };
  },
});
