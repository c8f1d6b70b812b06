import type { OutputOf } from '@brandwright/contract/kernel/operation.ts';
import { listWords } from '@brandwright/contract/kernel/words.ts';
import type { listRoles, RoleCell } from '@brandwright/contract/team/list-roles.ts';
import { roleLabels } from '@brandwright/contract/team/roles.ts';
import { sectionLabels } from '@brandwright/contract/team/sections.ts';
import { cn } from '#ui/cn.ts';
import { levelLabels } from '../labels.ts';

/** What each role can do in each section: a table where there is room, a list of sections where there isn't. */
export function RoleMatrix({ roles, rows }: OutputOf<typeof listRoles>) {
  return (
    <div className="@container">
      <table className="hidden w-full text-left text-sm @xl:table">
        <thead>
          <tr className="border-b border-line text-xs text-ink-soft">
            <th scope="col" className="py-2 pr-4 font-medium">
              Section
            </th>
            {roles.map((role) => (
              <th key={role} scope="col" className="py-2 pr-4 font-medium">
                {roleLabels[role]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody className="divide-y divide-line">
          {rows.map(({ section, cells }) => (
            <tr key={section}>
              <th scope="row" className="py-2.5 pr-4 font-medium">
                {sectionLabels[section]}
              </th>
              {cells.map((cell) => (
                <td key={cell.role} className="py-2.5 pr-4">
                  <Level cell={cell} />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
      <ul aria-label="Roles by section" className="divide-y divide-line text-sm @xl:hidden">
        {rows.map(({ section, cells }) => (
          <li key={section} className="py-3">
            <p className="font-medium">{sectionLabels[section]}</p>
            <dl className="mt-1 grid grid-cols-2 gap-x-4 gap-y-1">
              {cells.map((cell) => (
                <div key={cell.role} className="flex flex-wrap gap-x-2">
                  <dt className="text-ink-soft">{roleLabels[cell.role]}</dt>
                  <dd>
                    <Level cell={cell} />
                  </dd>
                </div>
              ))}
            </dl>
          </li>
        ))}
      </ul>
    </div>
  );
}

/** The level; what the role can't do is in the tooltip and for screen readers. */
function Level({ cell: { level, refused } }: { cell: RoleCell }) {
  const missing = level === 'PART' ? `Except: ${listWords(refused, 6)}` : undefined;
  return (
    <span className={cn(level === 'NONE' || level === 'VIEW' ? 'text-ink-soft' : 'text-ink')} title={missing}>
      {levelLabels[level]}
      {missing && <span className="sr-only">. {missing}</span>}
    </span>
  );
}
