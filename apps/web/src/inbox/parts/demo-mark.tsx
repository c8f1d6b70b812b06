/** Says quietly that a scripted supplier of the demo store writes here. */
export function DemoMark() {
  return (
    <span
      title="A scripted supplier of the demo store"
      className="rounded-sm border border-line px-1 text-[0.6875rem] leading-4 text-ink-soft"
    >
      Demo
    </span>
  );
}
