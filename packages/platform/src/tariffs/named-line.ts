import { chaptersWithExemptions, exemptReading } from './data/exempt-goods.ts';
import { chaptersWithMetals } from './data/section-232.ts';
import { chapterOf, dotted } from './engine/hts-code.ts';
import {
  metalAnnexes,
  metalNames,
  type MetalListing,
  type ScheduleStamp,
  type TariffLine,
} from './engine/tariff-line.ts';
import type { ScheduleLine } from './import/read-schedule.ts';
import type { SourceKind } from './import/recognize.ts';
import { shippedLine } from './shipped-schedule.ts';

/** A line with the words that name it and the revision it was read in. */
export interface NamedLine {
  line: TariffLine;
  name: string;
  stamp: ScheduleStamp;
}

/** A place in one of the lists of layers. */
export interface LayerEntry {
  /** LINES is none of them: see `SourceKind`. */
  kind: string;
  code: string;
  entry: string;
  note: string;
}

/** The line with the words that name it and its places in the lists. Of `entries`, those of other lines are ignored. */
export function namedLine(
  row: ScheduleLine,
  entries: readonly LayerEntry[],
  loaded: ReadonlySet<string>,
  stamp: ScheduleStamp,
): NamedLine {
  const shipped = shippedLine(row.digits);
  const kinds = (kind: SourceKind) => entries.filter((entry) => entry.kind === kind);
  const eight = row.digits.slice(0, 8);
  const chapter = chapterOf(row.digits);
  const listed = kinds('CHINA_301')
    .filter(({ code }) => code === eight)
    .map(({ entry }) => entry);
  const footnoted = row.headings.filter((heading) => /^9903\.(88|91|92)\./.test(heading));
  const metals = kinds('METALS_232');
  const covering = metals.filter(({ code }) => row.digits.startsWith(code));
  const longest = Math.max(0, ...covering.map(({ code }) => code.length));
  const inside = metals.filter(({ code }) => code.length > row.digits.length && code.startsWith(row.digits));
  const isListed = kinds('EXEMPT_122').some(
    ({ code }) => row.digits.startsWith(code) || code.startsWith(row.digits),
  );
  const isReciprocal = kinds('EXEMPT_RECIPROCAL').some(
    ({ code }) => code.startsWith(row.digits) || row.digits.startsWith(code),
  );
  const split = inside.find(({ entry }) => entry !== '2');
  const metalsKnown = loaded.has('METALS_232') || !chaptersWithMetals.has(chapter);
  return {
    stamp,
    name: shipped?.name ?? nameOf(row),
    line: {
      hts: dotted(row.digits),
      digits: row.digits,
      description: row.fullDescription,
      general: row.general,
      special: row.special,
      column2: row.column2,
      units: row.units.length > 0 ? row.units : (shipped?.units ?? []),
      ratesFrom: row.ratesFrom ? dotted(row.ratesFrom) : null,
      china301: [...new Set([...listed, ...footnoted])],
      metals: metalsKnown
        ? covering.filter(({ code }) => code.length === longest).map(listingOf)
        : (shipped?.metals ?? (shipped ? [] : 'unknown')),
      metalsPart: inside.filter(({ entry }) => entry === '2').map(({ code }) => dotted(code)),
      metalsSplit: covering.length === 0 && split ? listingOf(split) : null,
      exemption: shipped
        ? (shipped.exempt ?? 'none')
        : isListed
          ? (exemptReading(eight) ?? 'listed')
          : loaded.has('EXEMPT_122') || !chaptersWithExemptions.has(chapter)
            ? 'none'
            : 'unknown',
      reciprocalOnly: !shipped && !isListed && isReciprocal,
    },
  };
}

/** An annex or metal that the data names otherwise is read as the gravest: never as none. */
const listingOf = ({ entry, note }: LayerEntry): MetalListing => ({
  annex: metalAnnexes.find((annex) => annex === entry) ?? '1a',
  metal: metalNames.find((metal) => metal === note) ?? 'steel',
});

/** The last words of a description that say something: "Other" alone does not. */
function nameOf({ fullDescription }: ScheduleLine): string {
  const path = fullDescription.split(' › ');
  const last = path.at(-1) ?? '';
  if (!/^other\b/i.test(last) || path.length === 1) return last;
  const known = path.slice(0, -1).findLast((part) => !/^other$/i.test(part));
  return known ? `${known.length > 90 ? `${known.slice(0, 87)}…` : known}, other` : last;
}
