import { Plus, Trash2 } from 'lucide-react';
import { customsLack, mostCustomsItems } from '@brandwright/contract/fulfillment/customs.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Field, Input } from '#ui/input.tsx';
import { newItem, type TypedChoices, type TypedItem } from '../customs-form.ts';
import { CustomsChoiceFields } from './customs-choice-fields.tsx';
import { CustomsFigureFields } from './customs-figure-fields.tsx';

/** The customs declaration of a parcel without an order: its items one by one, and the choices. */
export function CustomsItemsFields({
  items,
  choices,
  onItems,
  onChoices,
}: {
  items: readonly TypedItem[];
  choices: TypedChoices;
  onItems: (items: TypedItem[]) => void;
  onChoices: (change: Partial<TypedChoices>) => void;
}) {
  const change = (key: string, part: Partial<TypedItem>) =>
    onItems(items.map((item) => (item.key === key ? { ...item, ...part } : item)));
  return (
    <fieldset className="flex flex-col gap-4">
      <legend className="pb-2 text-sm font-semibold">Customs</legend>
      {items.map((item, index) => (
        <div key={item.key} className="flex flex-col gap-4 border-b border-line pb-4">
          <div className="grid grid-cols-[1fr_4.5rem_auto] items-start gap-3">
            <Field label="Item">
              {(tie) => (
                <Input
                  {...tie}
                  maxLength={200}
                  value={item.description}
                  onChange={(event) => change(item.key, { description: event.target.value })}
                />
              )}
            </Field>
            <Field label="Units">
              {(tie) => (
                <Input
                  {...tie}
                  inputMode="numeric"
                  value={item.quantity}
                  onChange={(event) => change(item.key, { quantity: event.target.value })}
                />
              )}
            </Field>
            <IconButton
              label={`Remove item ${index + 1}`}
              className="mt-6.5"
              disabled={items.length === 1}
              onClick={() => onItems(items.filter(({ key }) => key !== item.key))}
            >
              <Trash2 aria-hidden />
            </IconButton>
          </div>
          <CustomsFigureFields
            of={item.description || `item ${index + 1}`}
            asked={customsLack.options}
            values={item}
            onChange={(part) => change(item.key, part)}
          />
        </div>
      ))}
      <Button
        size="small"
        className="self-start"
        disabled={items.length >= mostCustomsItems}
        onClick={() => onItems([...items, newItem(crypto.randomUUID())])}
      >
        <Plus aria-hidden />
        Add item
      </Button>
      <CustomsChoiceFields values={choices} onChange={onChoices} />
    </fieldset>
  );
}
