import { readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { ServingApp } from "./start-topology.ts";

/** A small change of one app that a visitor can notice. */
export interface TrueChange {
  /** For its changeset. */
  readonly words: string;
  readonly edits: readonly { readonly file: string; readonly from: string; readonly to: string }[];
  /** What it adds to the database. */
  readonly migration?: { readonly name: string; readonly sql: string };
  /** A path that every replica of the app answers, and what its answer tells of the change. */
  readonly path: string;
  readonly shows: { readonly text: string } | { readonly header: string; readonly value: string };
}

/** One for each app. A test holds them to the sources. */
export const trueChanges: Readonly<Record<ServingApp, TrueChange>> = {
  shop: {
    words: "The home page says that advice is free.",
    edits: [
      {
        file: "apps/shop/src/features/home/home-copy.ts",
        from: '"Help and advice"',
        to: '"Help and free advice"',
      },
    ],
    path: "/",
    shows: { text: "Help and free advice" },
  },
  trade: {
    words: "The sign-in page says that prices are the company's own.",
    edits: [
      {
        file: "apps/trade/src/features/login/login-copy.ts",
        from: "a trade account: your prices,",
        to: "a trade account: your own prices,",
      },
    ],
    path: "/clients/login",
    shows: { text: "a trade account: your own prices," },
  },
  api: {
    words: "Carts note the release that made them, and answers name the one that answered.",
    edits: [
      {
        file: "apps/api/src/modules/cart/cart-rows.ts",
        from: "insert into cart (id_hash) values ($1) returning id",
        to: "insert into cart (id_hash, made_by) values ($1, 'the new release') returning id",
      },
      {
        file: "apps/api/src/platform/http/server.ts",
        from: 'reply.headers(headers).header("x-request-id", request.id);',
        to: 'reply.headers(headers).header("x-request-id", request.id).header("x-api-release", "new");',
      },
    ],
    migration: {
      name: "carts_made_by",
      sql: "alter table cart add column made_by text not null default 'a release before';\n",
    },
    path: "/api/category",
    shows: { header: "x-api-release", value: "new" },
  },
  door: {
    words: "Answers say that no other program's policy counts here.",
    edits: [
      {
        file: "apps/door/src/visitors/headers.ts",
        from: '"x-frame-options": "DENY",',
        to: '"x-frame-options": "DENY",\n    "x-permitted-cross-domain-policies": "none",',
      },
    ],
    path: "/robots.txt",
    shows: { header: "x-permitted-cross-domain-policies", value: "none" },
  },
};

/** Makes it in a copy of the repository. @throws Error where the sources are no longer what it changes */
export function makeChange(folder: string, { edits, migration }: TrueChange): void {
  for (const { file, from, to } of edits) {
    const text = readFileSync(join(folder, file), "utf8");
    if (text.split(from).length !== 2) throw new Error(`${file} has no single ${from}`);
    writeFileSync(
      join(folder, file),
      text.replace(from, () => to),
    );
  }
  if (migration === undefined) return;
  const migrations = join(folder, "apps", "api", "migrations");
  const last = Math.max(...readdirSync(migrations).map((name) => Number.parseInt(name, 10) || 0));
  const number = String(last + 1).padStart(4, "0");
  writeFileSync(join(migrations, `${number}_${migration.name}.sql`), migration.sql);
}
