import { execFileSync } from "node:child_process";
import { join } from "node:path";
import { readRunSettings } from "@precise/run/env";
import { root } from "@precise/run/workspace";
import { createEngine } from "@secretlint/node";
import { creator } from "@secretlint/secretlint-rule-preset-recommend";
import { expect, it } from "vitest";

const { machine } = readRunSettings();

/** What may ship: each lets us use, change and pass on, for a name in the notices at most. */
const fitting = [
  ...["0BSD", "Apache-2.0", "Apache-2.0 AND MIT", "BlueOak-1.0.0", "BSD-2-Clause", "BSD-3-Clause"],
  ...["ISC", "MIT", "MIT-0", "Unlicense"],
];
/** What has another licence, or says none, and why it may be here. */
const weighed: Readonly<Record<string, string>> = {
  "@img/sharp-libvips": "LGPL: a library of its own, loaded by sharp and not changed by us",
  "axe-core": "MPL: tests alone, by a package that also ships parts",
  "caniuse-lite": "CC-BY: data that a build reads",
  lightningcss: "MPL: a build runs it, and we do not change it",
  "require-like": "MIT by its readme; its manifest forgets to say so, and a build alone runs it",
};

interface Listed {
  readonly name: string;
  readonly license: string;
}

it("every dependency of what ships has a licence that fits, or a reason", () => {
  const said = execFileSync("pnpm", ["licenses", "list", "--prod", "--json", "-r"], {
    cwd: root,
    encoding: "utf8",
    env: machine,
    maxBuffer: 50_000_000,
  });
  // pnpm's own report.
  const byLicence = JSON.parse(said) as Readonly<Record<string, readonly Listed[]>>;
  const others = Object.entries(byLicence)
    .filter(([licence]) => !fitting.includes(licence))
    .flatMap(([licence, packages]) => packages.map(({ name }) => ({ name, licence })));
  // The parts for one system each: `@img/sharp-libvips-linux-x64`.
  const reasonFor = (name: string) =>
    Object.keys(weighed).find((known) => name === known || name.startsWith(`${known}-`));
  expect(others.filter(({ name }) => reasonFor(name) === undefined)).toEqual([]);
  expect(Object.keys(byLicence).length).toBeGreaterThan(5);
});

/** The key of a certificate that a test made for itself, which no browser trusts. */
const testKeys = ["apps/api/src/platform/watch/look-at-shop.test.ts"];

it("no file holds a secret that a service would take", async () => {
  const files = execFileSync("git", ["ls-files", "-z"], { cwd: root, encoding: "utf8" })
    .split("\0")
    .filter((file) => !testKeys.includes(file))
    .filter((file) =>
      /\.(?:ts|tsx|js|mjs|json|ya?ml|md|sh|env|example|txt|csv|sql|html)$|^\.|\/\.|start$/.test(file),
    );
  const engine = await createEngine({
    cwd: root,
    color: false,
    formatter: "unix",
    maskSecrets: true,
    configFileJSON: {
      rules: [{ id: creator.meta.id }],
    },
  });
  const { ok, output } = await engine.executeOnFiles({ filePathList: files.map((file) => join(root, file)) });
  expect(output).toBe("");
  expect(ok).toBe(true);
});
