import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { memoryOfApp } from "@precise/run/stack-plan";
import { pinnedNode, pinnedPackageManager, root } from "@precise/run/workspace";
import { describe, expect, it } from "vitest";
import { imageApps } from "./app-image.ts";
import { imageFaults } from "./image-faults.ts";

describe.each(imageApps)("the Dockerfile of %s", (app) => {
  const text = readFileSync(join(root, "apps", app, "Dockerfile"), "utf8");
  const last = text.slice(text.lastIndexOf("FROM "));
  const rest = (name: string) => new RegExp(`^${name} (.*)$`, "m").exec(last)?.[1];

  it("runs what the repository pins", () => {
    const turbo = /"turbo": "([\d.]+)"/.exec(readFileSync(join(root, "package.json"), "utf8"))?.[1];
    expect(/^ARG NODE_IMAGE=(.*)$/m.exec(text)?.[1]).toBe(`node:${pinnedNode()}-bookworm-slim`);
    const used = new Set([...text.matchAll(/npx -y (\S+)/g)].map((match) => match[1]));
    expect([...used].sort()).toEqual([pinnedPackageManager(), `turbo@${turbo}`]);
  });

  it("ends as a user without rights, with a health check, and takes nothing but what was built", () => {
    expect(rest("USER")).toBe("node");
    // The last port is the one that is asked how the app is.
    expect(rest("HEALTHCHECK")).toContain(`http://127.0.0.1:${rest("EXPOSE")?.split(" ").at(-1)}/`);
    // Every way in which a file gets into an image.
    const takes = [...last.matchAll(/^(?:COPY|ADD)\b.*$/gm)].map(([line]) => line);
    expect(takes).not.toEqual([]);
    expect(takes.filter((line) => !line.startsWith("COPY --from=built "))).toEqual([]);
    // What is set while it is built stays readable in it.
    const set = [...text.matchAll(/\b([A-Z][A-Z0-9_]+)=/g)].map((match) => match[1] ?? "");
    expect(set).toContain("NODE_ENV");
    expect(set.filter((name) => /SECRET|PASSWORD|TOKEN|KEY|DATABASE/.test(name))).toEqual([]);
  });
});

it.each(["api", "shop", "trade"] as const)(
  "the image of %s gives memory back as `pnpm start` has it do",
  (app) => {
    const text = readFileSync(join(root, "apps", app, "Dockerfile"), "utf8");
    const set = Object.fromEntries(
      [...text.matchAll(/\b(MALLOC_\w+)=(\d+)/g)].map(([, name, value]) => [name, value]),
    );
    expect(set).toEqual(memoryOfApp[app]);
  },
);

/** What `turbo prune` takes for an app: its packages and theirs, those for tests as well. */
function prunedWith(folder: string): readonly string[] {
  const { dependencies = {}, devDependencies = {} } = JSON.parse(
    readFileSync(join(root, folder, "package.json"), "utf8"),
  );
  const ours = Object.keys({ ...dependencies, ...devDependencies }).filter((name) =>
    name.startsWith("@precise/"),
  );
  return ours.flatMap((name) => {
    const found = ["apps", "packages", "tooling"]
      .map((place) => join(place, name.replace("@precise/", "")))
      .find((place) => existsSync(join(root, place)));
    if (found === undefined) throw new Error(`${folder} needs ${name}, which has no folder`);
    return [found, ...prunedWith(found)];
  });
}

it.each(imageApps)("an image of %s is not built from a local stand-in", (app) => {
  const folders = prunedWith(join("apps", app));
  expect(folders).toContain(join("packages", "contract"));
  expect(folders.filter((folder) => folder.startsWith("apps"))).toEqual([]);
});

it("what an image should not hold is found", () => {
  const paths = [
    "srv/apps/api/",
    "srv/apps/api/src/env.test.ts",
    "srv/apps/identity/",
    "srv/node_modules/.pnpm/vitest@5.1.1/",
    "srv/node_modules/.pnpm/nodemailer@1.0.0/",
    "srv/node_modules/.pnpm/nodemailer@1.0.0/node_modules/nodemailer/mail.test.ts",
  ];
  expect(imageFaults(["srv/apps/desk/", "srv/apps/shop/"], "door")).toEqual(["srv/apps/shop/: another app"]);
  expect(imageFaults(["srv/apps/shop/", "srv/apps/shop/content/", "srv/apps/shop/src/"], "api")).toEqual([
    "srv/apps/shop/src/: another app",
  ]);
  expect(imageFaults(paths, "api")).toEqual([
    "srv/apps/api/src/env.test.ts: a test",
    "srv/apps/identity/: another app",
    "srv/node_modules/.pnpm/vitest@5.1.1/: a tool",
  ]);
});
