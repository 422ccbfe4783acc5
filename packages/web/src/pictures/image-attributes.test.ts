import { getImageProps } from "next/image";
import { expect, it } from "vitest";
import { imageAttributes } from "./image-attributes.ts";

const picture = { imageUrl: "/media/a b.webp", width: 4000, height: 3000 };
const widthsOf = (srcSet: string) => [...srcSet.matchAll(/ (\d+)w/g)].map(([, width]) => Number(width));

it.each([
  "100vw",
  "(min-width: 600px) 120px, 88px",
  "(min-width: 1200px) 25vw, (min-width: 600px) 33vw, 50vw",
  "12vw",
])("a picture shown at %s is offered as next/image offers it", (sizes) => {
  const { imageUrl: src, width, height } = picture;
  const { props } = getImageProps({ src, alt: "", width, height, sizes });
  expect(imageAttributes(picture, { sizes, mostPixels: 4000 }).srcSet).toBe(props.srcSet);
});

it("each app has an optimiser of its own", () => {
  const size = { sizes: "32px", mostPixels: 32 };
  expect(imageAttributes(picture, size, "/clients/_next/image").srcSet).toBe(
    "/clients/_next/image?url=%2Fmedia%2Fa%20b.webp&w=32&q=75 32w",
  );
});

it("the twin by night is offered in its own width", () => {
  const night = { imageUrl: "/media/night.webp", width: 40, height: 30 };
  const { night: srcSet } = imageAttributes({ ...picture, night }, { sizes: "88px", mostPixels: 360 });
  expect(srcSet).toBe(
    "/_next/image?url=%2Fmedia%2Fnight.webp&w=32&q=75 32w, /_next/image?url=%2Fmedia%2Fnight.webp&w=48&q=75 48w",
  );
});

it.each([
  [640, [640]],
  [5000, [32, 48, 64, 96, 128, 256, 384, 640]],
])("leaves out what is below %i pixels, but never everything", (leastPixels, expected) => {
  const { srcSet } = imageAttributes(picture, { sizes: "88px", mostPixels: 640, leastPixels });
  expect(widthsOf(srcSet)).toEqual(expected);
});

it.each([
  [600, 4000, 640],
  [640, 4000, 640],
  [40, 4000, 48],
  [5000, 4000, 3840],
  [4000, 300, 384],
])(
  "a picture of %i pixels, shown at %i at most, is offered no wider than %i",
  (width, mostPixels, widest) => {
    const { srcSet } = imageAttributes({ ...picture, width }, { sizes: "100px", mostPixels });
    expect(widthsOf(srcSet).at(-1)).toBe(widest);
  },
);
