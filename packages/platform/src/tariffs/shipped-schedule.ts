import { consumerLines } from './data/consumer-lines.ts';
import type { ConsumerLine } from './engine/consumer-line.ts';
import { dotted } from './engine/hts-code.ts';
import type { ScheduleStamp, TariffLine } from './engine/tariff-line.ts';

/** The revision to which the shipped lines and layers were checked. */
export const shippedStamp: ScheduleStamp = {
  revision: 'HTS 2026 revision 20 (consumer lines)',
  date: '2026-09-29',
};

const byDigits = new Map(consumerLines.map((line) => [line.hts.replaceAll('.', ''), line]));

/** The shipped line of a code of eight or ten digits. */
export function shippedLine(digits: string): ConsumerLine | undefined {
  return byDigits.get(digits.slice(0, 8));
}

/** What the engine needs of a shipped line, for the code as asked. */
export function tariffLineOf(line: ConsumerLine, digits: string): TariffLine {
  return {
    hts: dotted(digits),
    digits,
    description: line.description,
    general: line.general,
    special: line.special,
    column2: line.column2,
    units: line.units,
    ratesFrom: digits.length === 10 ? line.hts : null,
    china301: line.china301 ?? [],
    metals: line.metals ?? [],
    metalsPart: line.metalsPart ?? [],
    exemption: line.exempt ?? 'none',
  };
}
