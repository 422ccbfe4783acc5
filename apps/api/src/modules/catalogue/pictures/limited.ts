/** Does work at most so many at a time; the rest waits for its turn, in order. */
export function limited(most: number): <Result>(work: () => Promise<Result>) => Promise<Result> {
  let running = 0;
  const waiting: (() => void)[] = [];
  return async (work) => {
    if (running >= most) await new Promise<void>((turn) => waiting.push(turn));
    else running += 1;
    try {
      return await work();
    } finally {
      // The place goes to the next one in line, if there is one.
      const next = waiting.shift();
      if (next) next();
      else running -= 1;
    }
  };
}
