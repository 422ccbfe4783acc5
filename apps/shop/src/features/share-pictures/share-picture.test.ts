import sharp from "sharp";
import { expect, it } from "vitest";
import { largestShared, sharePicture } from "./share-picture.ts";

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

/** A square picture with one thing in it, on a plain backdrop. */
async function withThing(left: number): Promise<Buffer> {
  const thing = await plain(120, 300, "#c80000");
  return sharp({ create: { width: 600, height: 600, channels: 3, background: "#0000c8" } })
    .composite([{ input: thing, left, top: 150 }])
    .webp()
    .toBuffer();
}

it("a product stands whole in the middle, and its backdrop goes on beside it", async () => {
  const shared = await sharePicture(await withThing(240));
  const [, , aboveIt = 0] = await colourAt(shared, 600, 8);
  const [, , besideIt = 0] = await colourAt(shared, 20, 300);
  expect([aboveIt > 180, besideIt > 180]).toEqual([true, true]);
});

it("a scene, where things stand at an edge, is cut to the shape instead", async () => {
  const [red = 0, , blue = 0] = await colourAt(await sharePicture(await withThing(0)), 20, 300);
  expect([red > 180, blue < 20]).toEqual([true, true]);
});

it("a picture full of detail stays within what messengers load", async () => {
  const { data, info } = await sharp({
    create: {
      width: 1200,
      height: 630,
      channels: 3,
      background: "#000",
      noise: { type: "gaussian", mean: 128, sigma: 60 },
    },
  })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const noise = await sharp(data, {
    raw: { width: info.width, height: info.height, channels: info.channels },
  })
    .png()
    .toBuffer();
  const shared = await sharePicture(noise);
  expect(shared.byteLength).toBeLessThanOrEqual(largestShared);
  expect((await sharp(shared).metadata()).width).toBe(1200);
});

it("what is no picture is refused", async () => {
  await expect(sharePicture(new TextEncoder().encode("<svg onload=alert(1)>"))).rejects.toThrow();
});
