import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@precise/run/workspace";
import { expect, it } from "vitest";

it("the compose file gives the proxy every variable that its configuration names", () => {
  const compose = readFileSync(join(root, "deploy", "compose.yaml"), "utf8");
  const configuration = readFileSync(join(root, "deploy", "nginx", "precise.conf.template"), "utf8");
  const named = new Set([...configuration.matchAll(/\$\{([A-Z_]+)\}/g)].map((match) => match[1] ?? ""));
  const missing = [...named].filter((name) => !compose.includes(`      ${name}: `));
  expect(missing).toEqual([]);
  expect(named.size).toBe(9);
});
