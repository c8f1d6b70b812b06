import { learntModels, judgeWords } from '../learnt/models.ts';
import { listen } from '../meaning/listen.ts';
import { normalise } from '../words/normalise.ts';

/** Of operations by name, those that were learnt, by how likely the words mean them, the likeliest first. */
export async function likelyOperations(words: string, names: readonly string[]): Promise<string[]> {
  const heard = await listen(normalise(words), new Date(0), []);
  const { logs } = judgeWords(heard, names, learntModels());
  return [...logs].sort(([, a], [, b]) => b - a).map(([name]) => name);
}
