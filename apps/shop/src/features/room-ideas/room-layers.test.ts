import { readFileSync } from "node:fs";
import { resolve } from "node:path";
import { describe, expect, it } from "vitest";
import { roomPage } from "#shop/base/content/content-schemas.ts";
import { readContentFile } from "#shop/base/content/read-content-file.ts";
import { roomLayers } from "./room-layers.ts";

const folder = resolve(import.meta.dirname, "../../../content/rooms");

describe.each(Object.keys(roomLayers))("the %s", (room) => {
  const source = readFileSync(`${folder}/${room}.yaml`, "utf8");
  it("names in its content file each light that its picture has, and no other", () => {
    const { things } = readContentFile(roomPage, `rooms/${room}.yaml`, source);
    const named = things.flatMap(({ light }) => light ?? []);
    expect(named.toSorted()).toEqual(roomLayers[room]?.fittings.map(({ id }) => id).toSorted());
  });
  it("is reported where a scene lights what is not there", () => {
    const wrong = source.replace(/^ {6}[a-z-]+: \{ brightness/m, "      lantern: { brightness");
    expect(() => readContentFile(roomPage, "rooms/wrong.yaml", wrong)).toThrow(/scenes\.0\.lights\.lantern/);
  });
});
