import { useEffect, useRef, useState, type KeyboardEvent, type PointerEvent } from 'react';
import type {
  MarkupColor,
  MarkupShape,
  MarkupTool,
  ThreadWithMessages,
} from '@brandwright/contract/design/collaborations/entities.ts';
import { cn } from '#ui/cn.ts';
import { sized } from '#ui/picture-source.ts';
import { MarkupLayer } from './markup-layer.tsx';
import { beginShape, extended, inside, isMeant, type Point } from './shapes.ts';
import { useRatio } from './use-ratio.ts';

/** What is being made on the picture and not kept yet. */
export type StageDraft = { kind: 'pin'; at: Point } | { kind: 'markup'; shapes: readonly MarkupShape[] };

const step = 0.02;
const arrows: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
const pinClasses =
  'figures absolute grid size-7 -translate-1/2 place-items-center rounded-full border-2 border-[#fffdf8] text-xs font-semibold text-[#fffdf8]';

export interface PictureStageProps {
  title: string;
  imageUrl: string;
  threads: readonly ThreadWithMessages[];
  selected: string | null;
  draft: StageDraft | null;
  tool: MarkupTool | null;
  color: MarkupColor;
  mayAct: boolean;
  onSelect: (threadId: string) => void;
  onDraft: (draft: StageDraft) => void;
  /** Enter on a pin that is being placed: to its words. */
  onPinned: () => void;
}

/** The picture with its pins and drawings. A click pins, a drag draws where a tool is chosen. */
export function PictureStage(props: PictureStageProps) {
  const { threads, selected, draft, tool, mayAct, onDraft } = props;
  const [ratio, onLoad] = useRatio();
  const surface = useRef<HTMLDivElement>(null);
  const [drawn, setDrawn] = useState<MarkupShape | null>(null);

  const shareAt = (event: { clientX: number; clientY: number }): Point => {
    const box = surface.current?.getBoundingClientRect();
    if (!box) return { x: 0.5, y: 0.5 };
    return inside({ x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height });
  };
  const shapes = draft?.kind === 'markup' ? draft.shapes : [];
  const pointer = {
    onPointerDown(event: PointerEvent<HTMLDivElement>) {
      if (!mayAct || event.button !== 0) return;
      if (!tool) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      setDrawn(beginShape(tool, props.color, shareAt(event)));
    },
    onPointerMove(event: PointerEvent<HTMLDivElement>) {
      if (drawn) setDrawn(extended(drawn, shareAt(event)));
    },
    onPointerUp(event: PointerEvent<HTMLDivElement>) {
      if (!mayAct || event.button !== 0) return;
      if (drawn) {
        if (isMeant(drawn)) onDraft({ kind: 'markup', shapes: [...shapes, drawn] });
        setDrawn(null);
      } else if (!tool) onDraft({ kind: 'pin', at: shareAt(event) });
    },
    onPointerCancel: () => setDrawn(null),
  };
  const shown = threads.filter(
    (thread) => thread.shapes.length > 0 && (!thread.isResolved || thread.threadId === selected),
  );
  return (
    <div className="@container-[size] grid size-full place-items-center">
      <div
        ref={surface}
        data-stage
        className={cn(
          'relative touch-none overflow-visible rounded-lg bg-ink/5 select-none',
          mayAct && (tool ? 'cursor-crosshair' : 'cursor-copy'),
        )}
        style={{ aspectRatio: ratio, width: `min(100cqw, calc(100cqh * ${ratio}))` }}
        {...pointer}
      >
        <img
          src={sized(props.imageUrl, 1024)}
          alt={props.title}
          draggable={false}
          onLoad={onLoad}
          className="size-full rounded-lg object-cover"
        />
        {shown.map((thread) => (
          <MarkupLayer
            key={thread.threadId}
            shapes={thread.shapes}
            ratio={ratio}
            dimmed={selected !== null && selected !== thread.threadId}
          />
        ))}
        {(shapes.length > 0 || drawn) && (
          <MarkupLayer shapes={drawn ? [...shapes, drawn] : shapes} ratio={ratio} />
        )}
        {threads.map((thread) => (
          <button
            key={thread.threadId}
            type="button"
            data-pin={thread.number}
            aria-pressed={selected === thread.threadId}
            aria-label={`Thread ${thread.number}${thread.isResolved ? ', resolved' : ''}: ${thread.preview || 'mark-up'}`}
            onPointerDown={(event) => event.stopPropagation()}
            onPointerUp={(event) => event.stopPropagation()}
            onClick={() => props.onSelect(thread.threadId)}
            className={cn(
              pinClasses,
              thread.isResolved ? 'bg-[#6f6a63]' : 'bg-[#a63f22]',
              selected === thread.threadId && 'z-10 outline-2 outline-offset-2 outline-[#fffdf8]',
            )}
            style={{ left: `${thread.x * 100}%`, top: `${thread.y * 100}%` }}
          >
            {thread.number}
          </button>
        ))}
        {draft?.kind === 'pin' && (
          <DraftPin at={draft.at} onMove={(at) => onDraft({ kind: 'pin', at })} onPinned={props.onPinned} />
        )}
      </div>
    </div>
  );
}

/** The pin that is being placed: arrows move it, Enter goes on to its words. */
function DraftPin({
  at,
  onMove,
  onPinned,
}: {
  at: Point;
  onMove: (at: Point) => void;
  onPinned: () => void;
}) {
  const pin = useRef<HTMLButtonElement>(null);
  useEffect(() => pin.current?.focus(), []);
  function onKeyDown(event: KeyboardEvent) {
    const arrow = arrows[event.key];
    if (!arrow) return;
    event.preventDefault();
    const by = event.shiftKey ? step * 4 : step;
    onMove(inside({ x: at.x + arrow.x * by, y: at.y + arrow.y * by }));
  }
  return (
    <button
      ref={pin}
      type="button"
      aria-label={`New pin, ${Math.round(at.x * 100)}% from the left, ${Math.round(at.y * 100)}% from the top. Arrow keys move it, Enter starts a comment.`}
      onKeyDown={onKeyDown}
      onPointerDown={(event) => event.stopPropagation()}
      onPointerUp={(event) => event.stopPropagation()}
      onClick={onPinned}
      className={cn(pinClasses, 'z-20 bg-[#1f1b18]')}
      style={{ left: `${at.x * 100}%`, top: `${at.y * 100}%` }}
    >
      +
    </button>
  );
}
