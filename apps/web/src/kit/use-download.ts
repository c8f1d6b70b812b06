import type { AnyDeclaration, OutputOf, SendOf } from '@brandwright/contract/kernel/operation.ts';
import { useAction } from '#api/use-action.ts';
import { saveFrom } from '#ui/save-from.ts';

/** An operation that answers a file. */
interface FileAnswer {
  url: string;
  name: string;
}

/** Has the server write a file (CSV of a list, a PDF) and saves it on the founder's machine. */
export function useDownload<D extends AnyDeclaration>(
  declaration: OutputOf<D> extends FileAnswer ? D : never,
): { start: (input: SendOf<D>) => void; isRunning: boolean } {
  const action = useAction<D>(declaration, {
    onDone: (output) => {
      const { url, name } = output as FileAnswer;
      saveFrom(url, name);
    },
  });
  return { start: (input) => void action.run(input), isRunning: action.isRunning };
}
