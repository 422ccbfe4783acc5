import { readFile, stat } from "node:fs/promises";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { contentMark, makeProfile, profileFile } from "./make-profile.ts";

const root = join(import.meta.dirname, "..", "..");
const made = new Date("2026-01-01T00:00:00Z");

describe("the company profile", () => {
  it("is five tagged pages, and the same content gives the same bytes", async () => {
    const [one, other] = [await makeProfile(root, made), await makeProfile(root, made)];
    const text = one.toString("latin1");
    expect(text.match(/\/Type \/Page\b(?!s)/g)).toHaveLength(5);
    expect(text).toContain("/MarkInfo");
    expect(one.equals(other)).toBe(true);
  });

  it("lies in the shop as it was made from today's content, at most 400 KB long", async () => {
    const file = join(root, profileFile);
    expect((await readFile(file)).toString("latin1")).toContain(await contentMark(root));
    expect((await stat(file)).size).toBeLessThanOrEqual(400 * 1024);
  });
});
