import sharp, { type Sharp } from "sharp";

const width = 1200;
const height = 630;
/** Behind pictures with holes. */
const paper = "#fbf9f5";
/** The picture melts into its surroundings over this many pixels on either side. */
const melt = 72;

/** In bytes: WhatsApp shows no picture beside a link that is larger. */
export const largestShared = 300_000;
const qualities = [82, 70, 55, 40, 25];
const leastQuality = 12;

/** An edge that varies more than this (standard deviation of 0 to 255) shows things, not a backdrop. */
const mostOfBackdrop = 22;

/**
 * A picture of the catalogue in the shape that other sites show beside a link, 1200 × 630, as JPEG. A wide one, and a
 * scene, is cut to it; a product on its backdrop stands whole in the middle, and the backdrop is drawn out beside it.
 * @throws Error when the bytes are no picture
 */
export async function sharePicture(bytes: Uint8Array): Promise<Buffer> {
  const picture = sharp(bytes, { limitInputPixels: 50_000_000 });
  const { width: ownWidth, height: ownHeight } = await picture.metadata();
  const room = ownWidth / ownHeight < 1.5 ? await roomBeside(picture, ownWidth, ownHeight) : null;
  if (room === null) return jpeg(picture.resize(width, height, { fit: "cover" }));
  const shownWidth = Math.min(width, Math.round((ownWidth / ownHeight) * height));
  const shown = await picture
    .clone()
    .resize(shownWidth, height, { fit: "fill" })
    .ensureAlpha()
    .composite([{ input: meltingEdges(shownWidth), blend: "dest-in" }])
    .png()
    .toBuffer();
  return jpeg(sharp(room).composite([{ input: shown, gravity: "centre" }]));
}

/** The picture's left and right edge, each drawn out over half of the width; null where something stands at an edge. */
async function roomBeside(picture: Sharp, ownWidth: number, ownHeight: number): Promise<Buffer | null> {
  const strip = Math.max(1, Math.round(ownWidth / 50));
  const edges = await Promise.all(
    [0, ownWidth - strip].map((left) =>
      picture.clone().extract({ left, top: 0, width: strip, height: ownHeight }).png().toBuffer(),
    ),
  );
  const spread = await Promise.all(edges.map(async (edge) => (await sharp(edge).stats()).channels));
  if (spread.flat().some(({ stdev }) => stdev > mostOfBackdrop)) return null;
  const [west, east] = await Promise.all(edges.map(drawnOut));
  return sharp({ create: { width, height, channels: 3, background: paper } })
    .composite([
      { input: west, gravity: "west" },
      { input: east, gravity: "east" },
    ])
    .png()
    .toBuffer();
}

/** One column of an edge's colours, half as wide as the picture for sharing. */
async function drawnOut(edge: Buffer): Promise<Buffer> {
  const column = await sharp(edge).resize(1, height, { fit: "fill" }).png().toBuffer();
  return sharp(column)
    .resize(width / 2, height, { fit: "fill" })
    .png()
    .toBuffer();
}

/** As good as it may be within what messengers load; a crowded picture is drawn again more coarsely. */
async function jpeg(picture: Sharp): Promise<Buffer> {
  const flat = picture.flatten({ background: paper });
  for (const quality of qualities) {
    const drawn = await flat.clone().jpeg({ quality, mozjpeg: true }).toBuffer();
    if (drawn.byteLength <= largestShared) return drawn;
  }
  return flat.jpeg({ quality: leastQuality, mozjpeg: true }).toBuffer();
}

/** Opaque in the middle, transparent at the left and right edge. */
function meltingEdges(shownWidth: number): Buffer {
  const inner = Math.round((melt / shownWidth) * 100);
  return Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${shownWidth}" height="${height}"><linearGradient id="m"><stop stop-opacity="0"/><stop offset="${inner}%"/><stop offset="${100 - inner}%"/><stop offset="1" stop-opacity="0"/></linearGradient><rect width="100%" height="100%" fill="url(#m)"/></svg>`,
  );
}
