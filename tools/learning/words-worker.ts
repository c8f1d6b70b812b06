import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { LearntModels } from '@brandwright/copilot/offline/learnt/models.ts';
import { learnWords, type WordLesson } from './words.ts';

interface Task {
  lessons: readonly WordLesson[];
  names: readonly string[];
}

/** `learnWords` in a thread of its own. Fails as the thread fails. */
export function learnInWorker(
  lessons: readonly WordLesson[],
  names: readonly string[],
): Promise<LearntModels> {
  const task: Task = { lessons, names };
  return new Promise((resolve, reject) => {
    const worker = new Worker(new URL(import.meta.url), { workerData: task });
    worker.once('message', (models: LearntModels) => resolve(models));
    worker.once('error', reject);
  });
}

if (!isMainThread && parentPort) {
  const { lessons, names } = workerData as Task;
  parentPort.postMessage(learnWords(lessons, names));
}
