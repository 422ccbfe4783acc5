/** Where progress is written: the terminal, a log, or a list in a test. */
export interface ProgressTarget {
  readonly isTTY?: boolean | undefined;
  readonly columns?: number | undefined;
  write(text: string): unknown;
}

/** Shows what runs, how long it took and how it went. */
export interface Progress {
  /** Runs one step under its name; `note` says what it is at, and the last note stays in its line. */
  step<Outcome>(name: string, work: (note: (text: string) => void) => Promise<Outcome>): Promise<Outcome>;
  line(text: string): void;
}

/** Progress lines; on a terminal the running steps are shown in one line that is rewritten in place. */
export function createProgress(target: ProgressTarget, isPlain = false): Progress {
  const isLive = target.isTTY === true && !isPlain;
  const running = new Map<string, string>();

  const clear = () => {
    if (isLive) target.write("\r\u001b[2K");
  };
  const draw = () => {
    if (!isLive || running.size === 0) return;
    const text = [...running].map(([name, note]) => (note === "" ? name : `${name}: ${note}`)).join(" · ");
    target.write(`  … ${text}`.slice(0, (target.columns ?? 80) - 1));
  };
  const line = (text: string) => {
    clear();
    target.write(`${text}\n`);
    draw();
  };

  return {
    line,
    async step(name, work) {
      const startedAt = performance.now();
      const seconds = () => `${((performance.now() - startedAt) / 1000).toFixed(1)} s`;
      let lastNote = "";
      running.set(name, "");
      if (isLive) {
        clear();
        draw();
      }
      const end = (sign: string, tail: string) => {
        running.delete(name);
        line(`  ${sign} ${name.padEnd(24)}${seconds().padStart(8)}${tail === "" ? "" : `  ${tail}`}`);
      };
      try {
        const outcome = await work((text) => {
          lastNote = text;
          running.set(name, text);
          clear();
          draw();
        });
        end("✓", lastNote);
        return outcome;
      } catch (error) {
        end("✗", "");
        throw error;
      }
    },
  };
}
