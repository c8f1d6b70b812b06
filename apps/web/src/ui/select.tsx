import { Check, ChevronDown } from 'lucide-react';
import { Select as Radix } from 'radix-ui';
import { cn } from './cn.ts';
import { inputClasses } from './input.tsx';
import { floatClasses, floatItemClasses } from './float.ts';

export interface SelectOption<Value extends string = string> {
  value: Value;
  label: string;
  disabled?: boolean;
}

export interface SelectProps<Value extends string> {
  value: Value | undefined;
  onChange: (value: Value) => void;
  options: readonly SelectOption<Value>[];
  placeholder?: string;
  disabled?: boolean;
  className?: string;
  id?: string;
  'aria-label'?: string;
  'aria-describedby'?: string | undefined;
  'aria-invalid'?: true | undefined;
}

/** One of a short list. Radix refuses empty values: give "all" a word of its own. */
export function Select<Value extends string>({
  value,
  onChange,
  options,
  placeholder = 'Choose',
  disabled,
  className,
  ...tie
}: SelectProps<Value>) {
  return (
    <Radix.Root
      value={value ?? ''}
      onValueChange={(next) => onChange(next as Value)}
      disabled={disabled ?? false}
    >
      <Radix.Trigger
        className={cn(
          inputClasses,
          'flex h-9 items-center justify-between gap-2 text-left data-placeholder:text-ink-soft',
          className,
        )}
        {...tie}
      >
        <span className="truncate">
          <Radix.Value placeholder={placeholder} />
        </span>
        <ChevronDown aria-hidden className="size-4 text-ink-soft" />
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          position="popper"
          sideOffset={4}
          className={cn(floatClasses, 'max-h-80 min-w-(--radix-select-trigger-width)')}
        >
          <Radix.Viewport>
            {options.map((option) => (
              <Radix.Item
                key={option.value}
                value={option.value}
                disabled={option.disabled ?? false}
                className={cn(floatItemClasses, 'pr-8')}
              >
                <Radix.ItemText>{option.label}</Radix.ItemText>
                <Radix.ItemIndicator className="absolute right-2">
                  <Check aria-hidden className="size-4" />
                </Radix.ItemIndicator>
              </Radix.Item>
            ))}
          </Radix.Viewport>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
