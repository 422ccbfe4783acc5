import { constants, zstdCompressSync, zstdDecompressSync } from "node:zlib";

const compressLevel = 1;
/** Many small pieces would leave gaps in the process's memory that it cannot give back. */
const shelfBytes = 1024 * 1024;

/** The part that was asked last: those who go through what was packed ask for all of a part, one after the other. */
let open: { readonly bytes: Uint8Array; readonly values: readonly unknown[] } | undefined;

export type Pack = ReturnType<typeof packer>;

/**
 * Puts values away that are only needed later, outside of the heap: the collector walks through each object that is kept, and holds up
 * every caller meanwhile.
 */
export function packer() {
  let shelf = new Uint8Array();
  let used = 0;
  /**
   * Packs a part; some fifty values are a good one.
   * @param values what JSON can say
   * @returns the value at a place; asking for places of different parts in turn is slow
   */
  return function pack<Value>(values: readonly Value[]): (at: number) => Value {
    const packed = zstdCompressSync(JSON.stringify(values), {
      params: { [constants.ZSTD_c_compressionLevel]: compressLevel },
    });
    if (used + packed.length > shelf.length) {
      shelf = new Uint8Array(Math.max(shelfBytes, packed.length));
      used = 0;
    }
    const bytes = shelf.subarray(used, used + packed.length);
    bytes.set(packed);
    used += packed.length;
    return (at) => {
      if (open?.bytes !== bytes) open = { bytes, values: JSON.parse(zstdDecompressSync(bytes).toString()) };
      // It is what was put in, but for what JSON cannot say.
      return open.values[at] as Value;
    };
  };
}
