import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { guideLinks, guidesFor } from "./guide-links.ts";

const folder = join(import.meta.dirname, "../../../content/articles");

it("has every guide of the content folder, under its own title", () => {
  const guides = readdirSync(folder).map((file) => {
    const title = /^title: (.*)$/m.exec(readFileSync(join(folder, file), "utf8"))?.[1];
    return [`/inspiration/${file.replace(/\.md$/, "")}`, title];
  });
  expect(guideLinks.map(({ href, name }) => [href, name]).toSorted()).toEqual(guides.toSorted());
});

it.each([
  ["dimm", ["/inspiration/dimming-led"]],
  ["solar light", ["/inspiration/inverter-and-solar"]],
  ["e27 bulb", ["/inspiration/bulb-caps"]],
  ["pendant", []],
  ["an", []],
  ["", []],
])("%j leads to %j", (term, hrefs) => {
  expect(guidesFor(term).map(({ href }) => href)).toEqual(hrefs);
});
