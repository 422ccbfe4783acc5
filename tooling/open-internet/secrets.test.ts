import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { readTarget, root } from "./env.ts";

const { distDir } = readTarget();

/**
 * What no browser may get: names of variables that hold secrets, their values where this run has some, and beginnings
 * by which keys of others are known. A name in a bundle means that code of the server is in it.
 */
const secretNames = [
  "DATABASE_URL",
  "INTERNAL_SECRET",
  "LINK_SECRET",
  "MESSAGING_API_KEY",
  "MESSAGING_WEBHOOK_SECRET",
  "PAYSTACK_SECRET_KEY",
  "SCHEDULING_API_TOKEN",
  "SMTP_URL",
];
const secretForms =
  /\b(?:sk_(?:live|test)_\w{8}|AKIA[0-9A-Z]{16}|-----BEGIN [A-Z ]*PRIVATE KEY|postgres(?:ql)?:\/\/\w+:)/;

describe.each(["shop", "trade"])("what browsers get of the built %s", (app) => {
  const built = join(root, "apps", app, distDir);
  const files = readdirSync(join(built, "static"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:js|css|json|txt|map)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const pages = readdirSync(join(built, "server", "app"), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(?:html|rsc|body)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
  const texts = [...files, ...pages].map(
    (file) => [file.slice(built.length), readFileSync(file, "utf8")] as const,
  );

  it("is there to be searched", () => {
    expect(files.length).toBeGreaterThan(5);
    if (app === "shop") expect(pages.length).toBeGreaterThan(20);
  });

  it.each(secretNames)("names no %s", (name) => {
    expect(texts.filter(([, text]) => text.includes(name)).map(([file]) => file)).toEqual([]);
  });

  it("holds no secret of this run", () => {
    const values = secretNames
      .flatMap((name) => process.env[name] ?? [])
      .filter((value) => value.length >= 8);
    const found = texts.filter(([, text]) => values.some((value) => text.includes(value)));
    expect(found.map(([file]) => file)).toEqual([]);
  });

  it("holds nothing that looks like a key", () => {
    expect(texts.filter(([, text]) => secretForms.test(text)).map(([file]) => file)).toEqual([]);
  });

  it("brings no source maps", () => {
    expect(files.filter((file) => file.endsWith(".map"))).toEqual([]);
  });
});
