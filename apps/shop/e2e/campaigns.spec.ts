import { expect, test } from "./shop.ts";

test("the advert is fetched when it is played, has captions, and plays @whole", async ({ page }) => {
  const fetched: string[] = [];
  page.on("request", (request) => {
    if (/\.(?:webm|mp4)$/.test(request.url())) fetched.push(request.url());
  });
  await page.goto("/sale/sale-tv-ad");
  await expect(page.getByRole("heading", { level: 1, name: "TV Advert" })).toBeVisible();
  expect(fetched).toEqual([]);
  const film = page.locator("video");
  const duration = await film.evaluate(async (video: HTMLVideoElement) => {
    video.muted = true;
    await video.play();
    return video.duration;
  });
  expect(duration).toBeGreaterThan(20);
  expect(fetched.length).toBeGreaterThan(0);
  await expect
    .poll(() => film.evaluate((video: HTMLVideoElement) => video.textTracks[0]?.cues?.length))
    .toBe(6);
  const captions = await film.evaluate((video: HTMLVideoElement) =>
    [...(video.textTracks[0]?.cues ?? [])].map((cue) => (cue as VTTCue).text),
  );
  expect(captions[0]).toBe("Four small lights do more than one big one.");
  // So that nothing of it is on its way when the page goes.
  await film.evaluate((video: HTMLVideoElement) => video.pause());
});

test("the voucher's page says to the naira what the voucher saves, and shows nothing it costs @whole", async ({
  page,
}) => {
  await page.goto("/voucher");
  await expect(page.getByRole("heading", { level: 1, name: "₦5,000 off your first order" })).toBeVisible();
  const row = (goods: string) => page.getByRole("row", { name: new RegExp(`^${goods}`) });
  await expect(row("₦103,000")).toHaveText("₦103,000₦118,000₦103,000You save ₦15,000");
  await expect(page.getByRole("main").getByText(/more, so we do not/)).toHaveCount(0);
  // The page asks once, not a second time at its foot.
  await expect(page.getByRole("button", { name: "Subscribe" })).toHaveCount(1);
});

test("a guide leads to lights that fit and to other guides @whole", async ({ page }) => {
  await page.goto("/inspiration");
  await page.getByRole("link", { name: "Dimming LEDs without flicker or buzz" }).click();
  await expect(
    page.getByRole("heading", { level: 1, name: "Dimming LEDs without flicker or buzz" }),
  ).toBeVisible();
  await expect(page.getByRole("table")).toContainText("Leading-edge dimmer");
  await expect(
    page
      .getByRole("list", { name: "Lights for the job" })
      .getByRole("link", { name: /Rotary Dimmer/ })
      .first(),
  ).toBeVisible();
  await page.getByRole("link", { name: "E27, B22, E14, GU10? Finding the right bulb" }).click();
  await expect(page.getByRole("heading", { level: 1, name: /Finding the right bulb/ })).toBeVisible();
});
