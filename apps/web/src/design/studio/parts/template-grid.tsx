import { productTemplates } from '@brandwright/contract/design/studio/templates.ts';
import { blankAddress } from '@brandwright/contract/design/studio/templates.ts';
import { Picture } from '#ui/picture.tsx';

/** Blank products to begin on. */
export function TemplateGrid({
  isBusy,
  onChoose,
}: {
  isBusy: boolean;
  onChoose: (templateKey: string) => void;
}) {
  return (
    <ul aria-label="Products to design on" className="grid grid-cols-3 gap-3 sm:grid-cols-4 lg:grid-cols-6">
      {productTemplates.map(({ key, name, form, color }) => (
        <li key={key}>
          <button
            type="button"
            disabled={isBusy}
            onClick={() => onChoose(key)}
            className="group flex w-full flex-col gap-1.5 rounded-xl text-left disabled:opacity-60"
          >
            <Picture src={blankAddress(form, color)} alt="" sizes="160px" className="w-full rounded-xl" />
            <span className="text-sm group-hover:underline">{name}</span>
          </button>
        </li>
      ))}
    </ul>
  );
}
