import { Presets, SingleBar } from "cli-progress";
import type { ImportProgress } from "#api/modules/catalogue/import/import-report.ts";

const phases: Record<ImportProgress["phase"], { title: string; unit: string }> = {
  check: { title: "Checking", unit: "rows" },
  pictures: { title: "Pictures", unit: "pictures" },
  save: { title: "Saving", unit: "rows" },
};

/** Shows how far an import is: a bar on a terminal, else a plain line when a phase begins and ends. */
export function progressLine(stream: NodeJS.WriteStream) {
  return stream.isTTY ? bar(stream) : plainLines(stream);
}

function bar(stream: NodeJS.WriteStream) {
  const shown = new SingleBar(
    {
      stream,
      format: "{title} [{bar}] {percentage} %  {done} {unit}",
      hideCursor: true,
      clearOnComplete: false,
    },
    Presets.rect,
  );
  let phase: ImportProgress["phase"] | undefined;
  return {
    show(progress: ImportProgress): void {
      const words = { ...phases[progress.phase], done: progress.done };
      if (phase !== progress.phase) {
        shown.stop();
        shown.start(100, 0, words);
        phase = progress.phase;
      }
      shown.update(Math.floor(progress.share * 100), words);
    },
    end: () => shown.stop(),
  };
}

function plainLines(stream: NodeJS.WriteStream) {
  let phase: ImportProgress["phase"] | undefined;
  return {
    show({ phase: now, share, done }: ImportProgress): void {
      const { title, unit } = phases[now];
      if (phase !== now) stream.write(`${title} …\n`);
      if (share >= 1) stream.write(`${title}: ${done} ${unit}\n`);
      phase = now;
    },
    end: () => undefined,
  };
}
