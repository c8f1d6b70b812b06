import { useRef, useState } from 'react';
import type { KeyboardEvent, PointerEvent } from 'react';
import { sized } from '#ui/picture-source.ts';
import { changeCrop, cropBetween, middleCrop } from '../crop.ts';
import type { Crop } from '../crop.ts';

export interface CropFrameProps {
  src: string;
  crop: Crop | null;
  onChange: (crop: Crop | null) => void;
}

const step = 0.04;
const moves: Readonly<Record<string, { x: number; y: number }>> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

/** A picture in which a frame can be drawn; arrows move it, with Shift they make it larger or smaller. */
export function CropFrame({ src, crop, onChange }: CropFrameProps) {
  const area = useRef<HTMLButtonElement>(null);
  const start = useRef<{ x: number; y: number } | null>(null);
  const [drawn, setDrawn] = useState<Crop | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const shown = drawn ?? crop;

  const pointOf = (event: PointerEvent) => {
    const box = area.current?.getBoundingClientRect();
    if (!box) return { x: 0, y: 0 };
    return { x: (event.clientX - box.left) / box.width, y: (event.clientY - box.top) / box.height };
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') return onChange(null);
    if (event.key === 'Enter' && !crop) return onChange(middleCrop);
    const move = moves[event.key];
    if (!move) return;
    event.preventDefault();
    const from = crop ?? middleCrop;
    if (!crop) return onChange(from);
    onChange(changeCrop(from, event.shiftKey ? { wider: move.x, higher: move.y } : move));
  };

  if (failed === src)
    return (
      <p className="rounded-xl border border-line bg-raised p-6 text-sm text-ink-soft">
        This file type has no preview, but it was still searched.
      </p>
    );
  return (
    <button
      ref={area}
      type="button"
      aria-label={
        crop
          ? `Frame: ${Math.round(crop.width * 100)}% by ${Math.round(crop.height * 100)}% of the picture. Arrows move it, with Shift they resize it, Escape removes it.`
          : 'Your picture. Drag a frame around what to look for, or press Enter.'
      }
      onKeyDown={onKeyDown}
      onPointerDown={(event) => {
        if (event.button !== 0) return;
        event.preventDefault();
        event.currentTarget.focus();
        event.currentTarget.setPointerCapture(event.pointerId);
        start.current = pointOf(event);
      }}
      onPointerMove={(event) => start.current && setDrawn(cropBetween(start.current, pointOf(event)))}
      onPointerUp={(event) => {
        if (!start.current) return;
        const next = cropBetween(start.current, pointOf(event));
        start.current = null;
        setDrawn(null);
        if (next) onChange(next);
      }}
      onPointerCancel={() => {
        start.current = null;
        setDrawn(null);
      }}
      className="relative block w-full cursor-crosshair touch-none overflow-hidden rounded-xl bg-ink/5 select-none"
    >
      <img
        src={sized(src, 600)}
        alt=""
        draggable={false}
        onError={() => setFailed(src)}
        className="block max-h-96 min-h-32 w-full object-fill"
      />
      {shown && (
        <span
          aria-hidden
          data-testid="crop"
          className="absolute rounded-sm border-2 border-paper outline-2 outline-ink/70"
          style={{
            left: `${shown.left * 100}%`,
            top: `${shown.top * 100}%`,
            width: `${shown.width * 100}%`,
            height: `${shown.height * 100}%`,
            boxShadow: '0 0 0 9999px rgb(0 0 0 / 0.4)',
          }}
        />
      )}
    </button>
  );
}
