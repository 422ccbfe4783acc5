import type { FileStore, ShopFiles } from "./file-store.ts";

/** What a copy found and did. */
export interface CopyReport {
  /** Files that were not there yet, and are now. */
  readonly copied: number;
  /** Files that were there in their size already. */
  readonly kept: number;
  /** Of what was copied. */
  readonly bytes: number;
}

/**
 * Copies what one place of the shop's files has and the other lacks. It may be stopped and run again: what is there already is not
 * sent twice.
 * @param onProgress called with each file that was looked at
 */
export async function copyFiles(
  from: ShopFiles,
  to: ShopFiles,
  onProgress: (report: CopyReport) => void = () => undefined,
): Promise<CopyReport> {
  let report: CopyReport = { copied: 0, kept: 0, bytes: 0 };
  for (const kind of ["media", "briefs"] as const) {
    for await (const { name } of from[kind].list()) {
      // Half-written by a process that was killed: the file itself comes under its own name, or never.
      if (name.endsWith(".part")) continue;
      const bytes = await copyOne(from[kind], to[kind], name);
      report =
        bytes === undefined
          ? { ...report, kept: report.kept + 1 }
          : { ...report, copied: report.copied + 1, bytes: report.bytes + bytes };
      onProgress(report);
    }
  }
  return report;
}

/** @returns its size; undefined where it was there already, or is gone meanwhile */
async function copyOne(from: FileStore, to: FileStore, name: string): Promise<number | undefined> {
  const [here, there] = [await from.find(name), await to.find(name)];
  if (here === undefined || here.bytes === there?.bytes) return undefined;
  const content = await from.read(name);
  if (content === undefined) return undefined;
  await to.write(name, content);
  return content.length;
}
