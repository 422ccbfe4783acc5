import sharp from "sharp";
import { expect, it } from "vitest";
import { sharePicture } from "./share-picture.ts";

const plain = (width: number, height: number, background: string) =>
  sharp({ create: { width, height, channels: 3, background } })
    .webp()
    .toBuffer();

async function colourAt(jpeg: Buffer, left: number, top: number): Promise<number[]> {
  const pixel = await sharp(jpeg).extract({ left, top, width: 1, height: 1 }).raw().toBuffer();
  return [...pixel];
}

it.each([
  [600, 600],
  [1200, 750],
  [400, 900],
  [30, 20],
])("a picture of %i × %i becomes one of 1200 × 630", async (width, height) => {
  const { format, ...size } = await sharp(
    await sharePicture(await plain(width, height, "#c80000")),
  ).metadata();
  expect([format, size.width, size.height]).toEqual(["jpeg", 1200, 630]);
});

it("a square picture stands whole in the middle: no part of it is cut off", async () => {
  // Blue above and below, red between: cut to the shape, nothing blue would be left.
  const stripe = await plain(600, 400, "#c80000");
  const picture = await sharp({ create: { width: 600, height: 600, channels: 3, background: "#0000c8" } })
    .composite([{ input: stripe, gravity: "centre" }])
    .webp()
    .toBuffer();
  const [red = 0, , blue = 0] = await colourAt(await sharePicture(picture), 600, 8);
  expect(blue).toBeGreaterThan(150);
  expect(red).toBeLessThan(50);
});

it("what is no picture is refused", async () => {
  await expect(sharePicture(new TextEncoder().encode("<svg onload=alert(1)>"))).rejects.toThrow();
});
