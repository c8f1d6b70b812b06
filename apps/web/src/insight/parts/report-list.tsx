import { NavLink } from 'react-router';
import { cn } from '#ui/cn.ts';
import { FindReports } from './find-reports.tsx';

/** Every report with a link to its screen. */
export function ReportList({ onChoose }: { onChoose?: () => void }) {
  return (
    <div className="flex flex-col gap-4">
      <FindReports noMatch="No matching reports. Ask the partner instead.">
        {(groups) => (
          <nav aria-label="Reports" className="flex flex-col gap-4">
            {groups.map(({ label, reports }) => (
              <section key={label} aria-label={label}>
                <h2 className="px-2 pb-1 text-xs text-ink-soft">{label}</h2>
                <ul className="flex flex-col">
                  {reports.map(({ report, title, question }) => (
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
        )}
      </FindReports>
    </div>
  );
}
