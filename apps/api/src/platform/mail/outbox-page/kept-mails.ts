import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import type { KeptMail } from "../folder-transport.ts";

/** More than a person looks through; the folder itself has them all. */
const mostShown = 200;
const nameForm = /^[\w-]+$/;

/** A mail of the folder under its name there. */
export interface NamedMail {
  readonly name: string;
  readonly mail: KeptMail;
}

/** The newest e-mails of the folder first; those to one address when it is given, however it is written. */
export async function readKeptMails(folder: string, to?: string): Promise<NamedMail[]> {
  const files = await readdir(folder).catch(ifMissing);
  const names = files.filter((file) => file.endsWith(".json")).map((file) => file.slice(0, -".json".length));
  const found: NamedMail[] = [];
  for (const name of names.sort().reverse()) {
    const mail = await readKeptMail(folder, name);
    if (!mail || (to !== undefined && mail.to.toLowerCase() !== to.toLowerCase())) continue;
    found.push({ name, mail });
    if (found.length === mostShown) break;
  }
  return found;
}

/** One mail; undefined where there is none of that name. */
export async function readKeptMail(folder: string, name: string): Promise<KeptMail | undefined> {
  if (!nameForm.test(name)) return undefined;
  try {
    // Written by our own transport, whole or not at all.
    return JSON.parse(await readFile(join(folder, `${name}.json`), "utf8")) as KeptMail;
  } catch (fault) {
    ifMissing(fault);
    return undefined;
  }
}

/** No folder and no file yet mean no mail; any other fault is one. */
function ifMissing(fault: unknown): string[] {
  if (fault instanceof Error && "code" in fault && fault.code === "ENOENT") return [];
  throw fault;
}
