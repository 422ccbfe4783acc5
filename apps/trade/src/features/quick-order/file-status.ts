import { quickCopy } from "./quick-order-copy.ts";

const { file: copy } = quickCopy;

/** The file that was chosen last, and its state; the page says elsewhere why one is refused. */
export interface SentFile {
  readonly name: string;
  readonly state: "too-large" | "sent" | "read" | "refused";
}

/** The text beside the file field. A file that was not read is never called read. @param progress rows, while they are read */
export function fileStatus(
  file: SentFile | null,
  progress: { readonly done: number; readonly total: number } | null,
): string {
  if (file?.state === "read") return copy.done(file.name);
  if (file?.state !== "sent" || progress === null) return "";
  return progress.total === 0 ? copy.sending(file.name) : copy.reading(progress.done, progress.total);
}
