import { type Browser, chromium, type Page } from "@playwright/test";
import { chromiumFlags } from "@precise/chromium/chromium-flags";
import { chromiumOfThisMachine } from "@precise/chromium/find-chromium";
import { afterAll, beforeAll, expect, it } from "vitest";
import { chromiumPlaces } from "../env.ts";
import { findBrokenWords } from "./broken-words.ts";
import { findClippedTexts } from "./clipped-texts.ts";
import { findCoveredControls } from "./covered-controls.ts";
import { findCrowdingBars } from "./crowding-bars.ts";
import { findCutFieldTexts } from "./field-texts.ts";
import { findLastingHoverRules } from "./hover-rules.ts";
import { findLayoutShift, watchLayoutShift } from "./layout-shift.ts";
import { findNativeBorders } from "./native-borders.ts";
import { findFrameFaults, findTwoPrices } from "./page-frame.ts";
import { installPageTools } from "./page-tools.ts";
import { findSidewaysScroll } from "./sideways.ts";

// The sweep says nothing of a page that it cannot see through: here is what it must find, and what it must let pass.
const over = "position: absolute; inset: 0; z-index: 1";
const tall = '<div style="height: 3000px">Tall</div>';
const head = '<header><div style="padding: 0 40px; height: 60px">Shop</div></header>';
const checks = [
  {
    finds: "a title beside the page's left edge",
    check: findFrameFaults,
    faulty: `${head}<main><h1 style="margin: 0 80px">Board</h1></main>`,
    sound: `${head}<main><h1 style="margin: 0 40px">Board</h1><h1 style="text-align: center">Nothing</h1></main>`,
  },
  {
    finds: "a part that a picture of the page leaves out",
    check: findFrameFaults,
    faulty: '<main><section style="content-visibility: auto">New</section></main>',
    sound: "<main><section>New</section></main>",
  },
  {
    finds: "two prices on one card",
    check: findTwoPrices,
    faulty: "<main><article><span>₦385,000</span> <small>from ₦379,000</small></article></main>",
    sound:
      "<main><article><span>₦385,000</span> <s>₦448,000</s> <small>others from ₦379,000</small></article></main>",
  },
  {
    finds: "the browser's own border of a button",
    check: findNativeBorders,
    faulty: '<button style="border: 2px outset">Heart</button>',
    sound: '<button style="border: 1px solid">Heart</button>',
  },
  {
    finds: "a choice that the browser draws",
    check: findNativeBorders,
    faulty: '<select style="appearance: auto"><option>Lagos</option></select>',
    sound: '<input type="checkbox" style="appearance: none; width: 20px; height: 20px; border: 1px solid">',
  },
  {
    finds: "the browser's own button of a file field",
    check: findNativeBorders,
    faulty: '<input type="file" aria-label="Plan">',
    sound: '<style>::file-selector-button { border: 1px solid }</style><input type="file" aria-label="Plan">',
  },
  {
    finds: "a button under something else",
    check: findCoveredControls,
    faulty: `<div style="position: relative"><button>Pause</button><div style="${over}"></div></div>`,
    sound: `<div style="position: fixed; bottom: 0; width: 100%; height: 60px">Bar</div>${tall}<button style="margin-bottom: 80px">Pause</button>`,
  },
  {
    finds: "one covered edge of a link",
    check: findCoveredControls,
    faulty:
      '<a href="#" style="display: inline-block; padding: 12px 0; margin-bottom: -14px">A product</a><p style="margin: 0">PR-1 in brushed brass</p>',
    sound:
      '<label><input type="radio" style="opacity: 0; position: absolute"> Lagos</label> <a href="#">On</a>',
  },
  {
    finds: "a cut text",
    check: findClippedTexts,
    faulty: '<p style="width: 80px; overflow: hidden; white-space: nowrap">Antique Copper and Brass</p>',
    sound:
      '<p style="width: 80px; overflow: hidden; white-space: nowrap; text-overflow: ellipsis">Antique Copper and Brass</p>',
  },
  {
    finds: "a placeholder that is wider than its field",
    check: findCutFieldTexts,
    faulty: '<input style="width: 90px" placeholder="Search lights, switches, sockets">',
    sound: '<input style="width: 90px" placeholder="Search">',
  },
  {
    finds: "a chosen option that is wider than its list",
    check: findCutFieldTexts,
    faulty: '<select style="width: 90px"><option>Federal Capital Territory</option></select>',
    sound:
      '<select style="width: 90px"><option>Oyo</option><option>Federal Capital Territory</option></select>',
  },
  {
    finds: "a word that is broken in the middle",
    check: findBrokenWords,
    faulty: '<p style="width: 60px; overflow-wrap: anywhere">Rechargeable LED bulb</p>',
    sound: '<p style="width: 200px; overflow-wrap: anywhere">Rechargeable LED bulb</p>',
  },
  {
    finds: "hover styles that a tap leaves behind",
    check: findLastingHoverRules,
    faulty: "<style>p:hover { opacity: 0.9 }</style><p>Text</p>",
    sound: "<style>@media (hover: hover) { p:hover { opacity: 0.9 } }</style><p>Text</p>",
  },
  {
    finds: "a page that is wider than the screen",
    check: findSidewaysScroll,
    faulty: '<div style="width: 400px">Wide</div>',
    sound: '<div style="width: 400px; max-width: 100%">Wide</div>',
  },
  {
    finds: "bars that leave no room",
    check: findCrowdingBars,
    faulty: `<div style="position: fixed; inset: 0 0 auto; height: 500px">Head</div>${tall}`,
    sound: `<div style="position: fixed; inset: 0 0 auto; height: 60px">Head</div>${tall}`,
  },
] as const;

let browser: Browser;
let page: Page;
beforeAll(async () => {
  const { path } = await chromiumOfThisMachine(chromiumPlaces());
  browser = await chromium.launch({ executablePath: path, args: [...chromiumFlags] });
  page = await browser.newPage({ viewport: { width: 360, height: 740 } });
}, 300_000);
afterAll(() => browser?.close());

it.each(checks)(
  "the sweep finds $finds, and nothing where it is mended",
  async ({ check, faulty, sound }) => {
    const look = async (html: string) => {
      await page.setContent(html);
      await page.evaluate(installPageTools);
      return page.evaluate(check);
    };
    expect(await look(faulty)).toHaveLength(1);
    expect(await look(sound)).toEqual([]);
  },
);

it("the sweep finds what moves as a page comes", async () => {
  await page.setContent(
    '<main style="height: 100px"></main><footer>Foot of a page with some words in it</footer>',
  );
  await page.evaluate(watchLayoutShift);
  expect(await page.evaluate(findLayoutShift)).toEqual([]);
  const growMain = () =>
    page.evaluate(() => {
      const main = document.querySelector("main");
      if (main) main.style.height = `${main.offsetHeight + 100}px`;
    });
  // A page that has just got its size may move for half a second without that being counted.
  await expect
    .poll(
      async () => {
        await growMain();
        return page.evaluate(findLayoutShift);
      },
      { timeout: 4_000 },
    )
    .toHaveLength(1);
});
