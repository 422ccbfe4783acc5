import { expect, it } from "vitest";
import { possibleSkus, shownArticles } from "./shown-articles.ts";

it("a page shows the articles of all product addresses in it: links, data of scripts, its own", () => {
  const html = `<link rel="canonical" href="https://shop.example/product/ring-lamp-PR-1-BB">
    <a href="/product/ring-lamp-PR-1-BB">Ring</a> <a href="/product/Bulb-e27?from=home">Bulb</a>
    <script>self.__next_f.push([1,"{\\"urlPath\\":\\"/product/disc-PR-2\\"}"])</script> <a href="/products/16/lamps">All</a>`;
  expect(shownArticles(html)).toEqual(["RING-LAMP-PR-1-BB", "BULB-E27", "DISC-PR-2"]);
});

it("an article number may be the whole of an address's end, or follow any hyphen of it", () => {
  expect([...possibleSkus("RING-PR-1")]).toEqual(["RING-PR-1", "PR-1", "1"]);
});
