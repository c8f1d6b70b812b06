import { migrate } from '@brandwright/platform';
import { frozenInstant } from '../../local-server/start-server.ts';
import { fillStore, type FilledStore } from './fill-store.ts';
import { questions } from './questions.ts';
import { timeQuestions, type Runs, type TimedQuestion } from './time-questions.ts';

export interface InsightFigures {
  store: FilledStore;
  questions: TimedQuestion[];
}

/** Every report and some questions, of a store with many orders, with what is kept for them and with the plain query. */
export async function benchInsight(
  databaseUrl: string,
  orders: number,
  runs: Runs,
  told: (question: TimedQuestion) => void,
): Promise<InsightFigures> {
  await migrate(databaseUrl);
  const store = await fillStore(databaseUrl, orders, frozenInstant);
  return { store, questions: await timeQuestions(databaseUrl, store, frozenInstant, questions, runs, told) };
}
