import sharp, { type Sharp } from "sharp";

const width = 1200;
const height = 630;
/** The picture melts into its surroundings over this many pixels on either side. */
const melt = 72;

/**
 * A picture of the catalogue in the shape that other sites show beside a link, 1200 × 630, as JPEG. A wide one is cut to
 * it; an upright or square one stands whole in the middle, on a blurred copy of itself, and melts into it.
 * @throws Error when the bytes are no picture
 */
export async function sharePicture(bytes: Uint8Array): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: 50_000_000 });
  const { width: ownWidth, height: ownHeight } = await picture.metadata();
  const ground = picture.clone().resize(width, height, { fit: "cover" });
  if (ownWidth / ownHeight >= 1.5) return jpeg(ground);
  const shownWidth = Math.min(width, Math.round((ownWidth / ownHeight) * height));
  const shown = await picture
    .clone()
    .resize(shownWidth, height, { fit: "fill" })
    .ensureAlpha()
    .composite([{ input: meltingEdges(shownWidth), blend: "dest-in" }])
    .png()
    .toBuffer();
  return jpeg(sharp(await ground.blur(48).toBuffer()).composite([{ input: shown, gravity: "centre" }]));
}

function jpeg(picture: Sharp): Promise<Buffer> {
  return picture.flatten({ background: "#fbf9f5" }).jpeg({ quality: 82, mozjpeg: true }).toBuffer();
}

/** Opaque in the middle, transparent at the left and right edge. */
function meltingEdges(shownWidth: number): Buffer {
  const inner = Math.round((melt / shownWidth) * 100);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shownWidth}" height="${height}"><linearGradient id="m"><stop stop-opacity="0"/><stop offset="${inner}%"/><stop offset="${100 - inner}%"/><stop offset="1" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#m)"/></svg>`,
  );
}
