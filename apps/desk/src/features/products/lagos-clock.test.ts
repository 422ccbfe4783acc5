import { expect, it } from "vitest";
import { lagosClock, lagosMoment } from "./lagos-clock.ts";

it("shows and reads a moment in Lagos time", () => {
  expect(lagosClock("2026-12-01T08:00:00.000Z")).toBe("2026-12-01T09:00");
  expect(lagosMoment("2026-12-01T09:00")).toBe("2026-12-01T09:00:00+01:00");
  expect(lagosMoment("2026-12-01")).toBeNull();
});
