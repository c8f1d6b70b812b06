import { ImagePlus } from 'lucide-react';
import { useRef, useState } from 'react';
import type { SyntheticEvent } from 'react';
import { getImageCredits } from '@brandwright/contract/design/images/get-image-credits.ts';
import { createDesign } from '@brandwright/contract/design/studio/create-design.ts';
import { generateDesignPictures } from '@brandwright/contract/design/studio/generate-design-pictures.ts';
import type { Design } from '@brandwright/contract/design/studio/entities.ts';
import { messageOf } from '#api/api-error.ts';
import { uploadFile, type UploadedFile } from '#api/upload-file.ts';
import { useAction } from '#api/use-action.ts';
import { useOperation } from '#api/use-operation.ts';
import { CreditCost } from '#kit/credit-cost.tsx';
import { Button } from '#ui/button.tsx';
import { FilePicker } from '#ui/file-picker.tsx';
import { Field, Input, Textarea } from '#ui/input.tsx';
import { Picture } from '#ui/picture.tsx';
import { toast } from '#ui/toast.ts';
import type { ConceptMode } from './concept-modes.ts';
import { MakerChoice, type Engine } from './maker-choice.tsx';

const attributeFields = [
  { name: 'form', label: 'Form', placeholder: 'mug' },
  { name: 'material', label: 'Material', placeholder: 'stoneware' },
  { name: 'color', label: 'Color', placeholder: 'sage green' },
  { name: 'finish', label: 'Finish', placeholder: 'matte' },
  { name: 'style', label: 'Style', placeholder: 'quiet, hand-thrown' },
] as const;

/** The price is the same for every design; this one is made when the form is sent. */
const anyDesign = '00000000-0000-4000-8000-000000000000';

/** Begins a concept in a mode that asks for words, attributes, a picture or an item, and has its pictures drawn. */
export function ConceptForm({ mode, onBegun }: { mode: ConceptMode; onBegun: (design: Design) => void }) {
  const [words, setWords] = useState('');
  const [attributes, setAttributes] = useState<Record<string, string>>({});
  const [picture, setPicture] = useState<UploadedFile | null>(null);
  const [model, setModel] = useState<Engine['model']>();
  const [fault, setFault] = useState<string>();
  const picker = useRef<HTMLInputElement>(null);
  const engines = useOperation(getImageCredits, {}).data?.engines ?? [];
  const create = useAction(createDesign, { announce: false });
  const generate = useAction(generateDesignPictures);
  const isAttributes = mode.asks === 'attributes';
  const isPicture = mode.asks === 'picture';
  const isBusy = create.isRunning || generate.isRunning;

  async function submit(event: SyntheticEvent) {
    event.preventDefault();
    const filled = Object.fromEntries(Object.entries(attributes).filter(([, value]) => value.trim() !== ''));
    const missing =
      isAttributes && Object.keys(filled).length === 0
        ? 'Fill in at least one.'
        : isPicture && !picture
          ? 'Choose a picture first.'
          : !isAttributes && !isPicture && words.trim() === ''
            ? 'Describe it.'
            : undefined;
    setFault(missing);
    if (missing) return;
    const named = model === undefined ? {} : { model };
    const design = await create.run({
      mode: mode.mode,
      ...named,
      ...(mode.asks === 'item'
        ? { itemId: words.trim() }
        : words.trim() === ''
          ? {}
          : { words: words.trim() }),
      ...(isAttributes ? { attributes: filled } : {}),
      ...(picture ? { fileId: picture.id } : {}),
    });
    if (!design) {
      if (create.error) toast.failed(messageOf(create.error));
      return;
    }
    onBegun(design);
    // The pictures of an item or a remix are words about it; a sketch is drawn from itself.
    void generate.run({ designId: design.designId, ...named });
  }

  async function upload(file: File) {
    try {
      setPicture(await uploadFile(file, () => undefined, new AbortController().signal));
      setFault(undefined);
    } catch (error) {
      toast.failed(messageOf(error));
    }
  }

  return (
    <form noValidate onSubmit={(event) => void submit(event)} className="flex flex-col gap-4">
      {isPicture && (
        <div className="flex items-center gap-4">
          {picture && <Picture src={picture.url} alt={picture.name} sizes="96px" className="size-24" />}
          <Button onClick={() => picker.current?.click()}>
            <ImagePlus aria-hidden />
            {picture
              ? 'Change picture'
              : mode.mode === 'REMIX'
                ? 'Choose a product picture'
                : 'Choose a sketch'}
          </Button>
          <FilePicker
            ref={picker}
            label="Starting picture"
            accept=".png,.jpg,.jpeg,.webp"
            onFiles={([file]) => void upload(file)}
          />
        </div>
      )}
      {isAttributes ? (
        <div className="grid gap-3 sm:grid-cols-2 lg:grid-cols-5">
          {attributeFields.map(({ name, label, placeholder }) => (
            <Field key={name} label={label}>
              {(tie) => (
                <Input
                  {...tie}
                  maxLength={60}
                  placeholder={placeholder}
                  value={attributes[name] ?? ''}
                  onChange={(event) => setAttributes({ ...attributes, [name]: event.target.value })}
                />
              )}
            </Field>
          ))}
        </div>
      ) : (
        <Field label={mode.asks === 'item' ? 'Catalog item' : 'What is it?'} error={fault}>
          {(tie) => (
            <Textarea
              {...tie}
              rows={2}
              maxLength={1500}
              placeholder={mode.placeholder}
              value={words}
              onChange={(event) => setWords(event.target.value)}
            />
          )}
        </Field>
      )}
      {isAttributes && fault && (
        <p role="alert" className="text-xs text-bad">
          {fault}
        </p>
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button type="submit" look="accent" busy={isBusy}>
          Draw four pictures
        </Button>
        <CreditCost declaration={generateDesignPictures} input={{ designId: anyDesign }} />
        <MakerChoice engines={engines} value={model} onChange={setModel} />
      </div>
    </form>
  );
}
