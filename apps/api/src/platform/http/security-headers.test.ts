import { expect, it } from "vitest";
import { securityHeaders } from "./security-headers.ts";

it("HSTS is sent where visitors use TLS, and only there", () => {
  expect(securityHeaders(true)["strict-transport-security"]).toBe("max-age=31536000; includeSubDomains");
  expect(securityHeaders(false)).not.toHaveProperty("strict-transport-security");
});
