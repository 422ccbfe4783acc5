import type { ApiResult } from "@precise/api-client/api-failure";
import { TextField } from "@precise/ui/components/inputs/text-field";
import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { useSubmit } from "./use-submit.ts";

function RiderForm({ send }: { readonly send: () => Promise<ApiResult<unknown>> }) {
  const { problems, onSubmit } = useSubmit(["rider.name", "rider.phone"], send, () => undefined);
  return (
    <form onSubmit={onSubmit} noValidate>
      <TextField id="name" label="Name" error={problems["rider.name"]} />
      <TextField id="phone" label="Phone" error={problems["rider.phone"]} />
      <button type="submit">Send</button>
    </form>
  );
}

it("keeps what is typed and goes to the first field that the API refuses", async () => {
  const errors = [{ code: "invalid_input", field: "rider.phone", message: "rider.phone must not be empty" }];
  const failure = { kind: "refused", status: 400, message: "", field: "rider.phone", errors } as const;
  render(<RiderForm send={vi.fn(async () => ({ ok: false as const, failure: failure as never }))} />);
  fireEvent.change(screen.getByLabelText("Name"), { target: { value: "Musa Bello" } });
  fireEvent.click(screen.getByRole("button", { name: "Send" }));
  expect(await screen.findByText("It must not be empty")).not.toBeNull();
  expect(document.activeElement).toBe(screen.getByLabelText("Phone"));
  expect((screen.getByLabelText("Name") as HTMLInputElement).value).toBe("Musa Bello");
});
