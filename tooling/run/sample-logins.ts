import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "./workspace.ts";

interface SampleClients {
  readonly companies: readonly {
    readonly name: string;
    readonly price_list: string;
    readonly people: readonly { readonly email: string; readonly password: string }[];
  }[];
}

/** Who may sign in to the trade area of a local run: a line of each person, under their company's. */
export function sampleLogins(): string[] {
  const file = join(root, "apps", "api", "catalogue", "sample-clients.json");
  // A file of ours, which the api checks when it reads it.
  const { companies }: SampleClients = JSON.parse(readFileSync(file, "utf8"));
  return companies.flatMap(({ name, price_list, people }) => [
    `  ${name}, price list ${price_list}`,
    ...people.map(({ email, password }) => `    ${email.padEnd(26)} ${password}`),
  ]);
}
