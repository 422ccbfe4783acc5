import { describe, expect, it } from "vitest";
import { operatorGroups } from "#api/desk/kit/operator-groups.ts";
import { operatorTable } from "#api/main/operator-commands.ts";

describe("the table of operators' commands", () => {
  const forms = operatorTable.flatMap(({ terminal }) => terminal);

  it("has each name and each way to type it once", () => {
    const names = operatorTable.map(({ name }) => name);
    const words = forms.map((form) => form.words);
    expect(names.length).toBeGreaterThan(50);
    expect(names.filter((name, place) => names.indexOf(name) !== place)).toEqual([]);
    expect(words.filter((each, place) => words.indexOf(each) !== place)).toEqual([]);
  });

  it("explains every word that stands before a command", () => {
    const groups = forms.flatMap(({ words }) => {
      const before = words.split(" ").slice(0, -1);
      return before.map((_, place) => before.slice(0, place + 1).join(" "));
    });
    expect(groups.filter((group) => operatorGroups[group] === undefined)).toEqual([]);
    expect(Object.keys(operatorGroups).filter((group) => !groups.includes(group))).toEqual([]);
  });

  it.each(operatorTable.map((command) => [command.name, command] as const))(
    "%s: what is typed are fields of its input",
    (_name, { input, terminal }) => {
      const fields = Object.keys(input.shape);
      for (const { typed = {}, fixed = {}, toInput } of terminal) {
        const names = [...Object.keys(fixed), ...(toInput ? [] : Object.keys(typed))];
        expect(names.filter((field) => !fields.includes(field))).toEqual([]);
      }
    },
  );
});
