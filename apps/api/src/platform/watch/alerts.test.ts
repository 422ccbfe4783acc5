import { expect, it } from "vitest";
import { afterLook, type Faults, type Watched } from "./alerts.ts";

const minute = 60_000;
const down = (...about: string[]): Faults => new Map(about.map((name) => [name, "answered 503"]));

/** Looks once a minute, and notes at which look which mail went out. */
function mailsOf(looks: readonly Faults[]): readonly string[] {
  let watched: Watched = { looks: new Map() };
  return looks.flatMap((faults, index) => {
    const next = afterLook(watched, faults, index * minute);
    watched = next.watched;
    return next.alert ? [`${index}: ${next.alert.subject}`] : [];
  });
}

it("mails at the third look in a row, and once when it is over", () => {
  const shop = down("shop");
  expect(mailsOf([shop, shop, down(), shop, shop, shop, shop, down(), down()])).toEqual([
    "5: Not right: shop",
    "7: All is well again",
  ]);
});

it("mails at once about a second fault, and again after six hours", () => {
  const hours = (count: number) => count * 60;
  const looks = Array.from({ length: hours(7) }, (_, index) =>
    index < 10 ? down("shop") : down("shop", "disk"),
  );
  expect(mailsOf(looks)).toEqual([
    "2: Not right: shop",
    "12: Not right: shop, disk",
    `${12 + hours(6)}: Not right: shop, disk`,
  ]);
});

it("does not say that all is well while one of two faults stays", () => {
  const both = down("shop", "disk");
  expect(mailsOf([both, both, both, down("disk"), down("disk"), down()])).toEqual([
    "2: Not right: shop, disk",
    "5: All is well again",
  ]);
});
