import { fork } from 'node:child_process';
import { once } from 'node:events';
import { getPriority } from 'node:os';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { drawProduct, rasterize } from '../index.ts';
import { ImageRefused, type ImageRequest } from '../image-maker/image-maker.ts';
import { createLocalImageMaker } from '../image-maker/local-image-maker.ts';
import type { DrawingTask } from './draw.ts';
import { drawInOwnProcess } from './draw-in-own-process.ts';
import { DrawingProcess, type DrawingProcessOptions } from './drawing-process.ts';

// Processes are started and drawn in behind all others: on a busy machine that takes its time.
vi.setConfig({ testTimeout: 60_000 });

const stopping: { stop(): void }[] = [];
afterEach(() => stopping.splice(0).forEach((one) => one.stop()));

function started(options?: DrawingProcessOptions): DrawingProcess {
  const drawing = new DrawingProcess(options);
  stopping.push(drawing);
  return drawing;
}

const mug = drawProduct({ form: 'mug', palette: 'clay', mark: 'sun', view: 'front' });
const small: DrawingTask = { kind: 'rasterize', svg: mug, width: 64 };
const request: ImageRequest = {
  prompt: 'a sage green candle tin on linen',
  count: 2,
  model: 'OPENAI',
  seed: 'one',
};
const programNamed = (name: string) => fileURLToPath(new URL(`./testing/${name}`, import.meta.url));
const goneWithin = { timeout: 50_000, interval: 20 };

function isThere(pid: number | undefined): boolean {
  try {
    return process.kill(pid ?? 0, 0);
  } catch {
    return false;
  }
}

it('draws the same bytes as this process', async () => {
  const maker = createLocalImageMaker(256);
  const here = [await rasterize(mug, 300), ...(await maker.make(request))];
  const sketch = { bytes: await rasterize(mug, 300), contentType: 'image/png' };
  const fromSketch = await maker.make({ ...request, reference: sketch });
  stopping.push(drawInOwnProcess());
  expect([await rasterize(mug, 300), ...(await maker.make(request))]).toEqual(here);
  expect(await maker.make({ ...request, reference: sketch })).toEqual(fromSketch);
});

it('refuses and fails as this process does', async () => {
  stopping.push(drawInOwnProcess());
  const refused = createLocalImageMaker(64).make({ ...request, prompt: 'a bicycle' });
  await expect(refused).rejects.toThrow(ImageRefused);
  await expect(refused).rejects.toMatchObject({ reason: 'not_drawn' });
  await expect(rasterize('<svg', 64)).rejects.toThrow(/SVG|xml/i);
});

it('draws many at once, in the order in which they came, behind whoever talks', async () => {
  const drawing = started({ atOnce: 2 });
  const widths = Array.from({ length: 12 }, (_, index) => 20 + index);
  const drawn = await Promise.all(widths.map((width) => drawing.draw({ ...small, width })));
  const wide = drawn.map((one) => (one.kind === 'png' ? Buffer.from(one.bytes).readUInt32BE(16) : 0));
  expect(wide).toEqual(widths);
  expect(getPriority(drawing.pid)).toBeGreaterThan(getPriority());
});

it('ends after a while without a task and starts again for the next', async () => {
  const drawing = started({ idleMs: 50 });
  await drawing.draw(small);
  const { pid } = drawing;
  expect(isThere(pid)).toBe(true);
  await vi.waitFor(() => expect(isThere(pid)).toBe(false), goneWithin);
  expect((await drawing.draw(small)).kind).toBe('png');
  expect(drawing.pid).not.toBe(pid);
});

it('draws once more what was at work when the process ended', async () => {
  const drawing = started();
  await drawing.draw(small);
  const both = [drawing.draw(small), drawing.draw(small)];
  process.kill(drawing.pid ?? 0, 'SIGKILL');
  expect((await Promise.all(both)).map(({ kind }) => kind)).toEqual(['png', 'png']);
});

it('gives up on what ends the process a second time, and on nothing else', async () => {
  const drawing = started({ program: programNamed('ends-over-svg.ts') });
  const ending = { kind: 'rasterize', svg: 'end', width: 1 } as const;
  const [harmless, fatal] = await Promise.allSettled([drawing.draw(small), drawing.draw(ending)]);
  expect(harmless).toMatchObject({ status: 'fulfilled' });
  expect(fatal).toMatchObject({ reason: { message: expect.stringContaining('ended over it twice') } });
});

it('draws here where no process can be started', async () => {
  const drawing = started({ program: '/dev/null' });
  const here = await Promise.all([drawing.draw(small), drawing.draw(small)]);
  expect(here.map(({ kind }) => kind)).toEqual(['png', 'png']);
  expect((await drawing.draw(small)).kind).toBe('png');
  expect(drawing.pid).toBeUndefined();
});

it('leaves what nobody waits for any more', async () => {
  const drawing = started({ atOnce: 1 });
  const leaving = new AbortController();
  const running = drawing.draw({ kind: 'make', side: 512, request }, leaving.signal);
  const waiting = drawing.draw(small, leaving.signal);
  leaving.abort(new Error('not wanted'));
  await expect(running).rejects.toThrow('not wanted');
  await expect(waiting).rejects.toThrow('not wanted');
  await expect(drawing.draw(small, leaving.signal)).rejects.toThrow('not wanted');
  expect((await drawing.draw(small)).kind).toBe('png');
});

it('rejects what is left when it is stopped', async () => {
  const drawing = started({ atOnce: 1 });
  const left = [drawing.draw(small), drawing.draw(small)].map((one) =>
    expect(one).rejects.toThrow('stopping'),
  );
  const { pid } = drawing;
  drawing.stop();
  await Promise.all(left);
  await vi.waitFor(() => expect(isThere(pid)).toBe(false), goneWithin);
});

it('leaves no process behind a server that was killed', async () => {
  const server = fork(programNamed('draws-and-waits.ts'), ['waits'], { execArgv: [] });
  const [pid] = (await once(server, 'message')) as [number];
  expect(isThere(pid)).toBe(true);
  server.kill('SIGKILL');
  await vi.waitFor(() => expect(isThere(pid)).toBe(false), goneWithin);
});

it('holds no process back that has no more to do', async () => {
  const done = fork(programNamed('draws-and-waits.ts'), { execArgv: [] });
  expect(await once(done, 'exit')).toEqual([0, null]);
});
