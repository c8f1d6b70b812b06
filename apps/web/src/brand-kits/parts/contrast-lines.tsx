import { contrastOf } from '../look/color.ts';

/** What a contrast is good for (WCAG 2.2: 4.5 for text, 3 for large text and signs). */
export function contrastWord(contrast: number): string {
  if (contrast >= 7) return 'Any text';
  if (contrast >= 4.5) return 'Text';
  if (contrast >= 3) return 'Large text only';
  return 'Not for text';
}

/** How text in the colors would read on this one. */
export function ContrastLines({ hex, others }: { hex: string; others: readonly string[] }) {
  const grounds = [...new Set([...others, '#FFFFFF', '#000000'])].filter((other) => other !== hex);
  return (
    <ul aria-label="Contrast" className="flex flex-col gap-1.5 border-t border-line pt-3 text-xs">
      {grounds.map((other) => {
        const contrast = contrastOf(hex, other);
        return (
          <li key={other} className="flex items-center gap-2">
            <span
              aria-hidden
              style={{ background: hex, color: other }}
              className="grid h-6 w-9 place-items-center rounded-sm font-semibold ring-1 ring-ink/10"
            >
              Aa
            </span>
            <span className="figures text-ink-soft">{nameOf(other)}</span>
            <span className="ml-auto">{contrastWord(contrast)}</span>
            <span className="figures w-9 text-right text-ink-soft">{contrast.toFixed(1)}</span>
          </li>
        );
      })}
    </ul>
  );
}

const nameOf = (hex: string) => ({ '#FFFFFF': 'White', '#000000': 'Black' })[hex] ?? hex;
