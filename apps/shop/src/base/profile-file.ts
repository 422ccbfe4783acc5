import "server-only";
import { statSync } from "node:fs";
import { join } from "node:path";

/** A file that visitors may take away. */
export interface ProfileFile {
  readonly href: string;
  /** As people read it: "137 KB". */
  readonly size: string;
}

const name = "precise-company-profile.pdf";
let known: ProfileFile | undefined;

/** The company profile in this release; how it was made: docs/media.md. @source spec §1 */
export function profileFile(): ProfileFile {
  known ??= { href: `/${name}`, size: sizeText(statSync(join(process.cwd(), "public", name)).size) };
  return known;
}

function sizeText(bytes: number): string {
  return `${Math.ceil(bytes / 1024)} KB`;
}
