import { longestPictureSide } from "@precise/contract/desk/products/pictures";

/** Below this nothing is worth the trouble. */
const smallBytes = 1_500_000;
const quality = 0.95;

/**
 * A photograph as large as the shop keeps it: 12 MB of a phone become 1. What the browser cannot decode goes as it is, and the
 * API says what is wrong with it.
 */
export async function smallerFile(file: File): Promise<File> {
  // Others may be see-through, which a JPEG is not; and a name that lies shall be told.
  if (file.size < smallBytes || file.type !== "image/jpeg" || !(await isJpeg(file))) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, longestPictureSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const { promise, resolve } = Promise.withResolvers<Blob | null>();
    canvas.toBlob(resolve, "image/jpeg", quality);
    const smaller = await promise;
    return smaller !== null && smaller.size < file.size
      ? new File([smaller], file.name, { type: "image/jpeg" })
      : file;
  } catch {
    // No picture, or one that this browser does not know.
    return file;
  }
}

async function isJpeg(file: Blob): Promise<boolean> {
  const [first, second] = new Uint8Array(await file.slice(0, 2).arrayBuffer());
  return first === 0xff && second === 0xd8;
}
