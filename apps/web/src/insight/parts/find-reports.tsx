import { useState, type ReactNode } from 'react';
import { listReports } from '@brandwright/contract/insight/list-reports.ts';
import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import { useOperation } from '#api/use-operation.ts';
import { Input } from '#ui/input.tsx';
import { Load } from '#ui/load.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { groupsOf, isMeant, type ReportsOfGroup } from '../report-groups.ts';

type Listed = OutputOf<typeof listReports>['reports'][number];

/** A search field over every report; `children` shows those that match, by what they are about. */
export function FindReports({
  noMatch,
  children,
}: {
  /** What is said where no report matches. */
  noMatch: string;
  children: (groups: readonly ReportsOfGroup<Listed>[]) => ReactNode;
}) {
  const list = useOperation(listReports, {});
  const [words, setWords] = useState('');
  return (
    <>
      <Input
        type="search"
        aria-label="Find a report"
        placeholder="Find a report"
        value={words}
        onChange={(event) => setWords(event.target.value)}
      />
      <Load query={list} skeleton={<SkeletonText lines={8} />}>
        {({ reports }) => {
          const groups = groupsOf(reports.filter((one) => isMeant(one, words.trim())));
          return groups.length === 0 ? <p className="text-sm text-ink-soft">{noMatch}</p> : children(groups);
        }}
      </Load>
    </>
  );
}
