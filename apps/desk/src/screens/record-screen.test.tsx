import { readDeskReviewPicture } from "@precise/contract/desk/inbox/reviews";
import { fireEvent, screen, waitFor } from "@testing-library/react";
import { expect, it } from "vitest";
import { openScreen } from "./open-screen.tsx";
import { RecordScreen } from "./record-screen.tsx";

const picture = { picture: { jpeg: "", width: 40, height: 30 } };

function Picture({ failedTitle, every }: { readonly failedTitle?: string; readonly every?: number }) {
  return (
    <RecordScreen
      call={readDeskReviewPicture}
      input={{ params: { reference: "R-1" } }}
      title="R-1"
      reading="Reading the picture"
      back={<p>All reviews</p>}
      leavesWhenGone
      {...(failedTitle && { failedTitle })}
      {...(every && { every: () => every })}
    >
      {({ width, height }) => (
        <h1>
          {width} × {height}
        </h1>
      )}
    </RecordScreen>
  );
}

it("shows its title and where it is listed until it is read, then the record alone", async () => {
  const called = openScreen(Picture, "/", () => picture);
  expect((await screen.findByRole("status")).textContent).toBe("Reading the picture");
  expect(screen.getByRole("heading", { name: "R-1" })).toBeTruthy();
  expect(screen.getByText("All reviews")).toBeTruthy();
  expect(await screen.findByRole("heading", { name: "40 × 30" })).toBeTruthy();
  expect(screen.queryByText("All reviews")).toBeNull();
  expect(called.map(({ pathname }) => pathname)).toEqual(["/api/desk/reviews/R-1/picture"]);
});

it("says why it cannot be read, under its title", async () => {
  openScreen(Picture, "/", () => 404);
  expect((await screen.findByRole("alert")).textContent).toBe("There is no such thing.");
  expect(screen.getByRole("heading", { name: "R-1" })).toBeTruthy();
  expect(screen.queryByRole("button", { name: "Try again" })).toBeNull();
});

it("can be read again where the screen says what could not be read", async () => {
  const answers = [404, picture];
  openScreen(
    () => <Picture failedTitle="The picture could not be read" />,
    "/",
    () => answers.shift(),
  );
  expect(await screen.findByText("The picture could not be read")).toBeTruthy();
  fireEvent.click(screen.getByRole("button", { name: "Try again" }));
  expect(await screen.findByRole("heading", { name: "40 × 30" })).toBeTruthy();
});

it("does not leave on the screen what is gone meanwhile", async () => {
  let answer: unknown = picture;
  openScreen(
    () => <Picture every={20} />,
    "/",
    () => answer,
  );
  await screen.findByRole("heading", { name: "40 × 30" });
  answer = 404;
  await waitFor(() => expect(screen.queryByRole("heading", { name: "40 × 30" })).toBeNull());
  expect(screen.getByRole("alert").textContent).toBe("There is no such thing.");
});
