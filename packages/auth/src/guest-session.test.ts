import { describe, expect, it, vi } from "vitest";
import { guestSession } from "./guest-session.ts";

describe("a guest's session", () => {
  it("has no user, before and after signing out", async () => {
    expect(await guestSession.current()).toBeNull();
    await guestSession.signOut();
    expect(await guestSession.current()).toBeNull();
  });

  it("never reports a change", async () => {
    const onChange = vi.fn();
    const stop = guestSession.subscribe(onChange);
    await guestSession.signOut();
    stop();
    expect(onChange).not.toHaveBeenCalled();
  });
});
