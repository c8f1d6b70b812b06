import { cva } from 'class-variance-authority';
import type { VariantProps } from 'class-variance-authority';
import { LoaderCircle } from 'lucide-react';
import { Slot } from 'radix-ui';
import type { ComponentProps } from 'react';
import { cn } from './cn.ts';

export const buttonClasses = cva(
  'inline-flex shrink-0 items-center justify-center gap-2 rounded-lg font-medium whitespace-nowrap select-none transition-colors disabled:opacity-50 [&_svg]:size-4 aria-busy:cursor-progress',
  {
    variants: {
      look: {
        /** The one thing to do next; at most one in view. */
        accent: 'bg-accent text-accent-ink hover:bg-accent/90 active:bg-accent/85',
        solid: 'bg-ink text-paper hover:bg-ink/88 active:bg-ink/80',
        outline: 'border border-line bg-raised text-ink hover:bg-ink/5 active:bg-ink/8',
        quiet: 'text-ink-soft hover:bg-ink/6 hover:text-ink active:bg-ink/10',
        bad: 'border border-bad/40 bg-raised text-bad hover:bg-bad/8',
        link: 'h-auto rounded-sm px-0 text-ink underline decoration-line underline-offset-4 hover:decoration-ink',
      },
      size: {
        small: 'h-8 px-3 text-sm',
        medium: 'h-9 px-3.5 text-sm',
        large: 'h-11 px-5 text-base',
        icon: 'size-9 text-sm',
        'icon-small': 'size-8 text-sm',
      },
    },
    compoundVariants: [{ look: 'link', class: 'h-auto px-0' }],
    defaultVariants: { look: 'outline', size: 'medium' },
  },
);

export interface ButtonProps extends ComponentProps<'button'>, VariantProps<typeof buttonClasses> {
  /** Renders the child (a link) with the look of a button. */
  asChild?: boolean;
  /** Shows work in progress and refuses a second click. */
  busy?: boolean;
}

export function Button({
  className,
  look,
  size,
  asChild = false,
  busy = false,
  children,
  disabled,
  ...props
}: ButtonProps) {
  const classes = cn(buttonClasses({ look, size }), className);
  if (asChild) {
    return (
      <Slot.Root className={classes} {...props}>
        {children}
      </Slot.Root>
    );
  }
  return (
    <button
      type="button"
      className={classes}
      disabled={disabled || busy}
      aria-busy={busy || undefined}
      {...props}
    >
      {busy && <LoaderCircle aria-hidden className="animate-spin" />}
      {children}
    </button>
  );
}

/** A button that is only an icon; `label` is its name and its tooltip. */
export function IconButton({
  label,
  look = 'quiet',
  size = 'icon-small',
  ...props
}: ButtonProps & { label: string }) {
  return <Button aria-label={label} title={label} look={look} size={size} {...props} />;
}
