import { readFile } from "node:fs/promises";

const file = new URL("../../apps/api/catalogue/sample-clients.json", import.meta.url);

interface SampleClients {
  readonly companies: readonly {
    readonly people: readonly { readonly email: string; readonly password: string }[];
  }[];
}

/**
 * Logs in as the first of the sample trade clients, which local runs have.
 * @param url of the shop, or of the API, which asks for no origin
 * @returns the session's cookie, `name=value`
 */
export async function openSampleSession(url: string, origin?: string): Promise<string> {
  return (await openSessionOf(0, url, origin)).cookie;
}

/** The same as the first person of another company. @param company its place in the sample's list */
export async function openSessionOf(
  company: number,
  url: string,
  origin?: string,
): Promise<{ readonly cookie: string; readonly email: string }> {
  // A file of ours, which the api checks when it reads it.
  const { companies }: SampleClients = JSON.parse(await readFile(file, "utf8"));
  const person = companies[company]?.people[0];
  const answer = await fetch(`${url}/api/clients/login`, {
    method: "POST",
    headers: { "content-type": "application/json", ...(origin === undefined ? {} : { origin }) },
    body: JSON.stringify({ email: person?.email, password: person?.password }),
  });
  const cookie = answer.headers.getSetCookie()[0]?.split(";")[0];
  if (cookie === undefined) throw new Error(`the sample login was answered with ${answer.status}`);
  return { cookie, email: person?.email ?? "" };
}
