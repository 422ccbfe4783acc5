import { get } from "node:http";
import { ok, pathOf, type Sold } from "./show-purchases.ts";
import { need, type Shown } from "./shown.ts";
import type { Topology } from "./start-topology.ts";

/** No person makes so many wrong guesses from one address. @source design D22 */
const mostGuesses = 60;

/** What proxy and door owe every visitor: TLS, compression, nothing of the operators', one true address. */
export async function showDoor(topology: Topology, sold: Sold): Promise<readonly Shown[]> {
  return [
    await showTls(topology),
    await showCompression(topology),
    await showPictures(topology, sold),
    await showClosed(topology),
    await showAddress(topology),
    await showCrowd(topology),
  ];
}

async function showTls(topology: Topology): Promise<Shown> {
  const plain = await new Promise<{ status: number | undefined; location: string | undefined }>(
    (resolve, reject) => {
      const url = `${topology.origin.replace("https:", "http:")}/products?page=2`;
      get(url, { createConnection: () => topology.enter(80) }, (answer) => {
        answer.resume();
        resolve({ status: answer.statusCode, location: answer.headers.location });
      }).on("error", reject);
    },
  );
  need(
    plain.status === 308 && plain.location === `${topology.origin}/products?page=2`,
    `http led to ${plain.location}`,
  );
  const visitor = topology.visitor();
  const home = ok(await visitor.ask("GET", "/"));
  const hsts = home.headers["strict-transport-security"] ?? "";
  need(/max-age=\d{8}/.test(hsts), "no HSTS");
  need(home.headers["x-content-type-options"] === "nosniff", "no nosniff");
  need(home.headers["content-security-policy"] !== undefined, "no policy");
  const slashed = await visitor.ask("GET", "/products/");
  const to = slashed.headers.location ?? "";
  need(
    slashed.status === 308 && (to === "/products" || to === `${topology.origin}/products`),
    `/products/ led to ${to}`,
  );
  return { what: "TLS, and every other address leads to it", figure: `308, HSTS ${hsts.split(";")[0]}` };
}

async function showCompression(topology: Topology): Promise<Shown> {
  const visitor = topology.visitor();
  const paths = ["/", "/api/category"];
  for (const path of paths) {
    const { headers } = ok(await visitor.ask("GET", path, { headers: { "accept-encoding": "br, gzip" } }));
    need(headers["content-encoding"] === "br", `${path} came as ${headers["content-encoding"]}`);
  }
  const page = await visitor.ask("GET", "/");
  const script = /\/_next\/static\/[^"]+\.js/.exec(page.text)?.[0] ?? "";
  const { headers } = ok(await visitor.ask("GET", script, { headers: { "accept-encoding": "br" } }));
  need(headers["content-encoding"] === "br", `${script} came as ${headers["content-encoding"]}`);
  need(
    /immutable/.test(headers["cache-control"] ?? ""),
    `${script} may be kept: ${headers["cache-control"]}`,
  );
  return { what: "Brotli of page, script and API", figure: "through the proxy as they are" };
}

/** The catalogue's pictures: as they are, in another size, and for sharing; the last two the shop makes of what the API gives it. */
async function showPictures(topology: Topology, sold: Sold): Promise<Shown> {
  const visitor = topology.visitor();
  const page = ok(await visitor.ask("GET", await pathOf(topology, sold))).text.replaceAll("&amp;", "&");
  const sized = /\/_next\/image\?url=([^"&\s]+)[^"\s]*/.exec(page);
  const plain = decodeURIComponent(sized?.[1] ?? "");
  const shared = /https:\/\/[^"]+(\/share\/[^"]+)/.exec(page)?.[1] ?? "";
  const kinds: (string | undefined)[] = [];
  for (const path of [plain, sized?.[0] ?? "", shared]) {
    need(
      path.startsWith("/"),
      `the page of ${sold.name} has no picture of each kind: ${sized?.[0]}, ${shared}`,
    );
    const kind = ok(await visitor.ask("GET", path)).headers["content-type"];
    need(kind?.startsWith("image/") === true, `${path} came as ${kind}`);
    kinds.push(kind);
  }
  return { what: "A picture, in another size, for sharing", figure: kinds.join(", ") };
}

/** /healthz, /readyz and /metrics are for operators; x-precise-* is for the apps. */
async function showClosed(topology: Topology): Promise<Shown> {
  const visitor = topology.visitor();
  for (const path of ["/metrics", "/readyz", "/healthz", "/api/metrics", "/clients/metrics"]) {
    const { status } = await visitor.ask("GET", path);
    need(status === 404 || status === 307, `${path} answered ${status}`);
  }
  return { what: "Nothing of the operators' at the door", figure: "/metrics, /readyz, /healthz: 404" };
}

/** Wrong passwords are counted by the caller's own address, not by those that a header names. */
async function showAddress(topology: Topology): Promise<Shown> {
  const guesser = topology.visitor("127.0.0.90");
  const guess = (visitor: typeof guesser, count: number) =>
    visitor.ask("POST", "/api/clients/login", {
      body: { email: `nobody-${count}@example.com`, password: "a wrong guess" },
      headers: { "x-forwarded-for": `203.0.113.${count}`, "x-precise-visitor": `198.51.100.${count}` },
    });
  let count = 1;
  while (count <= mostGuesses && (await guess(guesser, count)).status === 401) count += 1;
  need(count <= mostGuesses, `${mostGuesses} guesses under made-up addresses were let in`);
  const other = await guess(topology.visitor("127.0.0.91"), count);
  need(other.status === 401, `another visitor was answered ${other.status}`);
  return {
    what: "The visitor's own address counts",
    figure: `guess ${count} of one address: 429, another's: 401`,
  };
}

/** A program that asks for what is dear to make is slowed down; others are not, and neither are its pages. */
async function showCrowd(topology: Topology): Promise<Shown> {
  const program = topology.visitor("127.0.0.92");
  const path = "/share/0000000000000000/lamp.webp.jpg";
  const answers = await Promise.all(Array.from({ length: 60 }, () => program.ask("GET", path)));
  const refused = answers.filter(({ status }) => status === 429).length;
  need(refused > 0, "60 pictures for sharing at once were let in");
  need(
    (await topology.visitor("127.0.0.93").ask("GET", path)).status === 404,
    "another visitor was slowed down",
  );
  ok(await program.ask("GET", "/"));
  return { what: "A crowd of one address is slowed down", figure: `${refused} of 60 dear requests: 429` };
}
