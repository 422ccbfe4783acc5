import { expect, it } from "vitest";
import { readBrief } from "./read-brief.ts";

const request = (body: BodyInit, headers: Record<string, string> = {}) =>
  new Request("http://shop.test/form/message/design", { method: "POST", body, headers });

it("reads fields and files, and no file where none was chosen", async () => {
  const form = new FormData();
  form.append("rooms", "living");
  form.append("rooms", "kitchen");
  form.append("files", new File([], ""));
  form.append("files", new File(["bytes"], "plan.jpg", { type: "image/jpeg" }));
  const read = await readBrief(request(form));
  expect(read.ok && read.value.form.getAll("rooms")).toEqual(["living", "kitchen"]);
  expect(read.ok && read.value.files.map(String)).toEqual(["bytes"]);
});

it.each([
  ["not-a-form", request("{}", { "content-type": "application/json" })],
  ["not-a-form", request("--x\r\nbroken", { "content-type": "multipart/form-data; boundary=x" })],
  ["too-large", request(Buffer.alloc(15_100_000), { "content-type": "multipart/form-data; boundary=x" })],
])("says %s", async (code, posted) => {
  expect(await readBrief(posted)).toEqual({ ok: false, code });
});
