import { useState } from 'react';
import { editMarketResearch } from '@brandwright/contract/brand-kits/edit-market-research.ts';
import { messageOf } from '#api/api-error.ts';
import { useAction } from '#api/use-action.ts';
import { Field, Textarea } from '#ui/input.tsx';
import { FormDialog } from './form-dialog.tsx';
import { researchError } from './kit-forms.ts';

/** The text of the market research. */
export function ResearchDialog({
  brandKitId,
  content: initial,
  onClose,
}: {
  brandKitId: string;
  content: string;
  onClose: () => void;
}) {
  const [content, setContent] = useState(initial);
  const [tried, setTried] = useState(false);
  const save = useAction(editMarketResearch, { onDone: onClose });
  const error = researchError(content);
  return (
    <FormDialog
      title="Edit your market research"
      description="Each ## begins a section."
      onClose={onClose}
      onSave={() => {
        setTried(true);
        if (!error) void save.run({ brandKit: brandKitId, content: content.trim() });
      }}
      isSaving={save.isRunning}
      canSave={!(tried && error)}
      failure={save.error ? messageOf(save.error) : undefined}
    >
      <Field label="Content" error={tried || content.trim() !== '' ? error : undefined}>
        {(tie) => (
          <Textarea {...tie} rows={18} value={content} onChange={(event) => setContent(event.target.value)} />
        )}
      </Field>
    </FormDialog>
  );
}
