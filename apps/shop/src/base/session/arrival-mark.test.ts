import { expect, it } from "vitest";
import { arrivalMark, markedArrival } from "./arrival-mark.ts";

it.each([
  ["/", `/${arrivalMark}`],
  ["/product/a-lamp-A?from=list", `/product/a-lamp-A?from=list${arrivalMark}`],
  ["/faqs#returns", "/faqs#returns"],
])("who signed in on the way to %s comes to %s", (path, arrival) => {
  expect(markedArrival(path)).toBe(arrival);
});

it("asks for the page's scripts, as fragments with an equals sign do", () => {
  expect(arrivalMark).toMatch(/^#.*=/);
});
