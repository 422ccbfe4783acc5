import { expect, it } from "vitest";
import { noteVersion } from "./catalogue-poller.ts";
import { emptyState } from "./catalogue-state.ts";

function watched() {
  const state = emptyState();
  const settled: (() => void)[] = [];
  return {
    state,
    settled,
    note: (version: string | null) => noteVersion(state, version, (done) => settled.push(done)),
  };
}

it("takes the first version without settling: no change was seen", () => {
  const { state, settled, note } = watched();
  note("7");
  expect(state).toMatchObject({ version: "7", isSettling: false, isApiUp: true });
  expect(settled).toHaveLength(0);
});

it("settles a while after a change", () => {
  const { state, settled, note } = watched();
  note("7");
  note("8");
  expect(state).toMatchObject({ version: "8", isSettling: true, isApiUp: true });
  settled[0]?.();
  expect(state.isSettling).toBe(false);
});

it("settles by the latest change", () => {
  const { state, settled, note } = watched();
  for (const version of ["7", "8", "9"]) note(version);
  settled[0]?.();
  expect(state.isSettling).toBe(true);
  settled[1]?.();
  expect(state.isSettling).toBe(false);
});

it("keeps the last version while the API does not answer", () => {
  const { state, note } = watched();
  note("7");
  note(null);
  expect(state).toMatchObject({ version: "7", isSettling: false, isApiUp: false });
});
