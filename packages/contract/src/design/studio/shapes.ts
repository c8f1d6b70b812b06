import type { ShapeLayer } from './document.ts';

type Box = Pick<ShapeLayer, 'shape' | 'width' | 'height' | 'cornerRadius'>;

/** Path data of a shape around (0, 0): the same for the canvas and for the rendered picture. */
export function shapePath({ shape, width, height, cornerRadius }: Box): string {
  const [right, down] = [width / 2, height / 2];
  if (shape === 'ELLIPSE')
    return `M${-right} 0A${right} ${down} 0 1 1 ${right} 0A${right} ${down} 0 1 1 ${-right} 0Z`;
  if (shape === 'TRIANGLE') return `M0 ${-down}L${right} ${down}L${-right} ${down}Z`;
  if (shape === 'STAR') return star(right, down);
  if (shape === 'HEART')
    return `M0 ${down}C${-right * 1.5} ${-down * 0.1} ${-right * 0.9} ${-down * 1.35} 0 ${-down * 0.45}C${right * 0.9} ${-down * 1.35} ${right * 1.5} ${-down * 0.1} 0 ${down}Z`;
  const round = shape === 'LINE' ? Math.min(right, down) : Math.min(cornerRadius, right, down);
  if (round <= 0) return `M${-right} ${-down}H${right}V${down}H${-right}Z`;
  return `M${-right + round} ${-down}H${right - round}A${round} ${round} 0 0 1 ${right} ${-down + round}V${down - round}A${round} ${round} 0 0 1 ${right - round} ${down}H${-right + round}A${round} ${round} 0 0 1 ${-right} ${down - round}V${-down + round}A${round} ${round} 0 0 1 ${-right + round} ${-down}Z`;
}

function star(right: number, down: number): string {
  const points = Array.from({ length: 10 }, (_, index) => {
    const turn = (index * Math.PI) / 5 - Math.PI / 2;
    const far = index % 2 === 0 ? 1 : 0.42;
    return `${round(Math.cos(turn) * right * far)} ${round(Math.sin(turn) * down * far)}`;
  });
  return `M${points.join('L')}Z`;
}

const round = (value: number) => Math.round(value * 100) / 100;
