import { Fragment } from 'react';

export interface MarkedProps {
  text: string;
  /** Places to mark, as [start, end), in order and apart. */
  marks: readonly (readonly [number, number])[];
}

/** Text as it is, some places of it marked. Nothing in it is read as more than text. */
export function Marked({ text, marks }: MarkedProps) {
  return (
    <>
      {marks.map(([start, end], index) => (
        <Fragment key={start}>
          {text.slice(marks[index - 1]?.[1] ?? 0, start)}
          <mark className="rounded-sm bg-warn/20 text-ink">{text.slice(start, end)}</mark>
        </Fragment>
      ))}
      {text.slice(marks.at(-1)?.[1] ?? 0)}
    </>
  );
}
