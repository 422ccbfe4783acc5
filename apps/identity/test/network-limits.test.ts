import { afterEach, describe, expect, it, vi } from "vitest";
import { createNetworkLimit } from "../src/limits/network-limit.ts";
import { localPool } from "../src/store/pool-settings.ts";
import { productionVariables, runPool } from "./running-identity.ts";

// A tenth of what a shop allows: 30 calls a minute and 12 codes an hour.
const pool = runPool(() => ({ ...productionVariables, RATE_LIMIT_FACTOR: "0.1" }));
const from = (address: string, name: string, body: object) =>
  pool.call(name, { ClientId: localPool.clientId, ...body }, { "x-forwarded-for": `6.6.6.6, ${address}` });
const typeOf = async (answer: Response) => ((await answer.json()) as { __type: string }).__type;

describe("limits of one network, whatever names it tries", () => {
  it("calls", async () => {
    const call = async () => typeOf(await from("197.210.0.1", "GetUser", {}));
    for (let calls = 0; calls < 30; calls++) expect(await call()).toBe("NotAuthorizedException");
    expect(await call()).toBe("TooManyRequestsException");
    expect(await typeOf(await from("197.210.0.2", "GetUser", {}))).toBe("NotAuthorizedException");
  });

  it("codes; one household's IPv6 addresses are one network", async () => {
    const ask = async (nth: number) =>
      typeOf(await from(`2c0f:f5c0:1:2::${nth}`, "ForgotPassword", { Username: `p${nth}@example.com` }));
    // Without a mail server each is kept, and counted.
    for (let nth = 1; nth <= 12; nth++) expect(await ask(nth)).toBe("CodeDeliveryFailureException");
    expect(await ask(13)).toBe("LimitExceededException");
  });
});

describe("a bucket", () => {
  afterEach(() => void vi.useRealTimers());
  it("fills again evenly", () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const limit = createNetworkLimit(2, 1000);
    expect([limit.take("a"), limit.take("a"), limit.take("a"), limit.take("b")]).toEqual([
      true,
      true,
      false,
      true,
    ]);
    vi.setSystemTime(Date.now() + 500);
    expect([limit.take("a"), limit.take("a")]).toEqual([true, false]);
  });
});
