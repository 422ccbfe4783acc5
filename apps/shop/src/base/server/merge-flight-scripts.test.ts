import { expect, it } from "vitest";
import { mergeFlightScripts } from "./merge-flight-scripts.ts";

it("joins the pieces of a page's data and nothing else", () => {
  const html =
    "<p>a</p><script>(self.__next_f=self.__next_f||[]).push([0])</script>" +
    '<script>self.__next_f.push([1,"a"])</script><script>self.__next_f.push([1,"b"])</script><script src="/a.js"></script>';
  expect(mergeFlightScripts(html)).toBe(
    "<p>a</p><script>(self.__next_f=self.__next_f||[]).push([0]);" +
      'self.__next_f.push([1,"a"]);self.__next_f.push([1,"b"])</script><script src="/a.js"></script>',
  );
});
