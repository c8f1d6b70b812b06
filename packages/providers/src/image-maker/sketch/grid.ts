/** A square of values, blurred by boxes of a radius, so many times. */
export function blurred(values: Float32Array, side: number, radius: number, times: number): Float32Array {
  let from = values;
  for (let round = 0; round < times; round += 1)
    from = boxed(boxed(from, side, radius, 1, side), side, radius, side, 1);
  return from;
}

function boxed(values: Float32Array, side: number, radius: number, step: number, row: number): Float32Array {
  const out = new Float32Array(values.length);
  const wide = radius * 2 + 1;
  const last = (side - 1) * step;
  for (let line = 0; line < side; line += 1) {
    const start = line * row;
    const end = start + last;
    let sum = (values[start] ?? 0) * (radius + 1);
    for (let place = 1; place <= radius; place += 1) sum += values[Math.min(end, start + place * step)] ?? 0;
    let [ahead, behind] = [start + (radius + 1) * step, start - radius * step];
    for (let at = start; at <= end; at += step) {
      out[at] = sum / wide;
      sum += (values[ahead > end ? end : ahead] ?? 0) - (values[behind < start ? start : behind] ?? 0);
      ahead += step;
      behind += step;
    }
  }
  return out;
}

export interface Labelled {
  /** 0 where nothing is, else the number of the connected part. */
  label: Uint32Array;
  /** Pixels of each part, by its number. */
  sizes: number[];
}

/** The connected parts of what is filled. */
export function labelled(filled: Uint8Array, side: number): Labelled {
  const label = new Uint32Array(filled.length);
  const sizes = [0];
  const open = new Uint32Array(filled.length);
  for (let start = 0; start < filled.length; start += 1) {
    if (!filled[start] || label[start]) continue;
    const number = sizes.length;
    let [read, end] = [0, 0];
    const reach = (at: number) => {
      if (!filled[at] || label[at]) return;
      label[at] = number;
      open[end] = at;
      end += 1;
    };
    reach(start);
    while (read < end) {
      const at = open[read] ?? 0;
      read += 1;
      const x = at % side;
      if (x > 0) reach(at - 1);
      if (x < side - 1) reach(at + 1);
      if (at >= side) reach(at - side);
      if (at + side < filled.length) reach(at + side);
    }
    sizes.push(end);
  }
  return { label, sizes };
}

/** Values of a square made from another's, one by one. */
export function mapped(values: ArrayLike<number>, change: (value: number) => number): Float32Array {
  const out = new Float32Array(values.length);
  for (let at = 0; at < out.length; at += 1) out[at] = change(values[at] ?? 0);
  return out;
}

/** 1 where a value fits, else 0. */
export function where(values: ArrayLike<number>, fits: (value: number) => boolean): Uint8Array {
  const out = new Uint8Array(values.length);
  for (let at = 0; at < out.length; at += 1) if (fits(values[at] ?? 0)) out[at] = 1;
  return out;
}
