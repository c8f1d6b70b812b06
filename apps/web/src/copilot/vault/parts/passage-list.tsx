import type { VaultPassage } from '@brandwright/contract/copilot/vault/entities.ts';
import { findWords } from '../find-words.ts';
import { Marked } from './marked.tsx';

/** Passages under their sections, as they stand on the page; `find` is marked in them. */
export function PassageList({ passages, find }: { passages: readonly VaultPassage[]; find: string }) {
  return (
    <div className="flex flex-col gap-3">
      {passages.map((passage, index) => (
        <div key={passage.passageId}>
          {passage.section && passage.section !== passages[index - 1]?.section && (
            <h3 className="pb-1 text-sm font-semibold">{passage.section}</h3>
          )}
          <p className="max-w-prose break-words whitespace-pre-line">
            <Marked text={passage.text} marks={findWords(passage.text, find)} />
          </p>
        </div>
      ))}
    </div>
  );
}
