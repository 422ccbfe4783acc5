import { expect, it } from "vitest";
import { webNextConfig } from "./next-config.ts";

it("sizes of pictures and widths of devices are the framework's own", () => {
  const { images } = webNextConfig("phase-production-build", {
    stylesheets: { app: ".", common: "shop", extra: [] },
    picturePaths: ["/media/**"],
    own: {},
  });
  expect(images).toMatchObject({ localPatterns: [{ pathname: "/media/**", search: "" }] });
  expect(Object.keys(images ?? {})).not.toContain("deviceSizes");
  expect(Object.keys(images ?? {})).not.toContain("imageSizes");
});
