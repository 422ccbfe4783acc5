import { mkdtemp, readdir, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { keptPictures, TooBusy } from "./kept-pictures.ts";

describe("pictures for sharing", () => {
  let folder: string;
  beforeEach(async () => {
    folder = await mkdtemp(join(tmpdir(), "precise-test-"));
  });
  afterEach(() => rm(folder, { recursive: true, force: true }));

  const limits = { bytes: 1_000, waiting: 3 };
  const load = async () => new Uint8Array();
  const pictureOf = (text: string) => async () => Buffer.from(text);
  const never = async () => expect.fail("it was loaded again");

  it("abuse 45: are drawn once, however often they are asked for, and also by the next process", async () => {
    const pictures = keptPictures(folder, limits);
    expect(String(await pictures.get("lamp", load, pictureOf("a lamp")))).toBe("a lamp");
    expect(String(await pictures.get("lamp", never, pictureOf("")))).toBe("a lamp");
    expect(String(await keptPictures(folder, limits).get("lamp", never, pictureOf("")))).toBe("a lamp");
  });

  it("abuse 45: are drawn one after another, and a crowd beyond the queue is turned away", async () => {
    const pictures = keptPictures(folder, limits);
    let running = 0;
    let mostAtOnce = 0;
    const drawing = Promise.withResolvers<void>();
    const faults: unknown[] = [];
    const crowd = Array.from({ length: 10 }, (_, at) =>
      pictures
        .get(`lamp ${at}`, load, async () => {
          running += 1;
          mostAtOnce = Math.max(mostAtOnce, running);
          await drawing.promise;
          running -= 1;
          return Buffer.from("a lamp");
        })
        .catch((fault: unknown) => void faults.push(fault)),
    );
    await expect.poll(() => faults).toHaveLength(7);
    for (const fault of faults) expect(fault).toBeInstanceOf(TooBusy);
    drawing.resolve();
    const drawn = (await Promise.all(crowd)).filter((picture) => picture !== undefined);
    expect(drawn.map(String)).toEqual(["a lamp", "a lamp", "a lamp"]);
    expect(mostAtOnce).toBe(1);
    expect(String(await pictures.get("later", load, pictureOf("later")))).toBe("later");
  });

  it("are shared by those who ask at the same time", async () => {
    const pictures = keptPictures(folder, { bytes: 1_000, waiting: 1 });
    const pictureRequests = ["lamp", "lamp", "lamp"].map((name) =>
      pictures.get(name, load, pictureOf("a lamp")),
    );
    expect((await Promise.all(pictureRequests)).map(String)).toEqual(["a lamp", "a lamp", "a lamp"]);
  });

  it("are not kept where drawing fails, so that the next caller tries again", async () => {
    const pictures = keptPictures(folder, limits);
    const failing = pictures.get("lamp", load, () => Promise.reject(new Error("no picture")));
    await expect(failing).rejects.toThrow("no picture");
    expect(String(await pictures.get("lamp", load, pictureOf("a lamp")))).toBe("a lamp");
  });

  it("abuse 45: take no more room than they may", async () => {
    const pictures = keptPictures(folder, limits);
    for (let at = 0; at < 20; at += 1) await pictures.get(`lamp ${at}`, load, pictureOf("x".repeat(100)));
    const files = await readdir(folder);
    expect(files.length).toBeGreaterThan(5);
    expect(files.length).toBeLessThanOrEqual(10);
  });
});
