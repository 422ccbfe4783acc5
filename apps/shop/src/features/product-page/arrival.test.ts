import { describe, expect, it } from "vitest";
import { arrivalOf } from "./arrival.ts";

const days = (state: string, from = "2026-11-26", to = "2026-11-30") => ({ state, from, to });

describe("when it arrives", () => {
  it("is said for Lagos first, and for the other states by their days", () => {
    const promises = {
      states: [days("Lagos"), days("Ogun"), days("Kano", "2026-11-30", "2026-12-02")],
      not_delivered: ["Borno", "Yobe"],
    };
    expect(arrivalOf({ promises })).toEqual({
      line: "Arrives Thu 26 – Mon 30 Nov in Lagos",
      elsewhere: [
        { days: "Thu 26 – Mon 30 Nov", states: "Lagos, Ogun" },
        { days: "Mon 30 Nov – Wed 2 Dec", states: "Kano" },
      ],
      notTo: "Borno, Yobe",
    });
  });

  it("is said for the first state where nothing is stated of Lagos", () => {
    expect(arrivalOf({ promises: { states: [days("Kano")], not_delivered: [] } })).toEqual({
      line: "Arrives Thu 26 – Mon 30 Nov in Kano",
      elsewhere: [],
    });
  });

  it("nothing is said where the owner has set nothing", () => {
    expect(arrivalOf({ promises: { states: [], not_delivered: ["Borno"] } })).toBeNull();
    expect(arrivalOf({ promises: null })).toBeNull();
  });

  it("of what is out of stock it is said from when it can be had, and only then", () => {
    const promises = { states: [days("Lagos", "2026-12-04", "2026-12-08")], not_delivered: [] };
    expect(arrivalOf({ promises, availableOn: "2026-12-03" })?.line).toBe(
      "More arrive here on Thu 3 Dec. Ordered then, it arrives Fri 4 – Tue 8 Dec in Lagos",
    );
    const none = { promises: { states: [], not_delivered: [] }, availableOn: "2026-12-03" };
    expect(arrivalOf(none)).toEqual({ line: "More arrive here on Thu 3 Dec.", elsewhere: [] });
  });
});
