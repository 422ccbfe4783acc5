import { expect, it } from "vitest";
import { escapeHtml, escapeMarkup } from "./markup.ts";

it("what would be read as markup is written as entities", () => {
  expect(escapeMarkup(`a < b & "c" > 'd'`)).toBe(`a &lt; b &amp; "c" &gt; 'd'`);
  expect(escapeHtml(`a < b & "c" > 'd'`)).toBe("a &lt; b &amp; &quot;c&quot; &gt; &#39;d&#39;");
});
