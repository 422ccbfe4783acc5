import { expect, it } from "vitest";
import { fileBase64 } from "./file-base64.ts";

it("keeps every byte of a file, whatever its encoding", async () => {
  const bytes = Uint8Array.from({ length: 100_000 }, (_, at) => at % 256);
  const text = await fileBase64(new Blob([bytes]));
  expect(Uint8Array.from(atob(text), (letter) => letter.charCodeAt(0))).toEqual(bytes);
});
