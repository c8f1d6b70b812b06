import { csvLine } from '../../kernel/data/csv.ts';

/** Feedback on one answer with all that an evaluator needs to judge it. */
export interface FeedbackRecord {
  givenAt: string;
  rating: string;
  reason: string | null;
  comment: string | null;
  conversationId: string;
  conversationTitle: string;
  messageId: string;
  turnId: string | null;
  asked: string;
  answered: string;
  model: string | null;
  status: string | null;
  steps: number | null;
  inputTokens: number | null;
  outputTokens: number | null;
  /** Millionths of a US dollar. */
  costMicros: number | null;
  milliseconds: number | null;
  calls: readonly { operation: string; state: string; input: unknown }[];
}

const columns = [
  'givenAt',
  'rating',
  'reason',
  'comment',
  'conversationId',
  'conversationTitle',
  'messageId',
  'turnId',
  'asked',
  'answered',
  'model',
  'status',
  'steps',
  'inputTokens',
  'outputTokens',
  'costMicros',
  'milliseconds',
  'calls',
] as const satisfies readonly (keyof FeedbackRecord)[];

/** One JSON object and a line break. */
export const feedbackLine = (record: FeedbackRecord) => `${JSON.stringify(record)}\n`;

/** A CSV file with a header; the calls stand as JSON in one cell. */
export const feedbackCsv = (records: readonly FeedbackRecord[]) =>
  csvLine(columns) +
  records
    .map((record) =>
      csvLine(columns.map((column) => (column === 'calls' ? JSON.stringify(record.calls) : record[column]))),
    )
    .join('');
