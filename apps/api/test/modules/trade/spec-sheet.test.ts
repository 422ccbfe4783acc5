import { inflateSync } from "node:zlib";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { derivedFacts } from "#api/modules/trade/spec-sheet/derived-facts.ts";
import { openSampleDatabase } from "../../fixtures/catalogue.ts";
import { failureOf, startTestApi, type TestApi } from "../../fixtures/start-test-api.ts";
import { signIn } from "../sessions/sign-in.ts";
import { logIn, putClients } from "./put-clients.ts";

const sheet = "/api/clients/product/PR-CH-ADN60-BB/spec-sheet";

describe("facts that follow from power and light", () => {
  it("are the light of each watt and the energy of 1,000 hours", () => {
    expect(derivedFacts({ wattage: 32, luminous_flux: 2880 }).map(({ text }) => text)).toEqual([
      "90 lm/W",
      "32 kWh",
    ]);
    expect(derivedFacts({ wattage: 7, luminous_flux: 640 })[0]?.text).toBe("91.4 lm/W");
  });

  it("are not given for a lampholder, whose lamp decides", () => {
    expect(derivedFacts({ wattage: 36 })).toEqual([]);
    expect(derivedFacts({})).toEqual([]);
  });
});

describe("a spec sheet", () => {
  let api: TestApi;
  let cookies: { ngozi: string; halima: string };
  beforeAll(async () => {
    api = await startTestApi("pglite", { open: openSampleDatabase });
    const { ngozi, halima } = await putClients(api.db);
    cookies = { ngozi: await logIn(api, ngozi.email), halima: await logIn(api, halima.email) };
  });
  afterAll(() => api.close());

  async function bytesOf(cookie: string, path = sheet): Promise<Buffer> {
    const response = await fetch(api.url + path, { headers: { cookie } });
    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("application/pdf");
    expect(response.headers.get("cache-control")).toBe("private, no-store");
    return Buffer.from(await response.arrayBuffer());
  }

  it("is one page with the picture, and the same file for every company and every time", async () => {
    const first = await bytesOf(cookies.ngozi);
    expect(first.subarray(0, 5).toString()).toBe("%PDF-");
    const text = first.toString("latin1");
    expect(text.match(/\/Type \/Page\b/g)).toHaveLength(1);
    expect(text).toContain("/Subtype /Image");
    expect(first.length).toBeLessThan(150_000);
    expect(first.equals(await bytesOf(cookies.halima))).toBe(true);
    expect(first.equals(await bytesOf(cookies.ngozi, sheet.toLowerCase()))).toBe(true);
  });

  it("says in its title what it is of, and names neither naira nor a price", async () => {
    const file = await bytesOf(cookies.ngozi);
    const title = "Adunni Ring Chandelier 600 mm, Brushed Brass, PR-CH-ADN60-BB";
    expect(file.toString("latin1")).toContain(title);
    // The letters that a PDF uses are named in its fonts: the naira sign is not among them.
    expect(unpacked(file)).not.toMatch(/<20a6>/i);
  });

  it("is for trade clients alone, and of what they may see", async () => {
    expect(failureOf(await api.get(sheet)).errors).toEqual([{ code: "session_required" }]);
    expect((await api.get(sheet, { cookie: await signIn(api, "ada") })).status).toBe(401);
    const [hidden] = await api.db.query<{ sku: string }>(
      "select sku from product where not client_visible limit 1",
    );
    const { ngozi: cookie } = cookies;
    for (const sku of [hidden?.sku, "NO-SUCH", "a%20b"]) {
      const answer = await api.get(`/api/clients/product/${sku}/spec-sheet`, { cookie });
      expect([sku, answer.status]).toEqual([sku, 404]);
    }
  });

  it("leads a person who is signed out to the login", async () => {
    const response = await fetch(api.url + sheet, { headers: { accept: "text/html" }, redirect: "manual" });
    expect(response.status).toBe(303);
    expect(response.headers.get("location")).toMatch(/\/clients\/login$/);
  });
});

/** Every compressed part of a PDF as text. */
function unpacked(file: Buffer): string {
  const parts: string[] = [];
  for (let from = file.indexOf("stream\n"); from >= 0; from = file.indexOf("stream\n", from + 7)) {
    if (file.subarray(from - 3, from).toString() === "end") continue;
    const to = file.indexOf("endstream", from);
    try {
      parts.push(inflateSync(file.subarray(from + 7, to)).toString("latin1"));
    } catch {
      // A picture is packed in another way, and holds no text.
    }
  }
  return parts.join("\n");
}
