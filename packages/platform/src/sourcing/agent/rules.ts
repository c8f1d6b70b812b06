import { OperationError } from '@brandwright/contract';
import type {
  AgentType,
  BriefField,
  EventItemType,
  TechPackStatus,
} from '@brandwright/contract/sourcing/agent/enums.ts';
import { briefFields, briefFieldNames } from '@brandwright/contract/sourcing/agent/enums.ts';
import { briefValueWords } from '@brandwright/contract/sourcing/agent/brief-words.ts';
import type { Brief, BriefChange, Completeness } from '@brandwright/contract/sourcing/agent/tech-pack.ts';

/** What choosing an agent type makes the event item (overview §7). */
export const eventItemTypeOf: Readonly<Record<AgentType, EventItemType>> = {
  default: 'design-source',
  tariff: 'tariff-rate',
  packaging: 'packaging',
};

/** What a brief may become next. A change of a matched brief leaves it MATCHED, with stale matches. */
export const techPackTransitions: Readonly<Record<TechPackStatus, readonly TechPackStatus[]>> = {
  DRAFT: ['DRAFT', 'READY', 'ARCHIVED'],
  READY: ['DRAFT', 'READY', 'MATCHED', 'ARCHIVED'],
  MATCHED: ['DRAFT', 'MATCHED', 'ARCHIVED'],
  ARCHIVED: ['DRAFT', 'READY', 'MATCHED'],
};

const stateWords: Record<TechPackStatus, string> = {
  DRAFT: 'incomplete',
  READY: 'ready',
  MATCHED: 'matched',
  ARCHIVED: 'archived',
};

/** The next status, or a refusal that says what is possible now. */
export function advance(from: TechPackStatus, to: TechPackStatus): TechPackStatus {
  if (techPackTransitions[from].includes(to)) return to;
  throw new OperationError(
    'bad_transition',
    `A brief that is ${stateWords[from]} can’t become ${stateWords[to]}. Possible now: ${techPackTransitions[from].map((next) => stateWords[next]).join(', ')}.`,
  );
}

/** Without these no factory can be matched. */
export const neededFields: readonly BriefField[] = ['product', 'quantity'];

/** What each field adds to completeness, in points of a hundred, and the question that asks for it. In the order of asking. */
export const fieldPoints: readonly { field: BriefField; points: number; ask: (brief: Brief) => string }[] = [
  { field: 'product', points: 25, ask: () => 'What do you want made?' },
  {
    field: 'quantity',
    points: 20,
    ask: ({ product }) => `How many ${product ? `units of the ${product}` : 'units'} do you need?`,
  },
  { field: 'targetPrice', points: 12, ask: () => 'What can one unit cost at the factory?' },
  { field: 'category', points: 8, ask: () => 'Which marketplace category does it belong to?' },
  {
    field: 'materials',
    points: 8,
    ask: ({ product }) => `What should the ${product ?? 'product'} be made of?`,
  },
  { field: 'launchDate', points: 8, ask: () => 'When do you want to launch?' },
  {
    field: 'dimensions',
    points: 6,
    ask: ({ product }) => `What size is one ${product ?? 'unit'}, or how much does it hold?`,
  },
  { field: 'packaging', points: 5, ask: () => 'How should it be packed?' },
  { field: 'colors', points: 4, ask: () => 'Which colors?' },
  {
    field: 'certifications',
    points: 4,
    ask: () => 'Does it need certifications, such as food safe or GOTS?',
  },
];

/** How far a brief is. Packaging is its own packaging, so it is not asked how it is packed. */
export function completenessOf(brief: Brief, agentType: AgentType, question: string | null): Completeness {
  const asked = fieldPoints.filter(
    ({ field }) => !(agentType === 'packaging' && (field === 'packaging' || field === 'certifications')),
  );
  const missing = asked.filter(({ field }) => briefValueWords(brief, field) === null);
  const all = asked.reduce((sum, { points }) => sum + points, 0);
  const lacking = missing.reduce((sum, { points }) => sum + points, 0);
  return {
    percent: Math.round(((all - lacking) / all) * 100),
    needed: missing.flatMap(({ field }) => (neededFields.includes(field) ? [field] : [])),
    wanted: missing.flatMap(({ field }) => (neededFields.includes(field) ? [] : [field])),
    nextQuestion: question ?? missing[0]?.ask(brief) ?? null,
  };
}

/** The status of a brief by what it holds. */
export function statusOf(brief: Brief, before: TechPackStatus): TechPackStatus {
  const isReady = neededFields.every((field) => briefValueWords(brief, field) !== null);
  if (!isReady) return 'DRAFT';
  return before === 'MATCHED' ? 'MATCHED' : 'READY';
}

/** What differs between two states, in words, in the order of the form. */
export function changesBetween(
  before: Brief & { categoryName: string | null },
  after: Brief & { categoryName: string | null },
): BriefChange[] {
  return briefFields.flatMap((field) => {
    const was = briefValueWords(before, field);
    const is = briefValueWords(after, field);
    return was === is ? [] : [{ field, label: briefFieldNames[field], before: was, after: is }];
  });
}
