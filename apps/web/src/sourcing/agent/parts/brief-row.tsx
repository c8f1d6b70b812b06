import { Pencil } from 'lucide-react';
import { useState } from 'react';
import type { KeyboardEvent } from 'react';
import { listCategories } from '@brandwright/contract/sourcing/marketplace/list-categories.ts';
import { briefFieldNames, type BriefField } from '@brandwright/contract/sourcing/agent/enums.ts';
import { briefValueWords } from '@brandwright/contract/sourcing/agent/brief-words.ts';
import type { TechPack } from '@brandwright/contract/sourcing/agent/tech-pack.ts';
import { useOperation } from '#api/use-operation.ts';
import { Badge } from '#ui/badge.tsx';
import { Button, IconButton } from '#ui/button.tsx';
import { Field, Input, Textarea } from '#ui/input.tsx';
import { Select } from '#ui/select.tsx';
import { editOf, fieldHints, fieldInputs, textOf } from '../brief-edits.ts';
import type { BriefEdit } from '../brief-edits.ts';

export interface BriefRowProps {
  pack: TechPack;
  field: BriefField;
  /** Left out where the brief may not be changed. Answers whether it was taken. */
  onSave?: ((edit: Exclude<BriefEdit, { error: string }>) => Promise<boolean>) | undefined;
}

/** One field of the brief: its value with where it comes from, and an input in its place while it is edited. */
export function BriefRow({ pack, field, onSave }: BriefRowProps) {
  const [isEditing, setEditing] = useState(false);
  const label = briefFieldNames[field];
  const value = briefValueWords(pack, field);
  const source = pack.sources.find((one) => one.field === field);
  if (isEditing && onSave)
    return <EditRow pack={pack} field={field} onSave={onSave} onClose={() => setEditing(false)} />;
  return (
    <div className="group flex min-h-10 items-start gap-3 border-t border-line py-2 first:border-t-0">
      <div className="w-28 shrink-0 pt-1 text-sm text-ink-soft">{label}</div>
      <div className="figures flex min-w-0 flex-1 flex-wrap items-center gap-x-2 gap-y-1 pt-1 text-sm wrap-anywhere">
        {value ?? <span className="text-ink-soft">Not set</span>}
        {value !== null && source?.origin === 'ASSUMED' && (
          <span title={source.because}>
            <Badge tone="warn">Assumed</Badge>
          </span>
        )}
        {value !== null && (source?.origin === 'DOCUMENT' || source?.origin === 'PICTURE') && (
          <span title={source.quote ?? source.because}>
            <Badge tone="info">
              {source.origin === 'DOCUMENT' ? 'From the document' : 'From the picture'}
            </Badge>
          </span>
        )}
      </div>
      {onSave && (
        <IconButton label={`Edit ${label.toLowerCase()}`} onClick={() => setEditing(true)}>
          <Pencil aria-hidden />
        </IconButton>
      )}
    </div>
  );
}

interface EditRowProps {
  pack: TechPack;
  field: BriefField;
  onSave: NonNullable<BriefRowProps['onSave']>;
  onClose: () => void;
}

function EditRow({ pack, field, onSave, onClose }: EditRowProps) {
  const [text, setText] = useState(() => textOf(pack, field));
  const [error, setError] = useState<string>();
  const [isSaving, setSaving] = useState(false);

  async function save() {
    if (text === textOf(pack, field)) return onClose();
    const edit = editOf(field, text);
    if ('error' in edit) return setError(edit.error);
    setSaving(true);
    const isTaken = await onSave(edit);
    setSaving(false);
    if (isTaken) onClose();
  }

  return (
    <form
      className="flex flex-col gap-2 border-t border-line py-3 first:border-t-0"
      onSubmit={(event) => {
        event.preventDefault();
        void save();
      }}
    >
      <Field label={briefFieldNames[field]} hint={fieldHints[field]} error={error}>
        {(tie) => <FieldControl tie={tie} field={field} text={text} onChange={setText} onCancel={onClose} />}
      </Field>
      <div className="flex gap-2">
        <Button type="submit" look="solid" size="small" busy={isSaving}>
          Save
        </Button>
        <Button look="quiet" size="small" onClick={onClose}>
          Cancel
        </Button>
      </div>
    </form>
  );
}

interface FieldControlProps {
  tie: { id: string; 'aria-describedby': string | undefined; 'aria-invalid': true | undefined };
  field: BriefField;
  text: string;
  onChange: (text: string) => void;
  onCancel: () => void;
}

function FieldControl({ tie, field, text, onChange, onCancel }: FieldControlProps) {
  const kind = fieldInputs[field];
  const leave = (event: KeyboardEvent) => event.key === 'Escape' && onCancel();
  if (kind === 'category') return <CategoryControl tie={tie} chosen={text} onChange={onChange} />;
  if (kind === 'long')
    return (
      <Textarea
        {...tie}
        autoFocus
        onKeyDown={leave}
        value={text}
        maxLength={2000}
        onChange={(event) => onChange(event.target.value)}
      />
    );
  return (
    <Input
      {...tie}
      autoFocus
      onKeyDown={leave}
      value={text}
      type={kind === 'day' ? 'date' : 'text'}
      inputMode={kind === 'integer' ? 'numeric' : kind === 'money' ? 'decimal' : 'text'}
      maxLength={kind === 'day' ? undefined : 200}
      onChange={(event) => onChange(event.target.value)}
    />
  );
}

function CategoryControl({
  tie,
  chosen,
  onChange,
}: {
  tie: FieldControlProps['tie'];
  chosen: string;
  onChange: (id: string) => void;
}) {
  const categories = useOperation(listCategories, {});
  const options = (categories.data?.rows ?? [])
    .filter(({ kind }) => kind !== 'SERVICES')
    .map(({ categoryId, name }) => ({ value: categoryId, label: name }));
  return (
    <Select
      {...tie}
      value={chosen === '' ? undefined : chosen}
      onChange={onChange}
      options={options}
      placeholder="Choose a category"
    />
  );
}
