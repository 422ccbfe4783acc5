import { readFileSync } from "node:fs";
import { join } from "node:path";
import { routes } from "@precise/contract/routes";
import { root } from "@precise/run/workspace";
import { expect, it } from "vitest";

const configuration = readFileSync(join(root, "deploy", "nginx", "api.locations.template"), "utf8");
const replayed = new RegExp(/location ~ (\^\S+)/.exec(configuration)?.[1] ?? "no location");
const posts = routes.filter(({ method }) => method === "POST");
/** Without its key it is no call at all; where the key may be left out, a call that comes again may count twice. */
const isKeyed = ({ headers }: (typeof posts)[number]) => headers?.safeParse({}).success === false;
const isReplayed = (path: string) => replayed.test(path.replace(/\{[^}]+\}/g, "1"));

it("the proxy makes a write again on another replica only where its Idempotency-Key is demanded", () => {
  const reads = new Set([
    "getCategoriesByIds",
    "listCategoryProducts",
    "searchProducts",
    "suggestProducts",
    "filterProducts",
    "getProductsByIds",
    "getCart",
    "trackOrder",
    "listClientCategoryProducts",
    "filterClientProducts",
    "searchClientProducts",
    "getClientProductsByIds",
    "lookUpQuickOrder",
    "listClientOrders",
    "listAppointmentSlots",
    "readAppointment",
  ]);
  const known = new Set(posts.map(({ id }) => id));
  expect([...reads].filter((id) => !known.has(id))).toEqual([]);
  const unsafe = posts.filter((call) => isReplayed(call.path) && !reads.has(call.id) && !isKeyed(call));
  expect(unsafe.map(({ id }) => id)).toEqual([]);
});

it("every write that demands an Idempotency-Key is made again", () => {
  const missed = posts.filter((call) => isKeyed(call) && !isReplayed(call.path));
  expect(posts.filter(isKeyed).length).toBeGreaterThan(5);
  expect(missed.map(({ path }) => path)).toEqual([]);
});

it.each([
  "/api/cart/add",
  "/api/clients/cart/update",
  "/api/session",
  "/api/orders/cancel",
  "/api/newsletter/subscribe",
])("%s is made once", (path) => expect(isReplayed(path)).toBe(false));

it("the compose file gives the proxy every variable that its configuration names", () => {
  const compose = readFileSync(join(root, "deploy", "compose.yaml"), "utf8");
  const door = readFileSync(join(root, "deploy", "nginx", "precise.conf.template"), "utf8");
  const named = new Set(
    [...`${door}${configuration}`.matchAll(/\$\{([A-Z_]+)\}/g)].map((match) => match[1] ?? ""),
  );
  const missing = [...named].filter((name) => !compose.includes(`      ${name}: `));
  expect(missing).toEqual([]);
  expect(named.size).toBe(11);
});
