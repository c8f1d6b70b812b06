import { render, screen, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { describe, expect, it } from 'vitest';
import { Chart } from './chart.tsx';
import type { ChartData } from './chart-data.ts';
import { pictureOf } from './chart-picture.ts';
import { cutTo, widthOf } from './look.ts';
import { scaleOf, shortWords } from './scale.ts';

const months = ['Sep 2026', 'Oct 2026', 'Nov 2026'].map((label) => ({ key: label, label, short: label }));
const sales: ChartData = {
  kind: 'line',
  points: months,
  series: [
    { key: 'now', label: 'Sales', unit: 'money', values: [120_000, null, 90_050] },
    { key: 'before', label: 'Sales a year before', unit: 'money', values: [100_000, 80_000, 0] },
  ],
  pointsLabel: 'Month',
  currency: 'USD',
};
const long = 'Slow evening gift box with a very long name that no axis has room for';
const names: ChartData = {
  kind: 'bar',
  points: [long, 'Mug'].map((label) => ({ key: label, label, short: label })),
  series: [{ key: 'units', label: 'Units', unit: 'count', values: [1200, -3] }],
  pointsLabel: 'Product',
  currency: 'USD',
};
const cohorts: ChartData = {
  kind: 'heatmap',
  points: months,
  series: [
    { key: 'm1', label: 'Month 1', unit: 'percent', values: [10, 20.5, null] },
    { key: 'm2', label: 'Month 2', unit: 'percent', values: [7, null, null] },
  ],
  pointsLabel: 'First order in',
  currency: 'USD',
};

const show = (data: ChartData) =>
  render(
    <Chart
      data={data}
      title="Sales"
      period="September 1 – November 22, 2026"
      finding="Sales fell by a quarter."
      fileName="sales"
    />,
  );

describe('a chart', () => {
  it('says what it found and has a table behind it', async () => {
    show(sales);
    const figure = screen.getByRole('figure', { name: 'Sales' });
    expect(within(figure).getByText('Sales fell by a quarter.')).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Show as table' }));
    const table = screen.getByRole('table', { name: 'Sales' });
    expect(
      within(table)
        .getAllByRole('columnheader')
        .map(({ textContent }) => textContent),
    ).toEqual(['Month', 'Sales', 'Sales a year before']);
    expect(within(table).getByRole('row', { name: 'Oct 2026 – $800.00' })).toBeDefined();
    await userEvent.click(screen.getByRole('button', { name: 'Show as chart' }));
    expect(screen.queryByRole('table')).toBeNull();
  });

  it('is one stop of the Tab key, and arrow keys go from point to point', async () => {
    show(sales);
    const points = screen.getAllByRole('img', { name: /2026: Sales/ });
    expect(points.map((point) => point.getAttribute('tabindex'))).toEqual(['0', '-1', '-1']);
    expect(points[2]?.getAttribute('aria-label')).toBe('Nov 2026: Sales $900.50, Sales a year before $0.00');
    (points[0] as unknown as SVGElement).focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
    expect(document.activeElement).toBe(points[2]);
    await userEvent.keyboard('{Home}');
    expect(document.activeElement).toBe(points[0]);
  });

  it('names its lines and draws them with different dashes', () => {
    const { container } = show(sales);
    expect(screen.getByText('Sales a year before')).toBeDefined();
    const paths = [...container.querySelectorAll('path[stroke-linejoin]')];
    expect(paths.map((path) => path.getAttribute('stroke-dasharray'))).toEqual([null, '7 4']);
    // October has no sales: the line is lifted.
    expect(paths[0]?.getAttribute('d')?.match(/M/g)).toHaveLength(2);
  });

  it('keeps the names of lines that end together apart, above the axis', () => {
    const ends = ['On time', 'Late', 'At risk', 'Lost'].map((label) => ({
      key: label,
      label,
      unit: 'count' as const,
      values: [4, 2, 0],
    }));
    const [first, ...rest] = ends;
    const { container } = show({ ...sales, series: [first!, ...rest] });
    const places = ends.map(({ label }) =>
      Number(screen.getByText(label, { selector: 'text' }).getAttribute('y')),
    );
    const height = Number(container.querySelector('figure > div:last-child svg')?.getAttribute('height'));
    expect(new Set(places.map(Math.round)).size).toBe(4);
    expect(Math.max(...places)).toBeLessThan(height - 20);
    expect(Math.max(...places) - Math.min(...places)).toBeGreaterThanOrEqual(48);
  });

  it('cuts a long name and tells it whole', () => {
    const { container } = show(names);
    const label = container.querySelector('text');
    expect(label?.firstChild?.textContent).toMatch(/^Slow evening.*…$/);
    expect(label?.querySelector('title')?.textContent).toBe(long);
    expect(screen.getByRole('img', { name: `${long}: 1,200` })).toBeDefined();
  });

  it('is gone through by rows and columns as a heatmap', async () => {
    show(cohorts);
    const cells = screen.getAllByRole('img', { name: /Month/ });
    expect(cells).toHaveLength(6);
    (cells[0] as unknown as SVGElement).focus();
    await userEvent.keyboard('{ArrowDown}');
    expect(document.activeElement?.getAttribute('aria-label')).toBe('Oct 2026, Month 1: 20.5%');
    // In its cell, and as the most there is.
    expect(screen.getAllByText('20.5%', { selector: 'text' })).toHaveLength(2);
  });

  it('says so where there is nothing to draw', () => {
    const { container } = show({ ...sales, series: [{ ...sales.series[0], values: [null, null, null] }] });
    expect(container.querySelector('svg')).toBeNull();
    expect(screen.getByText('Nothing to chart for this period.')).toBeDefined();
  });

  it('has a picture with title, period and finding', () => {
    const { container } = show(names);
    const drawing = container.querySelector('figure > div:last-child svg') as SVGSVGElement;
    const { svg } = pictureOf(drawing, {
      title: 'Best & worst',
      period: '2026',
      finding: 'The gift box leads.',
    });
    expect(svg).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg" width="\d+" height="\d+"/);
    expect(svg).toContain('Best &amp; worst');
    expect(svg).toContain('The gift box leads.');
    expect(svg).not.toContain('tabindex');
    expect(svg).not.toContain('class=');
  });

  it('has a picture as high as what is said over and under it, in lines that fit', () => {
    const { container } = show(names);
    const drawing = container.querySelector('figure > div:last-child svg') as SVGSVGElement;
    const words = { title: 'Best', period: '2026', finding: 'The gift box leads.' };
    const plain = pictureOf(drawing, words);
    const noted = pictureOf(drawing, { ...words, notes: ['The chart shows the first 12 of 16.'] });
    expect(noted.svg).toContain('The chart shows the first 12 of 16.');
    expect(noted.height).toBe(plain.height + 30);
    const long = pictureOf(drawing, {
      ...words,
      period: 'December 1, 2025 – November 22, 2026 · '.repeat(9),
    });
    expect(long.height).toBeGreaterThan(plain.height);
    expect(long.svg).not.toContain('2026 · December 1, 2025 – November 22, 2026 · '.repeat(8));
  });
});

describe('scales', () => {
  it('have round ticks that hold all values', () => {
    expect(scaleOf([0, 1_453_888], [220, 0], { unit: 'money' }).ticks).toEqual([
      0, 500_000, 1_000_000, 1_500_000,
    ]);
    expect(scaleOf([-3, 8], [0, 100], { unit: 'count' }).ticks).toEqual([-5, 0, 5, 10]);
    expect(scaleOf([0, 0], [220, 0], { unit: 'count' }).ticks).toEqual([0, 1]);
  });
  it('say values in few letters', () => {
    expect(shortWords(1_500_000, 'money')).toBe('$15k');
    expect(shortWords(-250_000, 'money')).toBe('−$2.5k');
    expect(shortWords(4250, 'money')).toBe('$42.50');
    expect(shortWords(12.5, 'percent')).toBe('12.5%');
    expect(cutTo('Scented candle', 200)).toBe('Scented candle');
    expect(cutTo('Scented candle', 60)).toBe('Scented…');
  });
  it('give capitals the room that they take', () => {
    expect(widthOf('JC-CAN-CEDAR')).toBeGreaterThan(widthOf('jc-can-cedar'));
  });
});
