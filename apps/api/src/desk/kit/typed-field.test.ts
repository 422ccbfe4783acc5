import { describe, expect, it } from "vitest";
import * as z from "zod/mini";
import { typedField } from "./typed-field.ts";
import { typedNaira, typedWhole } from "./typed-values.ts";

const input = z.strictObject({
  count: z.int().check(z.gte(1)),
  amount: z.optional(z.number()),
  id: z.coerce.number().check(z.int()),
  state: z._default(z.enum(["open", "done"]), "open"),
  reason: z.string(),
  note: z.optional(z.string()),
  restocks: z.boolean(),
  parent: z.nullable(z.int()),
  benefit: z.union([z.strictObject({ percent: z.int() }), z.strictObject({ naira: z.number() })]),
});

describe("how a value is typed follows from the command's input", () => {
  it.each([
    ["count", "<count>", { parse: typedWhole }],
    ["count", "--count <count>", { parse: typedWhole, isRequired: true }],
    ["amount", "--amount <naira>", { parse: typedNaira, isRequired: false }],
    ["id", "<id>", { parse: typedWhole }],
    ["state", "--state <state>", { choices: ["open", "done"], isRequired: false }],
    ["reason", "--reason <text>", { isRequired: true }],
    ["note", "--note <text>", { isRequired: false }],
    ["restocks", "--restock", { isRequired: false }],
    ["parent", "--under <id>", { parse: typedWhole, isRequired: true }],
    ["benefit.naira", "--amount <naira>", { parse: typedNaira, isRequired: false }],
    ["elsewhere", "--else <text>", {}],
  ])("%s, typed as %s", (field, as, follows) => {
    expect(typedField(input, field, { as })).toEqual({ as, ...follows });
  });

  it("is as it is said where it is said", () => {
    const ownParse = (text: string) => text.length;
    expect(
      typedField(input, "count", { as: "--count <count>", parse: ownParse, isRequired: false }),
    ).toMatchObject({ parse: ownParse, isRequired: false });
  });

  it("is not asked for where it has a value of its own", () => {
    expect(typedField(input, "count", { as: "--count <count>", default: 50 }).isRequired).toBe(false);
  });
});
