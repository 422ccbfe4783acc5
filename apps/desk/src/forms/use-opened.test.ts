import { act, renderHook } from "@testing-library/react";
import { expect, it } from "vitest";
import { useOpened } from "./use-opened.ts";

const revision = (revision: number, percent: number) => ({ revision, percent });

it("follows what others save until something is typed, then keeps what was opened", () => {
  const { result, rerender } = renderHook(useOpened<ReturnType<typeof revision>>, {
    initialProps: revision(1, 10),
  });
  rerender(revision(2, 11));
  expect(result.current.opened).toEqual(revision(2, 11));

  act(() => result.current.setTyped(true));
  rerender(revision(3, 12));
  expect(result.current.opened).toEqual(revision(2, 11));
  expect(result.current.hasChanged).toBe(true);
});

it("takes what holds now when what was typed is thrown away", () => {
  const { result, rerender } = renderHook(useOpened<ReturnType<typeof revision>>, {
    initialProps: revision(1, 10),
  });
  act(() => result.current.setTyped(true));
  rerender(revision(2, 11));
  act(() => result.current.setTyped(false));
  expect(result.current.opened).toEqual(revision(2, 11));
  expect(result.current.hasChanged).toBe(false);
});
