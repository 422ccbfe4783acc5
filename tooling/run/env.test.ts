import { describe, expect, it } from "vitest";
import { readRunSettings } from "./env.ts";

describe("the run settings", () => {
  it("default to the ports from 3000 on", () => {
    expect(readRunSettings({})).toMatchObject({
      doorPort: 3000,
      apiPort: 3001,
      tradePort: 3002,
      shopPort: 3004,
      isCi: false,
      handedOn: {},
    });
  });

  it("start the stand-in for the user pool, unless a real one is named", () => {
    expect(readRunSettings({}).identityPort).toBe(9229);
    expect(readRunSettings({ AUTH_ISSUER: "https://pool.example" }).identityPort).toBeUndefined();
  });

  it("start the stand-in for Paystack, unless a real one or a key for it is named", () => {
    expect(readRunSettings({}).paymentsPort).toBe(9339);
    expect(readRunSettings({ PAYSTACK_URL: "https://pay.example" }).paymentsPort).toBeUndefined();
    const withKey = readRunSettings({ PAYSTACK_SECRET_KEY: "sk_test_of_mine" });
    expect(withKey.paymentsPort).toBeUndefined();
    expect(withKey.handedOn.PAYSTACK_URL).toBe("https://api.paystack.co");
  });

  it.each(["abc", "0", "65536", "30.5", "-1", "1e3"])("refuse PORT=%s and name it", (port) => {
    expect(() => readRunSettings({ PORT: port })).toThrow(
      `PORT must be a port from 1 to 65535, not "${port}".`,
    );
  });

  it("refuse one port for both", () => {
    expect(() => readRunSettings({ PORT: "3001" })).toThrow("PORT and API_PORT are both 3001");
  });

  it("hand on only what the apps know, and leave empty ones out", () => {
    const settings = readRunSettings({
      DATABASE_URL: "postgres://x",
      RATE_LIMIT_FACTOR: "",
      SECRET_OF_SOMEBODY: "1",
    });
    expect(settings.handedOn).toEqual({ DATABASE_URL: "postgres://x" });
  });
});
