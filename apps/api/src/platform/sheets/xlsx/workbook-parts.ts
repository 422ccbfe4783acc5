import { unzipSync } from "fflate";

/** The workbook swells beyond what is read. */
export class SwollenWorkbook extends Error {
  override readonly name = "SwollenWorkbook";
}

const mostEntries = 1_000;
const partBytes = 65_536;

/** The parts of a workbook by their path. */
export interface WorkbookParts {
  readonly names: ReadonlySet<string>;
  /** A part's text, in pieces; undefined where there is none. */
  textOf(name: string): Iterable<string> | undefined;
}

/**
 * Opens the archive of a workbook. Only its directory is read at first; a part is unpacked when it is asked for, into as many
 * bytes as are declared there.
 * @throws SwollenWorkbook, and whatever the unpacker says of a damaged archive
 */
export function openParts(bytes: Uint8Array, mostUnpackedBytes: number): WorkbookParts {
  const names = new Set<string>();
  let unpacked = 0;
  unzipSync(bytes, {
    filter({ name, originalSize }) {
      unpacked += originalSize;
      names.add(name);
      if (unpacked > mostUnpackedBytes || names.size > mostEntries)
        throw new SwollenWorkbook("too large unpacked");
      return false;
    },
  });
  return {
    names,
    textOf(name) {
      if (!names.has(name)) return undefined;
      const part = unzipSync(bytes, { filter: (entry) => entry.name === name })[name];
      return part && texts(part);
    },
  };
}

function* texts(part: Uint8Array): Generator<string> {
  const decoder = new TextDecoder(part[0] === 0xff && part[1] === 0xfe ? "utf-16le" : "utf-8");
  for (let at = 0; at < part.length; at += partBytes)
    yield decoder.decode(part.subarray(at, at + partBytes), { stream: true });
  yield decoder.decode();
}
