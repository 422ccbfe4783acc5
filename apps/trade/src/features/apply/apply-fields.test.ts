import { describe, expect, it } from "vitest";
import { checkApplication } from "./apply-fields.ts";

const entries = {
  company: "Eko Build",
  rc_number: "",
  tin: "",
  trade: "contractor",
  state: "Lagos",
  firstname: "Ngozi",
  lastname: "Bello",
  email: "ngozi@ekobuild.example",
  phone: "0803 123 4567",
  message: "",
};

describe("an application for a trade account", () => {
  it("is what the call takes, without what was left empty", () => {
    const checked = checkApplication(entries);
    expect(checked).toEqual({
      application: {
        company: "Eko Build",
        trade: "contractor",
        state: "Lagos",
        contact: {
          firstname: "Ngozi",
          lastname: "Bello",
          email: "ngozi@ekobuild.example",
          phone: "0803 123 4567",
        },
      },
    });
  });
  it.each([
    [{ company: "" }, { company: "missing" }],
    [{ trade: "" }, { trade: "missing" }],
    [{ trade: "magician" }, { trade: "not-valid" }],
    [{ state: "" }, { state: "missing" }],
    [{ email: "ngozi" }, { email: "not-valid" }],
    [{ phone: "12" }, { phone: "not-valid" }],
    [
      { firstname: "", lastname: " " },
      { firstname: "missing", lastname: "missing" },
    ],
    [{ rc_number: "Eko Build Ltd" }, { rc_number: "not-valid" }],
    [{ tin: "twelve" }, { tin: "not-valid" }],
    [{ message: "x".repeat(1001) }, { message: "too-long" }],
  ])("with %o is refused: %o", (change, problems) => {
    expect(checkApplication({ ...entries, ...change })).toEqual({ problems });
  });
});
