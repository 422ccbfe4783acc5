import { Command } from "commander";
import { expect, it } from "vitest";
import * as z from "zod/mini";
import { operatorCommand } from "#api/desk/kit/operator-command.ts";
import { addCommand } from "./add-command.ts";

it("what is typed at the terminal loses what pasting adds, but a path and what a parser reads", async () => {
  let typed: object = {};
  const form = {
    words: "orders find",
    about: "finds an order",
    typed: {
      number: { as: "<number>" },
      skus: { as: "--sku <sku...>" },
      file: { as: "--statement <file>" },
      whole: { as: "--whole <text>", parse: (text: string) => text },
      left: { as: "--left <text>" },
    },
    toInput(values: object): object {
      typed = values;
      throw new Error("read");
    },
  };
  const command = operatorCommand({
    name: "orders.find",
    permission: "order.read",
    input: z.strictObject({}),
    terminal: [form],
    run: async () => null,
    show: () => "",
  });
  const program = new Command();
  addCommand(program, command, form);
  const words = [
    "orders",
    "find",
    "\u200bPR-1\u00a0",
    "--sku",
    "A\u200b",
    "B ",
    "--statement",
    "a\u200b.csv",
  ];
  await expect(program.parseAsync([...words, "--whole", " x "], { from: "user" })).rejects.toThrow("read");
  expect(typed).toEqual({
    number: "PR-1",
    skus: ["A", "B"],
    file: "a\u200b.csv",
    whole: " x ",
    left: undefined,
  });
});
