const counted = /^[\d,]+ \p{L}+/u;
/** A field and its figure, as an answer says them: "Fee $59.16." */
const labeled = /^(?<label>\p{L}[\p{L} ]{1,40}) (?<figure>\$?\d[\d,.]*?)\.?$/u;
/** What is shown and its figure: "Average order value: $153.80." */
const named = /^(?<label>\p{L}[\p{L} ]{1,40}): (?<figure>\$?\d[\d,.]*\d%?|\d%?)(?=[.,;]|$)/u;
const figureNext = /^(?: (?:of|is|was|are)){0,2} (?<figure>\$?\d[\d,.]*\d|\$?\d)/;

/**
 * Whether a short answer would say what the summary says: "29 orders." before "29 orders are processing …", or "Fee $59.16."
 * before "… a fee of $59.16 …".
 */
export function tellsAlready(summary: string, answer: string): boolean {
  const count = counted.exec(answer)?.[0];
  if (count !== undefined) return summary.startsWith(`${count} `);
  const whole = named.exec(answer)?.groups;
  if (whole?.['label'] !== undefined && whole['figure'] !== undefined)
    return summary.startsWith(`${whole['label']} `) && summary.includes(`: ${whole['figure']},`);
  const { label, figure } = labeled.exec(answer)?.groups ?? {};
  if (label === undefined || figure === undefined) return false;
  const said = summary.toLowerCase();
  const at = said.indexOf(label.toLowerCase());
  return at >= 0 && figureNext.exec(said.slice(at + label.length))?.groups?.['figure'] === figure;
}
