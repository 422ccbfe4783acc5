import { TextField } from "@precise/ui/components/inputs/text-field";
import { fireEvent, render, screen, waitFor } from "@testing-library/react";
import { beforeEach, expect, it } from "vitest";
import * as z from "zod/mini";
import { textEntry } from "./entry-schemas.ts";
import { useDeskForm } from "./use-desk-form.ts";

const schema = z.object({ late: textEntry("Enter days."), price: textEntry("Enter a price.") });

/** A form whose last field is registered first, and whose button stands outside of it. */
function Editor({ refusal }: { readonly refusal?: string }) {
  const form = useDeskForm("product PR-1", schema, { late: "", price: "" });
  const late = form.field("late");
  return (
    <main>
      <form>
        <TextField label="Price" {...form.field("price")} />
        <details>
          <summary>More</summary>
          <TextField label="Lead time" {...late} />
        </details>
      </form>
      <button
        type="button"
        onClick={form.submit(async () => {
          if (refusal) form.showErrors({ late: refusal });
        })}
      >
        Save
      </button>
    </main>
  );
}

beforeEach(() => sessionStorage.clear());
const write = (name: string, value: string) =>
  fireEvent.change(screen.getByLabelText(name), { target: { value } });

it("moves focus to the first wrong field of the page, not to the first that was registered", async () => {
  render(<Editor />);
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Price")));
});

it("moves focus to the field that the server refuses, and opens what is folded around it", async () => {
  render(<Editor refusal="At most 90 days." />);
  write("Price", "9,000");
  write("Lead time", "400");
  fireEvent.click(screen.getByRole("button", { name: "Save" }));
  const field = screen.getByLabelText("Lead time");
  await waitFor(() => expect(document.activeElement).toBe(field));
  expect(field.closest("details")?.open).toBe(true);
  expect(field).toHaveProperty("value", "400");
});
