import { applyImport, sendCatalogueFile } from "@precise/contract/desk/products/imports";
import { deskPicture } from "@precise/contract/desk/products/pictures";
import { successBody } from "@precise/contract/wire/envelope";
import { deskPicturesPath } from "@precise/contract/wire/upload-paths";
import sharp from "sharp";
import { expect, it, onTestFinished } from "vitest";
import { runDeskJobs } from "#api/main/run-desk-jobs.ts";
import { filesInFolder } from "#api/platform/files/open-files.ts";
import { importFile, writeCatalogue } from "../fixtures/catalogue.ts";
import { fetchByHost } from "../fixtures/fetch-by-host.ts";
import { smallCatalogue } from "../fixtures/small-catalogue.ts";
import { startTestApi } from "../fixtures/start-test-api.ts";
import { staffAs } from "./open-desk.ts";

it("a catalogue file at the desk names pictures by the files that were sent with it, the last one of a name", async () => {
  const api = await startTestApi("pglite");
  onTestFinished(() => api.close());
  const owner = await staffAs(api, "owner", { name: "Ngozi Eze" });
  await importFile(
    api,
    await writeCatalogue(api.dataFolder, smallCatalogue([{ sku: "L-01" }, { sku: "L-02" }])),
  );
  const post = async (path: string, type: string, body: string | Buffer) => {
    const headers = { ...owner.headers, "content-type": type };
    return await (
      await fetchByHost("desk.test", `${api.url}${path}`, { method: "POST", headers, body })
    ).json();
  };
  const sent = async (name: string, background: string) => {
    const picture = sharp({ create: { width: 80, height: 80, channels: 3, background } });
    const path = `${deskPicturesPath}?name=${encodeURIComponent(name)}`;
    const answer = await post(path, "application/octet-stream", await picture.png().toBuffer());
    return successBody(deskPicture).parse(answer).data.imageUrl;
  };
  const preview = async (csv: string) => {
    const answer = await post(`${sendCatalogueFile.path}?name=new.csv&dry_run=true`, "text/csv", csv);
    return successBody(sendCatalogueFile.data).parse(answer).data;
  };
  const file = "sku,images\nL-01,Shots/e\u0301toile.PNG\nL-02,ETOILE.png\n";

  const before = await preview(file);
  expect(before.rows.map(({ outcome }) => outcome)).toEqual(["refused", "refused"]);
  expect(before.rows[1]?.reasons[0]?.reason).toBe("there is no picture ETOILE.png; send it with the file");
  await sent("\u00c9toile.png", "#204060");
  await sent("etoile.png", "#602040");
  const last = await sent("etoile.png", "#406020");
  const after = await preview(file);
  expect(after).toMatchObject({ changed: 2, refused: 0 });
  await owner.done(applyImport, { params: { id: after.id }, body: {} });
  await runDeskJobs({ db: api.db, files: filesInFolder(api.dataFolder), unpaidOrderHours: 72 }, () => false);

  const shown = await api.db.query<{ url: string }>(
    "select media_gallery->0->>'imageUrl' as url from product where sku in ('L-01', 'L-02') order by sku",
  );
  expect(shown.map(({ url }) => url.split("/").at(-1))).toEqual(["etoile.webp", "etoile.webp"]);
  expect(shown[0]?.url).not.toBe(shown[1]?.url);
  expect(shown[1]?.url).toBe(last);
});
