/** A square of values, blurred by boxes of a radius, so many times. */
export function blurred(values: Float32Array, side: number, radius: number, times: number): Float32Array {
  const [out, between] = [new Float32Array(values.length), new Float32Array(values.length)];
  for (let round = 0; round < times; round += 1) {
    blurRows(round === 0 ? values : out, between, side, radius);
    blurColumns(between, out, side, radius);
  }
  return times === 0 ? values : out;
}

function blurRows(values: Float32Array, out: Float32Array, side: number, radius: number): void {
  const share = 1 / (radius * 2 + 1);
  for (let start = 0; start < values.length; start += side) {
    const end = start + side - 1;
    let sum = (values[start] ?? 0) * (radius + 1);
    for (let place = 1; place <= radius; place += 1) sum += values[Math.min(end, start + place)] ?? 0;
    for (let at = start; at <= end; at += 1) {
      out[at] = sum * share;
      const [ahead, behind] = [at + radius + 1, at - radius];
      sum += (values[ahead > end ? end : ahead] ?? 0) - (values[behind < start ? start : behind] ?? 0);
    }
  }
}

/** Row by row with a sum for each column, for memory is read along rows. */
function blurColumns(values: Float32Array, out: Float32Array, side: number, radius: number): void {
  const share = 1 / (radius * 2 + 1);
  const sums = new Float64Array(side);
  for (let place = -radius; place <= radius; place += 1) {
    const row = Math.max(0, Math.min(side - 1, place)) * side;
    for (let x = 0; x < side; x += 1) sums[x] = (sums[x] ?? 0) + (values[row + x] ?? 0);
  }
  for (let y = 0; y < side; y += 1) {
    const row = y * side;
    const ahead = Math.min(side - 1, y + radius + 1) * side;
    const behind = Math.max(0, y - radius) * side;
    for (let x = 0; x < side; x += 1) {
      const sum = sums[x] ?? 0;
      out[row + x] = sum * share;
      sums[x] = sum + (values[ahead + x] ?? 0) - (values[behind + x] ?? 0);
    }
  }
}

/** A square at half its side, each value the middle of four. For what is smooth anyway. `side` is even. */
export function halved(values: Float32Array, side: number): Float32Array {
  const half = side >> 1;
  const out = new Float32Array(half * half);
  for (let y = 0; y < half; y += 1)
    for (let x = 0; x < half; x += 1) {
      const at = y * 2 * side + x * 2;
      out[y * half + x] =
        ((values[at] ?? 0) +
          (values[at + 1] ?? 0) +
          (values[at + side] ?? 0) +
          (values[at + side + 1] ?? 0)) /
        4;
    }
  return out;
}

/** A square at twice its side (`side` is that of the larger), its values mixed between. */
export function doubled(values: Float32Array, side: number): Float32Array {
  const half = side >> 1;
  const out = new Float32Array(side * side);
  for (let y = 0; y < side; y += 1) {
    const near = (y >> 1) * half;
    const far = Math.max(0, Math.min(half - 1, (y >> 1) + (y & 1 ? 1 : -1))) * half;
    for (let x = 0; x < side; x += 1) {
      const column = x >> 1;
      const beside = Math.max(0, Math.min(half - 1, column + (x & 1 ? 1 : -1)));
      out[y * side + x] =
        (values[near + column] ?? 0) * 0.5625 +
        ((values[near + beside] ?? 0) + (values[far + column] ?? 0)) * 0.1875 +
        (values[far + beside] ?? 0) * 0.0625;
    }
  }
  return out;
}

export interface Labeled {
  /** 0 where nothing is, else the number of the connected part. */
  label: Uint32Array;
  /** Pixels of each part, by its number. */
  sizes: number[];
}

/** The connected parts of what is filled, numbered as they begin from the top (Rosenfeld and Pfaltz, 1966). */
export function labeled(filled: Uint8Array, side: number): Labeled {
  const label = new Uint32Array(filled.length);
  const parents: number[] = [0];
  const rootOf = (number: number): number => {
    let root = number;
    while ((parents[root] ?? root) !== root) root = parents[root] ?? root;
    return root;
  };
  for (let at = 0; at < filled.length; at += 1) {
    if (!filled[at]) continue;
    const before = at % side > 0 ? (label[at - 1] ?? 0) : 0;
    const above = at >= side ? (label[at - side] ?? 0) : 0;
    if (before === 0 && above === 0) {
      label[at] = parents.length;
      parents.push(parents.length);
    } else if (before === 0 || above === 0 || before === above) label[at] = before || above;
    else {
      const [one, other] = [rootOf(before), rootOf(above)];
      const root = Math.min(one, other);
      parents[one] = root;
      parents[other] = root;
      label[at] = root;
    }
  }
  const numbers = new Uint32Array(parents.length);
  const sizes = [0];
  for (let number = 1; number < parents.length; number += 1) {
    const root = rootOf(number);
    if (root === number) {
      numbers[number] = sizes.length;
      sizes.push(0);
    } else numbers[number] = numbers[root] ?? 0;
  }
  for (let at = 0; at < label.length; at += 1) {
    const number = numbers[label[at] ?? 0] ?? 0;
    label[at] = number;
    if (number > 0) sizes[number] = (sizes[number] ?? 0) + 1;
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
