import { creditsOf, creditWords } from '@brandwright/contract/kernel/ai-credits.ts';
import type { CreditUse } from '@brandwright/contract/kernel/credit-use.ts';
import type { AnyDeclaration, SendOf } from '@brandwright/contract/kernel/operation.ts';
import { cn } from '#ui/cn.ts';

/** What a call with this input costs, as the server reckons it: by its declaration. Null where nothing is charged. */
function creditUseOf<D extends AnyDeclaration>(
  { generates, input: schema }: D,
  input: SendOf<D>,
): CreditUse | null {
  const parsed = schema.safeParse(input);
  if (!generates || !parsed.success) return null;
  return generates({ input: parsed.data, output: undefined, byHand: true } as never);
}

/** The price beside a button that makes something with AI: "20 AI credits". */
export function CreditCost<D extends AnyDeclaration>({
  declaration,
  input,
  className,
}: {
  declaration: D;
  /** What will be sent; what isn't typed yet may be any text. */
  input: SendOf<D>;
  className?: string;
}) {
  const use = creditUseOf(declaration, input);
  if (!use) return null;
  return (
    <span className={cn('text-xs whitespace-nowrap text-ink-soft tabular-nums', className)}>
      {creditWords(creditsOf(use))}
    </span>
  );
}
