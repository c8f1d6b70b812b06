/** Longest side of the coarse picture on which connected parts are found. */
const coarseSide = 160;
/** A part that covers this share of the picture's border is what stands behind. */
const mostBorder = 0.3;
const leastPart = 0.0012;

/**
 * Of pixels that hold a color (0 to 1), those of the thing: parts that run along the border of the picture, as walls and
 * grounds do, are left out unless there is nothing else. Undefined when nothing holds the color.
 */
export function keepThing(weights: Float32Array, width: number, height: number): Float32Array | undefined {
  const every = Math.max(1, Math.ceil(Math.max(width, height) / coarseSide));
  const [wide, high] = [Math.ceil(width / every), Math.ceil(height / every)];
  const filled = new Uint8Array(wide * high);
  for (let y = 0; y < high; y += 1)
    for (let x = 0; x < wide; x += 1) {
      const at = Math.min(height - 1, y * every) * width + Math.min(width - 1, x * every);
      filled[y * wide + x] = (weights[at] ?? 0) > 0.35 ? 1 : 0;
    }
  const parts = partsOf(filled, wide, high).filter((part) => part.size > wide * high * leastPart);
  if (parts.length === 0) return undefined;
  const border = 2 * (wide + high) - 4;
  const things = parts.filter((part) => part.border / border <= mostBorder);
  const kept = new Set((things.length > 0 ? things : parts).map((part) => part.label));
  const label = labels(parts, wide, high);
  const near = grown(label, kept, wide, high);
  const out = new Float32Array(weights.length);
  for (let y = 0; y < height; y += 1)
    for (let x = 0; x < width; x += 1) {
      const coarse =
        Math.min(high - 1, Math.floor(y / every)) * wide + Math.min(wide - 1, Math.floor(x / every));
      if (near[coarse]) out[y * width + x] = weights[y * width + x] ?? 0;
    }
  return out;
}

interface Part {
  label: number;
  size: number;
  border: number;
  cells: number[];
}

function partsOf(filled: Uint8Array, wide: number, high: number): Part[] {
  const seen = new Uint8Array(filled.length);
  const parts: Part[] = [];
  for (let start = 0; start < filled.length; start += 1) {
    if (!filled[start] || seen[start]) continue;
    const part: Part = { label: parts.length + 1, size: 0, border: 0, cells: [] };
    const open = [start];
    seen[start] = 1;
    while (open.length > 0) {
      const at = open.pop() ?? 0;
      part.cells.push(at);
      part.size += 1;
      const [x, y] = [at % wide, Math.floor(at / wide)];
      if (x === 0 || y === 0 || x === wide - 1 || y === high - 1) part.border += 1;
      for (const next of neighbors(x, y, wide, high)) {
        if (!filled[next] || seen[next]) continue;
        seen[next] = 1;
        open.push(next);
      }
    }
    parts.push(part);
  }
  return parts;
}

function labels(parts: readonly Part[], wide: number, high: number): Uint32Array {
  const label = new Uint32Array(wide * high);
  for (const part of parts) for (const cell of part.cells) label[cell] = part.label;
  return label;
}

/** The kept parts and two cells around them, so that soft edges turn too, but no cell of another part. */
function grown(label: Uint32Array, kept: ReadonlySet<number>, wide: number, high: number): Uint8Array {
  let near = Uint8Array.from(label, (one) => (kept.has(one) ? 1 : 0));
  for (let round = 0; round < 2; round += 1) {
    const next = Uint8Array.from(near);
    for (let at = 0; at < near.length; at += 1) {
      if (near[at] || (label[at] !== 0 && !kept.has(label[at] ?? 0))) continue;
      if (neighbors(at % wide, Math.floor(at / wide), wide, high).some((other) => near[other])) next[at] = 1;
    }
    near = next;
  }
  return near;
}

const neighbors = (x: number, y: number, wide: number, high: number): number[] => [
  ...(x > 0 ? [y * wide + x - 1] : []),
  ...(x < wide - 1 ? [y * wide + x + 1] : []),
  ...(y > 0 ? [(y - 1) * wide + x] : []),
  ...(y < high - 1 ? [(y + 1) * wide + x] : []),
];
