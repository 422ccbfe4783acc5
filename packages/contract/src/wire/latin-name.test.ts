import { expect, it } from "vitest";
import { latinNameHint } from "./latin-name.ts";

it.each(["أمينة محمد", "Иван", "Ada 李", "Σοφία"])("asks for %j in Latin letters", (name) =>
  expect(latinNameHint(name)).toContain("Latin letters"),
);

it.each([
  "",
  "Nneọma O'Hara-Obi",
  "O\u0323\u0300ba\u0301fe\u0323\u0301mi",
  "Ɓala Ƙura 2",
  "Obi 🌸",
  "N\u02bcGolo",
])("asks nothing for %j", (name) => expect(latinNameHint(name)).toBeNull());
