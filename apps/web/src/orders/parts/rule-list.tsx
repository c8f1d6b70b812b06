import { useLayoutEffect, useRef, useState } from 'react';
import { moveOrderRule } from '@brandwright/contract/orders/move-order-rule.ts';
import type { OrderRule } from '@brandwright/contract/orders/rules.ts';
import { useAction } from '#api/use-action.ts';
import { RuleLine } from './rule-line.tsx';

export interface RuleListProps {
  rules: readonly OrderRule[];
  mayManage: boolean;
  onOpen: (rule: OrderRule) => void;
}

/** Every rule in words, in the order in which they run: dragged, or moved by buttons; with its switch. */
export function RuleList({ rules, mayManage, onOpen }: RuleListProps) {
  const move = useAction(moveOrderRule);
  const [dragged, setDragged] = useState<number | null>(null);
  const pressed = useRef<Element | null>(null);
  const order = rules.map(({ id }) => id).join(' ');
  // A button that moves with its rule loses the focus on the way.
  useLayoutEffect(() => {
    if (pressed.current instanceof HTMLElement) pressed.current.focus();
    pressed.current = null;
  }, [order]);

  function moveTo(from: number, to: number) {
    const rule = rules[from];
    const other = rules[to];
    if (!rule || !other || from === to || move.isRunning) return;
    void move.run({ id: rule.id, ...(from < to ? { after: other.id } : { before: other.id }) });
  }

  return (
    <ol aria-label="Order rules" className="flex flex-col gap-3">
      {rules.map((rule, at) => (
        <RuleLine
          key={rule.id}
          rule={rule}
          mayManage={mayManage}
          mayMove={mayManage && rules.length > 1}
          isFirst={at === 0}
          isLast={at === rules.length - 1}
          isDragged={dragged === at}
          onOpen={() => onOpen(rule)}
          onMove={(by) => {
            pressed.current = document.activeElement;
            moveTo(at, at + by);
          }}
          onDrag={(isDragged) => setDragged(isDragged ? at : null)}
          onDrop={() => {
            if (dragged !== null) moveTo(dragged, at);
            setDragged(null);
          }}
        />
      ))}
    </ol>
  );
}
