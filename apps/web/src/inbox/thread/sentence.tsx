/** Words of a thread, as they were written: never HTML, no links, in their own direction. */
export function Sentence({ text }: { text: string }) {
  return (
    <blockquote dir="auto" className="border-s-2 border-line ps-3 text-sm wrap-anywhere text-ink-soft">
      {text}
    </blockquote>
  );
}
