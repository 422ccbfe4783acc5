import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "@precise/run/workspace";
import { expect, it } from "vitest";

const read = (...path: readonly string[]) => readFileSync(join(root, ...path), "utf8");
const deployed = (file: string) => read("deploy", "one-machine", file);
const namesIn = (text: string, pattern: RegExp) =>
  [...new Set([...text.matchAll(pattern)].map((match) => match[1] ?? ""))].sort();

const compose = deployed("compose.yaml");
const settings = namesIn(deployed(".env.example"), /^([A-Z_]+)=/gm);

/** A service of the compose file, as it is written. */
function service(name: string): string {
  const [, text] = new RegExp(`\\n  ${name}:\\n((?:    .*\\n|\\n)+)`).exec(compose) ?? [];
  if (text === undefined) throw new Error(`the compose file has no service ${name}`);
  return text;
}

it("the proxy is given every variable that its configuration names", () => {
  const named = namesIn(deployed("Caddyfile") + deployed("sign-in.caddy"), /\{\$([A-Z_]+)\}/g);
  expect(named).toContain("SERVER_NAME");
  expect(named.filter((name) => !service("proxy").includes(`      ${name}: `))).toEqual([]);
});

it("every setting of the compose file stands in the one file of settings, and every one there is used", () => {
  const images = ["POSTGRES_IMAGE", "CADDY_IMAGE"];
  const used = namesIn(compose, /(?<!\$)\$\{([A-Z_]+)[-:}]/g).filter((name) => !images.includes(name));
  // What Docker itself reads, and what `start` does.
  const others = ["COMPOSE_PROFILES", "OWNER_MAIL"];
  expect([...used, ...others].sort()).toEqual(settings);
});

it("what decides about traces arrives at every process that has a part in them", () => {
  const [, shared = ""] = /\nx-traces: &traces\n((?: {2}.*\n)+)/.exec(compose) ?? [];
  expect(namesIn(shared, /^ {2}([A-Z_]+): /gm)).toEqual(
    namesIn(deployed(".env.example"), /^(OTEL_[A-Z_]+)=/gm),
  );
  for (const name of ["api", "door"]) expect(service(name)).toContain("      <<: *traces\n");
  for (const name of ["shop", "trade"]) expect(service(name)).toMatch(/(?:<<|environment): \*web\n/);
  expect(compose).toMatch(/\nx-web: &web\n {2}<<: \*traces\n/);
});

/** Where each app says which variables it reads, and which of them one machine leaves as they are. */
const apps = [
  {
    app: "api",
    sources: [
      ["apps", "api", "src", "main", "env.ts"],
      ["apps", "api", "src", "platform", "database", "database-settings.ts"],
    ],
    // Ports and folders of the image; a laptop's own; a database elsewhere, with a pooler, and a bucket are another deployment.
    left: [
      ...[
        "API_HOST",
        "API_PORT",
        "DATA_DIR",
        "MEDIA_URL",
        "SHOP_ENV",
        "PARENT_PIPE",
        "PAYMENT_CHECK_FACTOR",
        "PAYSTACK_URL",
      ],
      ...["DATABASE_POOLER", "DATABASE_LISTEN_URL", "DATABASE_CONNECTIONS", "DATABASE_QUEUE"],
    ],
  },
  {
    app: "door",
    sources: [["apps", "door", "src", "env.ts"]],
    left: ["SHOP_ENV", "HOST", "PORT", "INNER_PORT", "DESK_PORT", "DESK_FOLDER", "PICTURES_ORIGIN"],
  },
  {
    app: "identity",
    sources: [["apps", "identity", "src", "env.ts"]],
    left: ["SHOP_ENV", "PARENT_PIPE", "DATA_DIR", "IDENTITY_PORT", "IDENTITY_LISTEN_PORT"],
  },
] as const;

it.each(apps)("what the $app reads from its environment arrives there", ({ app, sources, left }) => {
  const variables = sources.flatMap((path) =>
    namesIn(read(...path), /^ {2}([A-Z][A-Z_]+): (?:z\.|port|origin|replicas|wholeNumber)/gm),
  );
  expect(variables.length).toBeGreaterThan(5);
  const missing = variables.filter((name) => !service(app).includes(`      ${name}: `));
  expect(missing.sort()).toEqual([...left].sort());
});
