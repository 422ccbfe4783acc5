/** What the shop keeps of a picture's longer side: more would only cost the sender's data. */
const longestSide = 2400;
const quality = 0.85;
/** Below this nothing is worth the trouble. */
const smallBytes = 400_000;

/**
 * A picture as small as it may be: a phone's photograph of 6 MB becomes some 700 kB. What the browser cannot decode goes as
 * it is, and the shop says what is wrong with it.
 */
export async function smallerPicture(file: Blob): Promise<Blob> {
  if (file.size < smallBytes) return file;
  try {
    const bitmap = await createImageBitmap(file);
    const scale = Math.min(1, longestSide / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement("canvas");
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext("2d")?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    const smaller = await new Promise<Blob | null>((resolve) =>
      canvas.toBlob(resolve, "image/jpeg", quality),
    );
    return smaller !== null && smaller.size < file.size ? smaller : file;
  } catch {
    // No picture, or one that this browser does not know.
    return file;
  }
}
