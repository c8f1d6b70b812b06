import { X } from 'lucide-react';
import { useState, type SubmitEvent } from 'react';
import { useMutation } from '@tanstack/react-query';
import { getCart } from '@brandwright/contract/purchasing/get-cart.ts';
import { messageOf } from '#api/api-error.ts';
import { callOperation } from '#api/call-operation.ts';
import { Button, IconButton } from '#ui/button.tsx';
import { Field, Input } from '#ui/input.tsx';

/** A promotion code: asked of the server before it counts, and taken out again. */
export function PromotionField({
  applied,
  onChange,
}: {
  applied: string | null;
  onChange: (code: string | null) => void;
}) {
  const [typed, setTyped] = useState('');
  const check = useMutation({
    mutationFn: (promotionCode: string) => callOperation(getCart, { promotionCode }),
    onSuccess: ({ promotionCode }) => {
      setTyped('');
      onChange(promotionCode);
    },
  });
  if (applied !== null)
    return (
      <p className="flex items-center justify-between gap-3 text-sm">
        <span>
          <strong className="font-semibold">{applied}</strong> applied
        </span>
        <IconButton label={`Remove ${applied}`} onClick={() => onChange(null)}>
          <X aria-hidden />
        </IconButton>
      </p>
    );
  const code = typed.trim();
  const apply = (event: SubmitEvent) => {
    event.preventDefault();
    if (code.length >= 2 && !check.isPending) check.mutate(code);
  };
  return (
    <form noValidate onSubmit={apply}>
      <Field label="Promotion code" error={check.error ? messageOf(check.error) : undefined}>
        {(tie) => (
          <span className="flex gap-2">
            <Input
              {...tie}
              autoComplete="off"
              autoCapitalize="characters"
              spellCheck={false}
              maxLength={40}
              value={typed}
              onChange={(event) => {
                setTyped(event.target.value);
                check.reset();
              }}
            />
            <Button type="submit" busy={check.isPending} disabled={code.length < 2}>
              Apply
            </Button>
          </span>
        )}
      </Field>
    </form>
  );
}
