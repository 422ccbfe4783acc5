import { permissionsOfRole, type StaffRole, staffRoles } from "#api/modules/staff/roles.ts";
import { staffAs } from "../desk/open-desk.ts";
import type { TestApi } from "../fixtures/start-test-api.ts";
import type { Sample } from "../main/call-samples.ts";
import { signIn } from "../modules/sessions/sign-in.ts";
import { logIn, putClients } from "../modules/trade/put-clients.ts";
import type { Operation } from "./operations.ts";

/** Staff prove themselves again each ten minutes; a shop of the fuzz need not. */
const sessionMs = 5 * 60_000;

/** Who makes the call: mostly one who may, else anybody. */
export type Who = "nobody" | "shopper" | "trade" | StaffRole;
const everybody: readonly Who[] = ["nobody", "shopper", "trade", ...staffRoles];

export function callerOf(
  { zone, route: { permission } }: Operation,
  sample: Sample | undefined,
  random: () => number,
): Who {
  const one = <Item>(items: readonly Item[], otherwise: Item): Item =>
    items[Math.floor(random() * items.length)] ?? otherwise;
  if (random() < 0.1) return one(everybody, "nobody");
  if (zone === "trade") return "trade";
  if (zone === "shop") return sample?.isPersonal || random() < 0.3 ? "shopper" : "nobody";
  if (random() < 0.6) return "owner";
  const able = staffRoles.filter((role) =>
    permissionsOfRole[role].some((each) => each === permission || permission === "signed-in"),
  );
  return one(able, "owner");
}

/** The session that the sample of a call is made with, where it must be that one. */
export async function ownCookie(
  api: TestApi,
  who: Who,
  sample: Sample | undefined,
): Promise<string | undefined> {
  if (who === "shopper" && sample?.signsInAs) return signIn(api, sample.signsInAs());
  if (who !== "trade" || sample?.clientCookie === undefined) return undefined;
  return typeof sample.clientCookie === "string" ? sample.clientCookie : sample.clientCookie();
}

/** Sessions of everybody, opened when they are first needed, and again when they are old or refused. */
export function openSessions(api: TestApi, seed: number) {
  const open = new Map<Who, { readonly headers: Promise<Record<string, string>>; readonly at: number }>();
  let people = 0;
  const opened = async (who: Who): Promise<Record<string, string>> => {
    people += 1;
    if (who === "nobody") return {};
    // Ada is who the samples were made for.
    if (who === "shopper")
      return { cookie: await signIn(api, people % 3 === 0 ? `fuzz-${seed}-${people}` : "ada") };
    if (who === "trade") {
      const { ngozi } = await putClients(api.db);
      return { cookie: await logIn(api, ngozi.email) };
    }
    return { ...(await staffAs(api, who, { name: `Ada ${people}` })).headers };
  };
  return {
    of(who: Who): Promise<Record<string, string>> {
      const found = open.get(who);
      if (found !== undefined && performance.now() - found.at < sessionMs) return found.headers;
      const headers = opened(who);
      open.set(who, { headers, at: performance.now() });
      // What could not be opened is tried again.
      headers.catch(() => open.delete(who));
      return headers;
    },
    /** It is over: the next one is new, unless another request has opened that already. */
    async end(who: Who, headers: Readonly<Record<string, string>>) {
      if ((await open.get(who)?.headers) === headers) open.delete(who);
    },
  };
}
