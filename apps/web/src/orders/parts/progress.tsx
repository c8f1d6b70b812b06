/** How far background work is, 0 to 100. */
export function Progress({ label, percent }: { label: string; percent: number }) {
  return (
    <div className="flex items-center gap-3">
      <div
        role="progressbar"
        aria-label={label}
        aria-valuenow={percent}
        aria-valuemin={0}
        aria-valuemax={100}
        className="h-1.5 flex-1 overflow-hidden rounded-full bg-ink/10"
      >
        <div
          className="h-full rounded-full bg-ink transition-[width]"
          style={{ width: `${Math.max(3, percent)}%` }}
        />
      </div>
      <span className="figures w-9 text-right text-xs text-ink-soft">{percent}%</span>
    </div>
  );
}
