import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";

// Pages and calls are named by constants everywhere else, so a new address of one of them would keep every other test green.

const root = join(import.meta.dirname, "..", "..");
const specification = readFileSync(join(root, "docs/specification.md"), "utf8");

/** First cells of the table under a heading, row by row. */
function rowsUnder(heading: string): string[][] {
  const section = specification.split(`### ${heading}\n`)[1]?.split(/^##/m)[0] ?? "";
  const rows = section.split("\n").filter((line) => line.startsWith("|"));
  return rows.slice(2).map((line) => line.split("|").map((cell) => cell.trim()));
}

/** An address in which every part that differs from case to case is a star. */
const withStars = (address: string) => address.replaceAll(/[[{][^/]*[\]}]/g, "*").replace(/(?<=.)\/$/, "");

it("each address of a page in the specification has its page", () => {
  const pages = ["shop", "trade"].flatMap((app) =>
    globSync("**/page.tsx", { cwd: join(root, "apps", app, "src", "app") }).map((file) => {
      const path = file.replaceAll("\\", "/").replaceAll(/\([^/]+\)\//g, "");
      return withStars(`${app === "trade" ? "/clients" : ""}/${path.replace(/\/?page\.tsx$/, "")}`);
    }),
  );
  const addresses = rowsUnder("Routes").flatMap(([, cell = ""]) =>
    [...cell.matchAll(/`([^`]+)`/g)].map(([, address = ""]) => withStars(address)),
  );
  expect(addresses).toHaveLength(30);
  const isOf = (address: string, page: string) =>
    page.split("/").length === address.split("/").length &&
    page.split("/").every((part, at) => part === "*" || part === address.split("/")[at]);
  expect(addresses.filter((address) => !pages.some((page) => isOf(address, page)))).toEqual([]);
  const rooms = addresses.flatMap((address) => /^\/room-ideas\/(.+)$/.exec(address)?.[1] ?? []);
  expect(globSync("*.yaml", { cwd: join(root, "apps/shop/content/rooms") }).sort()).toEqual(
    rooms.map((room) => `${room}.yaml`).sort(),
  );
});

it("each call of the specification is one of the API's", () => {
  const { paths } = JSON.parse(readFileSync(join(root, "apps/api/openapi.json"), "utf8")) as {
    readonly paths: Readonly<Record<string, object>>;
  };
  const answered = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${withStars(path)}`),
  );
  const calls = rowsUnder("Call list").map(
    ([, method, path = ""]) => `${method} /api${withStars(path.replaceAll("`", ""))}`,
  );
  expect(calls).toHaveLength(15);
  expect(calls.filter((call) => !answered.includes(call))).toEqual([]);
});
