import type { TechPack } from '@brandwright/contract/sourcing/agent/tech-pack.ts';
import { Picture } from '#ui/picture.tsx';
import { briefSections } from '../brief-edits.ts';
import { BriefRow, type BriefRowProps } from './brief-row.tsx';

/** All fields of the brief, each editable where it stands. In a thread those that were not said are left out. */
export function BriefForm({
  pack,
  onSave,
  isShort = false,
}: {
  pack: TechPack;
  onSave?: BriefRowProps['onSave'];
  isShort?: boolean;
}) {
  const open = new Set([...pack.completeness.needed, ...pack.completeness.wanted]);
  const isThere = (field: (typeof briefSections)[number]['fields'][number]) =>
    !isShort ||
    pack.sources.some((source) => source.field === field) ||
    (open.has(field) && pack.completeness.needed.includes(field));
  return (
    <div className="flex flex-col gap-5">
      {briefSections.map(({ title, fields }) => {
        const shown = fields.filter(isThere);
        if (shown.length === 0) return null;
        return (
          <section key={title} aria-label={title}>
            {!isShort && <h3 className="pb-1 text-sm font-semibold">{title}</h3>}
            <div>
              {shown.map((field) => (
                <BriefRow key={field} pack={pack} field={field} onSave={onSave} />
              ))}
            </div>
          </section>
        );
      })}
      {pack.attachments.length > 0 && <Attachments pack={pack} />}
      {!isShort && pack.outsideNotes !== null && (
        <details className="text-sm">
          <summary className="cursor-pointer text-ink-soft">What the document says</summary>
          <p className="mt-2 max-h-60 overflow-y-auto rounded-lg border border-line p-3 whitespace-pre-wrap wrap-anywhere">
            {pack.outsideNotes}
          </p>
        </details>
      )}
    </div>
  );
}

function Attachments({ pack }: { pack: TechPack }) {
  return (
    <ul aria-label="Files of the brief" className="flex flex-wrap gap-2">
      {pack.attachments.map((file) => (
        <li key={file.fileId}>
          {file.kind === 'PICTURE' ? (
            <Picture src={file.url} alt={file.name} sizes="96px" className="w-20" />
          ) : (
            <a
              href={file.url}
              target="_blank"
              rel="noreferrer"
              className="inline-flex h-9 items-center rounded-lg border border-line px-3 text-sm hover:bg-ink/5"
            >
              {file.name}
            </a>
          )}
        </li>
      ))}
    </ul>
  );
}
