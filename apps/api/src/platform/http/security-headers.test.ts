import { expect, it } from "vitest";
import { securityHeaders } from "./security-headers.ts";

it("a browser is told to insist on TLS where visitors come by it, and only there", () => {
  expect(securityHeaders(true)["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
  expect(securityHeaders(false)).not.toHaveProperty("strict-transport-security");
});
