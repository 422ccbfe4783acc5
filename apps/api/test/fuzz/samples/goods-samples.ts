import { addAttribute } from "@precise/contract/desk/products/attributes";
import { addCategory, fixedCategoryIds } from "@precise/contract/desk/products/categories";
import { applyImport, sendCatalogueFile } from "@precise/contract/desk/products/imports";
import { deskPicture } from "@precise/contract/desk/products/pictures";
import { createProduct, readProduct, saveProductDraft } from "@precise/contract/desk/products/products";
import { successBody } from "@precise/contract/wire/envelope";
import { deskPicturesPath } from "@precise/contract/wire/upload-paths";
import { fetchByHost } from "../../fixtures/fetch-by-host.ts";
import { fixtureCategoryId, putProducts, withdraw } from "../../fixtures/put-products.ts";
import { deskOrigin } from "../../fixtures/start-test-api.ts";
import { pictureContent } from "../../modules/messages/message-samples.ts";
import type { FreshSamples, FuzzShop } from "./fuzz-shop.ts";

/** Products with their categories, attributes and pictures, and files of them. */
export function goodsSamples(shop: FuzzShop): FreshSamples {
  const { api, about, openOwner } = shop;
  let naira = 2_000;
  let families = 0;

  /** Sends what is no JSON, as the desk does. @returns the text of the answer */
  async function upload(path: string, type: string, body: string | Buffer): Promise<unknown> {
    const { headers } = await openOwner();
    const answer = await fetchByHost(new URL(deskOrigin).host, api.url + path, {
      method: "POST",
      headers: { ...headers, "content-type": type },
      body,
    });
    return answer.json();
  }
  /** A file that gives the lamp another price, checked. */
  async function checkedFile(): Promise<string> {
    // What other files wait to change, they change before this one is read.
    await shop.runJobs();
    await shop.putGoods();
    naira += 1;
    const path = `${sendCatalogueFile.path}?name=prices.csv&dry_run=true`;
    const answer = await upload(path, "text/csv", `SKU,Price\nFUZZ-LAMP,${naira}\n`);
    return successBody(sendCatalogueFile.data).parse(answer).data.id;
  }
  async function picture(): Promise<string> {
    const path = `${deskPicturesPath}?name=lamp.webp`;
    const answer = await upload(path, "image/webp", Buffer.from(pictureContent, "base64"));
    return successBody(deskPicture).parse(answer).data.imageUrl;
  }

  /** An attribute that no product has. */
  async function attribute() {
    const code = shop.next("cable").replace("-", "_");
    const kind = { input_type: "number", unit: "mm", filterable: true } as const;
    await (await openOwner()).done(addAttribute, { body: { code, label: `Cable ${code}`, ...kind } });
    return { params: { code } };
  }

  /** A category without products. */
  async function category(): Promise<{ readonly params: { readonly id: number } }> {
    const body = { parent_id: null, name: shop.next("Track Lights") };
    const { categories } = await (await openOwner()).done(addCategory, { body });
    const id = categories.find(({ name }) => name === body.name)?.id ?? 0;
    // The shop of the tests has few, so that a new one may get a number that pages name.
    return fixedCategoryIds.includes(id) ? category() : { params: { id } };
  }
  async function lamp() {
    await shop.putGoods();
    return { params: { sku: "FUZZ-LAMP" } };
  }
  /** A product that no other call is about. */
  async function ownProduct() {
    const sku = shop.next("FUZZ-OWN");
    await putProducts(api.db, [{ sku, price: 100_000, stock: 10 }]);
    return { params: { sku } };
  }
  const halo = { name: "Halo", price: 48_500, category_ids: [fixtureCategoryId] };
  const newHalo = () => ({ sku: shop.next("FUZZ-NEW"), product: halo });
  async function draft() {
    const params = { sku: shop.next("FUZZ-NEW") };
    const body = { product: halo, publish_at: null };
    await (await openOwner()).done(saveProductDraft, { params, body });
    return { params };
  }
  const uploadedFile = async () => ({ params: { id: await checkedFile() } });

  return {
    ...about(uploadedFile, ["readImport", "listImportRows", "applyImport"]),
    ...about(async () => {
      const { params } = await uploadedFile();
      await (await openOwner()).done(applyImport, { params, body: {} });
      await shop.runJobs();
      return { params };
    }, ["undoImport"]),
    ...about(lamp, ["readProduct", "readProductHistory"]),
    ...about(ownProduct, ["withdrawProduct"]),
    ...about(async () => ({ body: newHalo() }), ["createProduct"]),
    ...about(async () => {
      const body = newHalo();
      await (await openOwner()).done(createProduct, { body });
      return { params: { sku: body.sku }, body: { sku: shop.next("FUZZ-COPY") } };
    }, ["duplicateProduct"]),
    ...about(async () => {
      const params = { sku: shop.next("FUZZ-NEW") };
      return { params, body: { product: { name: "Unfinished" }, publish_at: null } };
    }, ["saveProductDraft"]),
    ...about(draft, ["publishProduct", "discardProductDraft"]),
    ...about(async () => {
      const { params } = await lamp();
      const { revision, product } = (await (await openOwner()).done(readProduct, { params })).product;
      if (revision === null || product === null) throw new Error("FUZZ-LAMP is a draft");
      return { params, ifMatch: revision, body: { product } };
    }, ["saveProduct"]),
    ...about(async () => {
      const { params } = await ownProduct();
      await withdraw(api.db, params.sku);
      return { params };
    }, ["restoreProduct"]),
    ...about(category, ["changeCategory", "removeCategory"]),
    ...about(
      async () => ({ ...(await attribute()), body: { label: "Cable", before: null } }),
      ["changeAttribute"],
    ),
    ...about(attribute, ["removeAttribute"]),
    ...about(async () => {
      await shop.putGoods();
      families += 1;
      const [family, to] = [`fuzz-ring-${families}`, `fuzz-halo-${families}`];
      await api.db.query(
        "update product set variant_group = $1, size_label = 'Large' where sku = 'FUZZ-LAMP'",
        [family],
      );
      return { body: { family, to } };
    }, ["renameFamily"]),
    ...about(async () => {
      const imageUrl = await picture();
      return { body: { imageUrl, x: 0.1, y: 0, width: 0.8, height: 1 } };
    }, ["cropDeskPicture"]),
    ...about(
      async () => ({ params: { hash: (await picture()).split("/")[2] ?? "" } }),
      ["readPictureOriginal"],
    ),
  };
}
