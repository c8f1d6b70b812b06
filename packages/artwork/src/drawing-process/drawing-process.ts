import { fork, type ChildProcess } from 'node:child_process';
import { fileURLToPath } from 'node:url';
import { ImageRefused } from '../image-maker/image-maker.ts';
import {
  draw,
  type Drawn,
  type DrawingTask,
  type FromDrawingProcess,
  type ToDrawingProcess,
} from './draw.ts';

/** So many tasks at once, as many as the process has threads to draw with; more wait. */
const usuallyAtOnce = 4;
/** It ends after so long without a task, and the memory goes back. */
const usualIdleMs = 20_000;
/** Where it could not be started it is not tried again for so long. */
const tryAgainMs = 60_000;
/** A task that was in the process when it ended is tried once more, alone, as any of them may be why. */
const mostTries = 2;

interface Errand {
  task: DrawingTask;
  signal: AbortSignal | undefined;
  tries: number;
  resolve: (drawn: Drawn) => void;
  reject: (reason: unknown) => void;
}

export interface DrawingProcessOptions {
  atOnce?: number;
  idleMs?: number;
  /** The path of the program. */
  program?: string;
}

/**
 * Draws in a process of its own, started when it is first needed: what drawing takes of memory goes back with it, and it
 * takes nothing from the server's threads. Where it cannot be started, tasks are drawn here.
 */
export class DrawingProcess {
  readonly #atOnce: number;
  readonly #idleMs: number;
  readonly #program: string;
  #child: ChildProcess | undefined;
  #isReady = false;
  #lastId = 0;
  readonly #running = new Map<number, Errand>();
  readonly #waiting: Errand[] = [];
  #idle: NodeJS.Timeout | undefined;
  #failedAt = -Infinity;

  constructor({ atOnce = usuallyAtOnce, idleMs = usualIdleMs, program }: DrawingProcessOptions = {}) {
    this.#atOnce = atOnce;
    this.#idleMs = idleMs;
    this.#program = program ?? fileURLToPath(new URL('./program.ts', import.meta.url));
  }

  /** Of the process, while there is one. */
  get pid(): number | undefined {
    return this.#child?.pid;
  }

  /** Rejects as drawing here would (ImageRefused), with the signal's reason, or when the process ended over it twice. */
  async draw(task: DrawingTask, signal?: AbortSignal): Promise<Drawn> {
    signal?.throwIfAborted();
    const { promise, resolve, reject } = Promise.withResolvers<Drawn>();
    const errand: Errand = { task, signal, tries: 0, resolve, reject };
    const leave = () => this.#leave(errand);
    signal?.addEventListener('abort', leave);
    this.#waiting.push(errand);
    this.#next();
    return promise.finally(() => signal?.removeEventListener('abort', leave));
  }

  /** Ends the process; what it was drawing is rejected. */
  stop(): void {
    const left = [...this.#running.values(), ...this.#waiting.splice(0)];
    this.#running.clear();
    this.#end()?.kill('SIGKILL');
    for (const { reject } of left) reject(new Error('The picture was not drawn: the server is stopping.'));
  }

  #next(): void {
    clearTimeout(this.#idle);
    for (let errand = this.#waiting[0]; errand; errand = this.#waiting[0]) {
      const isAlone = [errand, ...this.#running.values()].some(({ tries }) => tries > 0);
      if (this.#running.size >= (isAlone ? 1 : this.#atOnce)) return;
      this.#waiting.shift();
      if (performance.now() - this.#failedAt < tryAgainMs) drawHere(errand);
      else this.#send(errand);
    }
    if (this.#running.size > 0) return;
    this.#child?.channel?.unref();
    this.#idle = setTimeout(() => this.#end()?.disconnect(), this.#idleMs).unref();
  }

  #send(errand: Errand): void {
    const child = (this.#child ??= this.#start());
    const id = ++this.#lastId;
    this.#running.set(id, errand);
    child.channel?.ref();
    const told: ToDrawingProcess = { kind: 'draw', id, task: errand.task };
    // A channel that is closing fails here; the end of the process says the rest.
    child.send(told, () => undefined);
  }

  #start(): ChildProcess {
    this.#isReady = false;
    const child = fork(this.#program, { serialization: 'advanced', execArgv: [] });
    // Waiting for tasks keeps nothing alive; tasks do, by the channel.
    child.unref();
    child.on('message', (said: FromDrawingProcess) => this.#hear(said));
    const ended = () => {
      if (this.#child === child) this.#lose();
    };
    child.once('error', ended);
    child.once('exit', ended);
    return child;
  }

  #hear(said: FromDrawingProcess): void {
    if (said.kind === 'ready') {
      this.#isReady = true;
      return;
    }
    const errand = this.#running.get(said.id);
    this.#running.delete(said.id);
    if (said.kind === 'drawn') errand?.resolve(said.drawn);
    else
      errand?.reject(
        said.kind === 'refused' ? new ImageRefused(said.reason, said.message) : new Error(said.message),
      );
    this.#next();
  }

  /** The process ended by itself: what it was drawing is drawn again, here where the process never got ready. */
  #lose(): void {
    if (!this.#isReady) this.#failedAt = performance.now();
    const child = this.#end();
    if (child?.connected) child.disconnect();
    const left = [...this.#running.values()].filter(({ signal }) => !signal?.aborted);
    this.#running.clear();
    for (const errand of left.toReversed()) {
      if (this.#isReady) errand.tries += 1;
      if (errand.tries < mostTries) this.#waiting.unshift(errand);
      else errand.reject(new Error('The picture was not drawn: the process that draws ended over it twice.'));
    }
    this.#next();
  }

  #leave(errand: Errand): void {
    errand.reject(errand.signal?.reason);
    const place = this.#waiting.indexOf(errand);
    if (place >= 0) this.#waiting.splice(place, 1);
    for (const [id, running] of this.#running) {
      const told: ToDrawingProcess = { kind: 'stop', id };
      if (running === errand) this.#child?.send(told, () => undefined);
    }
  }

  #end(): ChildProcess | undefined {
    clearTimeout(this.#idle);
    const child = this.#child;
    this.#child = undefined;
    return child;
  }
}

function drawHere({ task, signal, resolve, reject }: Errand): void {
  draw(task, signal).then(resolve, reject);
}
