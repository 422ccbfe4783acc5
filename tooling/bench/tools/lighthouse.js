// One Lighthouse run (mobile preset) on a page of this machine, in a browser of its own; prints what it found.
// lighthouse.js <url> <path of a Chromium> <flags of the Chromium as JSON>
import * as chromeLauncher from "chrome-launcher";
import lighthouse from "lighthouse";

const [url, chromePath, flags] = process.argv.slice(2);
if (!/^(127\.\d+\.\d+\.\d+|localhost|\[::1\])$/.test(new URL(url).hostname))
  throw new Error(`not an address of this machine: ${url}`);
const categories = ["performance", "accessibility", "best-practices", "seo"];
const chrome = await chromeLauncher.launch({
  chromePath,
  chromeFlags: [
    "--headless=new",
    ...JSON.parse(flags),
    "--host-resolver-rules=MAP * ~NOTFOUND, EXCLUDE localhost, EXCLUDE 127.0.0.1",
  ],
});
try {
  const judge = () =>
    lighthouse(url, {
      port: chrome.port,
      output: "json",
      logLevel: "error",
      onlyCategories: categories,
      disableFullPageScreenshot: true,
    });
  let { lhr } = await judge();
  // Now and then Chromium's trace begins after the page: then there is nothing to judge.
  if (lhr.runtimeError?.code === "NO_NAVSTART") ({ lhr } = await judge());
  if (lhr.runtimeError) throw new Error(lhr.runtimeError.message);
  const isPoor = (id) => {
    const { score } = lhr.audits[id];
    return score !== null && score < 1;
  };
  console.log(
    JSON.stringify({
      points: Object.fromEntries(
        categories.map((name) => [name, Math.round((lhr.categories[name].score ?? 0) * 100)]),
      ),
      losesPoints: Object.fromEntries(
        categories.map((name) => [
          name,
          lhr.categories[name].auditRefs
            .filter(({ id, weight }) => weight > 0 && isPoor(id))
            .map(({ id }) => id),
        ]),
      ),
      firstPaintMs: Math.round(lhr.audits["first-contentful-paint"].numericValue ?? 0),
      largestPaintMs: Math.round(lhr.audits["largest-contentful-paint"].numericValue ?? 0),
      blockedMs: Math.round(lhr.audits["total-blocking-time"].numericValue ?? 0),
      layoutShift: Math.round((lhr.audits["cumulative-layout-shift"].numericValue ?? 0) * 1000) / 1000,
    }),
  );
} finally {
  await chrome.kill();
}
