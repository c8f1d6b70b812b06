import { useState } from 'react';
import { NavLink } from 'react-router';
import { listReports } from '@brandwright/contract/insight/list-reports.ts';
import { useOperation } from '#api/use-operation.ts';
import { cn } from '#ui/cn.ts';
import { Input } from '#ui/input.tsx';
import { Load } from '#ui/load.tsx';
import { SkeletonText } from '#ui/skeleton.tsx';
import { groupsOf, isMeant } from '../report-groups.ts';

/** Every report by what it is about, found by words of its title or question. */
export function ReportList({ onChoose }: { onChoose?: () => void }) {
  const list = useOperation(listReports, {});
  const [words, setWords] = useState('');
  return (
    <div className="flex flex-col gap-4">
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
          if (groups.length === 0)
            return (
              <p className="text-sm text-ink-soft">
                No report has these words. Ask the partner in place of it.
              </p>
            );
          return (
            <nav aria-label="Reports" className="flex flex-col gap-4">
              {groups.map(({ label, reports: inGroup }) => (
                <section key={label} aria-label={label}>
                  <h2 className="px-2 pb-1 text-xs text-ink-soft">{label}</h2>
                  <ul className="flex flex-col">
                    {inGroup.map(({ report, title, question }) => (
                      <li key={report}>
                        <NavLink
                          to={`/${report}`}
                          title={question}
                          onClick={onChoose}
                          className={({ isActive }) =>
                            cn(
                              'block rounded-lg px-2 py-1.5 text-sm text-ink-soft hover:bg-ink/5 hover:text-ink',
                              isActive && 'bg-ink/7 font-medium text-ink',
                            )
                          }
                        >
                          {title}
                        </NavLink>
                      </li>
                    ))}
                  </ul>
                </section>
              ))}
            </nav>
          );
        }}
      </Load>
    </div>
  );
}
