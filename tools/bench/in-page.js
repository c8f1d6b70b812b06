// Runs in the page that is timed; loaded before anything else.
globalThis.bench = {
  longTasks: [],
  keys: [],

  /** Milliseconds from the click on the conversation to its last message being drawn. */
  async show(title, lastWords) {
    const entry = [...document.querySelectorAll('a, button')].find((element) =>
      element.textContent?.includes(title),
    );
    const started = performance.now();
    entry.click();
    while (!document.body.textContent.includes(lastWords)) await new Promise(requestAnimationFrame);
    await new Promise(requestAnimationFrame);
    return performance.now() - started;
  },

  /** Keeps long tasks, and the time from each key to the frame after it. */
  watch() {
    new PerformanceObserver((list) =>
      bench.longTasks.push(...list.getEntries().map((entry) => entry.duration)),
    ).observe({
      type: 'longtask',
    });
    const note = (event) =>
      requestAnimationFrame(() => setTimeout(() => bench.keys.push(performance.now() - event.timeStamp)));
    document.addEventListener('keydown', note, true);
  },

  forget() {
    bench.longTasks.length = 0;
    bench.keys.length = 0;
  },
};
