import { globSync } from "node:fs";
import { join } from "node:path";

/** Groups of files whose texts people read; a forbidden word names those in which it is forbidden. */
const PLACES = {
  shop: ["apps/shop/src/**/*.{ts,tsx}"],
  content: ["apps/shop/content/**/*.{md,yaml}"],
  trade: ["apps/trade/src/**/*.{ts,tsx}"],
  desk: ["apps/desk/src/**/*.{ts,tsx}"],
  packages: ["packages/{ui,web,contract,cart-core,auth,api-client}/src/**/*.{ts,tsx}"],
  api: ["apps/api/src/**/*.ts", "apps/api/catalogue/content.json"],
  identity: ["apps/identity/src/**/*.ts"],
  payments: ["apps/payments/src/**/*.ts"],
  docs: ["README.md", "CONTRIBUTING.md", "docs/*.md", "apps/*/README.md", "apps/api/catalogue/README.md"],
} as const;

export type Place = keyof typeof PLACES;

export const places = Object.keys(PLACES).filter(isPlace);

export function isPlace(name: string): name is Place {
  return name in PLACES;
}

/** Paths from the root, with slashes; tests and styles hold no text for people. */
export function filesOf(root: string, place: Place): string[] {
  return PLACES[place]
    .flatMap((pattern) => globSync(pattern, { cwd: root }))
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !/node_modules|\.test\.tsx?$|\.css\.ts$|\/test\/|\/fake-/.test(path))
    .filter((path) => path !== "docs/glossary.md")
    .sort();
}

/** Code whose comments are read too: all that is not a test. */
export function codeOf(root: string): string[] {
  return globSync("{apps,packages}/*/src/**/*.{ts,tsx}", { cwd: root })
    .map((path) => path.replaceAll("\\", "/"))
    .filter((path) => !/node_modules|\.test\.tsx?$/.test(path))
    .sort();
}

/** Where the lists lie. */
export const listFile = (root: string, name: string) => join(root, "tooling", "words", name);
