import { fireEvent, render, screen } from "@testing-library/react";
import { expect, it, vi } from "vitest";
import { NoteForm } from "./note-form.tsx";

it("keeps a pasted note whole and says at its field that it is too long", () => {
  const onAdd = vi.fn();
  render(
    <NoteForm
      about="PR-7K3M9QX1"
      label="Note for the staff"
      hint="Only the staff reads it"
      mostLetters={10}
      className=""
      isPending={false}
      onAdd={onAdd}
    />,
  );
  const field = screen.getByRole("textbox", { name: /^Note for the staff/ });
  fireEvent.change(field, { target: { value: "more than ten" } });
  fireEvent.click(screen.getByRole("button", { name: "Add the note" }));
  expect(screen.getByRole("textbox", { description: /At most 10 characters: this has 13\./ })).toBe(field);
  expect(field).toHaveProperty("value", "more than ten");
  expect(onAdd).not.toHaveBeenCalled();
});
