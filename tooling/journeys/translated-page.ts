import { expect, type Page } from "@playwright/test";
import { findSidewaysScroll } from "./page-sweep/sideways.ts";

/**
 * Does to every page of a journey what a browser's translation does, from the time that the page listens: each text, also
 * one that comes later, gives its place to a `<font>` with the same words. A text that the page then changes without
 * anybody seeing it is an error in the console, so a quiet journey fails on it.
 */
export async function translateEveryPage(page: Page): Promise<void> {
  await page.addInitScript(translateTexts);
}

/** Sent to the page as text: it may use nothing from outside of itself. */
function translateTexts(): void {
  const left = "script, style, textarea, noscript, option, title, svg, font, [translate=no]";
  const unseen = new MutationObserver((changes) => {
    for (const { target, oldValue } of changes)
      if (!target.isConnected && target.textContent !== oldValue)
        console.error(`a translated page still says "${oldValue}", not "${target.textContent}"`);
  });
  const translate = (root: Node) => {
    const walk = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
    const texts: Node[] = root.nodeType === Node.TEXT_NODE ? [root] : [];
    while (walk.nextNode()) texts.push(walk.currentNode);
    for (const text of texts) {
      if (!text.textContent?.trim() || !text.parentElement || text.parentElement.closest(left)) continue;
      const font = document.createElement("font");
      font.textContent = text.textContent;
      text.parentElement.replaceChild(font, text);
      unseen.observe(text, { characterData: true, characterDataOldValue: true });
    }
  };
  const begin = () => {
    translate(document.body);
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes)
        for (const node of addedNodes) if (node.isConnected) translate(node);
    }).observe(document.body, { childList: true, subtree: true });
  };
  const whenListening = new MutationObserver(() => {
    if (!document.documentElement?.hasAttribute("data-listening")) return;
    whenListening.disconnect();
    requestIdleCallback(begin);
  });
  whenListening.observe(document, { attributes: true, childList: true, subtree: true });
}

/** With texts as long as in other languages, a page that was swept is not wider than a phone. It keeps these texts. */
export async function expectRoomForLongerTexts(page: Page): Promise<void> {
  await page.setViewportSize({ width: 360, height: 740 });
  expect(await page.evaluate(lengthenTexts)).toBeGreaterThan(0);
  expect(await page.evaluate(findSidewaysScroll)).toEqual([]);
}

/** Makes each text of a page two fifths longer, as many languages are. @returns how many */
function lengthenTexts(): number {
  let count = 0;
  const left = "script, style, textarea, noscript, svg, [translate=no]";
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const text = walk.currentNode as Text;
    const words = text.data.trim();
    // A number, a price or an e-mail address is as long in every language.
    if (
      !/^[\p{L}\s,.;:!?'’()-]*\p{L}{2}[\p{L}\s,.;:!?'’()-]*$/u.test(words) ||
      text.parentElement?.closest(left)
    )
      continue;
    // Long words grow, and more words come.
    count += 1;
    const more = Math.ceil(words.length * 0.4);
    text.data = text.data.trimEnd() + (more < 5 ? "e".repeat(more) : ` ${words.slice(0, more - 1).trim()}`);
  }
  return count;
}
