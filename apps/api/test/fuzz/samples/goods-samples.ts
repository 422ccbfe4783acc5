import { cancelPriceChange, changePrices, undoPriceChange } from "@precise/contract/desk/prices/prices";
import { addAttribute, changeAttribute, removeAttribute } from "@precise/contract/desk/products/attributes";
import { addCategory, removeCategory, renameFamily } from "@precise/contract/desk/products/categories";
import {
  applyImport,
  listImportRows,
  readImport,
  sendCatalogueFile,
  undoImport,
} from "@precise/contract/desk/products/imports";
import { cropDeskPicture, deskPicture, readPictureOriginal } from "@precise/contract/desk/products/pictures";
import {
  discardProductDraft,
  publishProduct,
  readProduct,
  restoreProduct,
  saveProduct,
  saveProductDraft,
} from "@precise/contract/desk/products/products";
import {
  cancelIncoming,
  expectIncoming,
  postponeIncoming,
  receiveIncoming,
} from "@precise/contract/desk/stock";
import {
  applyPriceImport,
  createPriceList,
  listPriceImportLines,
  readPriceImport,
  sendPrices,
} from "@precise/contract/desk/trade/price-lists";
import { lagosDay } from "@precise/contract/nigeria/lagos-days";
import { successBody } from "@precise/contract/wire/envelope";
import { deskPicturesPath } from "@precise/contract/wire/upload-paths";
import { fetchByHost } from "../../fixtures/fetch-by-host.ts";
import { fixtureCategoryId, putProducts, withdraw } from "../../fixtures/put-products.ts";
import { deskOrigin } from "../../fixtures/start-test-api.ts";
import { pictureContent } from "../../modules/messages/message-samples.ts";
import type { FreshSamples, FuzzShop } from "./fuzz-shop.ts";

/** Products with their pictures, prices and pieces, and files of them. */
export function goodsSamples(shop: FuzzShop): FreshSamples {
  const { api, openOwner, sampleOf } = shop;
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

  /** A file of the own prices of a new list, checked. */
  async function checkedPrices() {
    await shop.putGoods();
    await api.db.query("update product set trade_price_kobo = 80000 where sku = 'FUZZ-LAMP'");
    const owner = await openOwner();
    const code = shop.next("frame");
    await owner.done(createPriceList, { body: { code, label: "Frame", percent: 92.5, rounding: 50 } });
    const body = { name: "frame.csv", text: "sku,net\nFUZZ-LAMP,790" };
    const sent = await owner.done(sendPrices, { params: { code }, body });
    return { params: { code, id: sent.import.id }, owner };
  }
  const twelve = [{ sku: "FUZZ-LAMP", quantity: 12 }];
  /** What a supplier is to bring today. */
  async function incoming() {
    await shop.putGoods();
    const owner = await openOwner();
    const body = { supplier: "Glow Ltd", expected_on: lagosDay(new Date()), lines: twelve };
    const { delivery } = await owner.done(expectIncoming, { body });
    return { params: { id: delivery.id }, owner };
  }
  /** An attribute that no product has. */
  async function attribute() {
    const owner = await openOwner();
    const code = shop.next("cable").replace("-", "_");
    const kind = { input_type: "number", unit: "mm", filterable: true } as const;
    await owner.done(addAttribute, { body: { code, label: `Cable ${code}`, ...kind } });
    return { params: { code }, owner };
  }

  return {
    async readImport() {
      return sampleOf(readImport, { params: { id: await checkedFile() } }, await openOwner());
    },
    async listImportRows() {
      return sampleOf(listImportRows, { params: { id: await checkedFile() } }, await openOwner());
    },
    async applyImport() {
      return sampleOf(applyImport, { params: { id: await checkedFile() }, body: {} }, await openOwner());
    },
    async undoImport() {
      const params = { id: await checkedFile() };
      const owner = await openOwner();
      await owner.done(applyImport, { params, body: {} });
      await shop.runJobs();
      return sampleOf(undoImport, { params, body: {} }, owner);
    },
    async applyPriceImport() {
      const { params, owner } = await checkedPrices();
      return sampleOf(applyPriceImport, { params, body: {} }, owner);
    },
    async readPriceImport() {
      const { params, owner } = await checkedPrices();
      return sampleOf(readPriceImport, { params }, owner);
    },
    async listPriceImportLines() {
      const { params, owner } = await checkedPrices();
      return sampleOf(listPriceImportLines, { params }, owner);
    },
    async cancelPriceChange() {
      await shop.putGoods();
      const owner = await openOwner();
      const effective_at = new Date(Date.now() + 86_400_000).toISOString();
      const { change } = await owner.done(changePrices, {
        body: { skus: ["FUZZ-LAMP"], percent: 8, round_to: 50, effective_at },
      });
      return sampleOf(cancelPriceChange, { params: { id: change?.id ?? 0 } }, owner);
    },
    async undoPriceChange() {
      await shop.putGoods();
      const owner = await openOwner();
      const { change } = await owner.done(changePrices, {
        body: { skus: ["FUZZ-LAMP"], percent: 8, round_to: 50 },
      });
      return sampleOf(undoPriceChange, { params: { id: change?.id ?? 0 } }, owner);
    },
    async saveProductDraft() {
      const params = { sku: shop.next("FUZZ-NEW") };
      const body = { product: { name: "Unfinished" }, publish_at: null };
      return sampleOf(saveProductDraft, { params, body }, await openOwner());
    },
    async publishProduct() {
      const owner = await openOwner();
      const params = { sku: shop.next("FUZZ-NEW") };
      const product = { name: "Halo", price: 48_500, category_ids: [fixtureCategoryId] };
      await owner.done(saveProductDraft, { params, body: { product, publish_at: null } });
      return sampleOf(publishProduct, { params, body: {} }, owner);
    },
    async discardProductDraft() {
      const owner = await openOwner();
      const params = { sku: shop.next("FUZZ-NEW") };
      await owner.done(saveProductDraft, { params, body: { product: { name: "Halo" }, publish_at: null } });
      return sampleOf(discardProductDraft, { params }, owner);
    },
    async removeCategory() {
      const owner = await openOwner();
      const body = { parent_id: null, name: shop.next("Track Lights") };
      const { categories } = await owner.done(addCategory, { body });
      const id = categories.find(({ name }) => name === body.name)?.id ?? 0;
      return sampleOf(removeCategory, { params: { id } }, owner);
    },
    async changeAttribute() {
      const { params, owner } = await attribute();
      return sampleOf(changeAttribute, { params, body: { label: "Cable", before: null } }, owner);
    },
    async removeAttribute() {
      const { params, owner } = await attribute();
      return sampleOf(removeAttribute, { params }, owner);
    },
    async saveProduct() {
      await shop.putGoods();
      const owner = await openOwner();
      const params = { sku: "FUZZ-LAMP" };
      const { revision, product } = (await owner.done(readProduct, { params })).product;
      if (revision === null || product === null) throw new Error("FUZZ-LAMP is a draft");
      return sampleOf(saveProduct, { params, ifMatch: revision, body: { product } }, owner);
    },
    async renameFamily() {
      await shop.putGoods();
      families += 1;
      const [family, to] = [`fuzz-ring-${families}`, `fuzz-halo-${families}`];
      await api.db.query(
        "update product set variant_group = $1, size_label = 'Large' where sku = 'FUZZ-LAMP'",
        [family],
      );
      return sampleOf(renameFamily, { body: { family, to } }, await openOwner());
    },
    async cropDeskPicture() {
      const body = { imageUrl: await picture(), x: 0.1, y: 0, width: 0.8, height: 1 };
      return sampleOf(cropDeskPicture, { body }, await openOwner());
    },
    async readPictureOriginal() {
      const hash = (await picture()).split("/")[2] ?? "";
      return sampleOf(readPictureOriginal, { params: { hash } }, await openOwner());
    },
    async receiveIncoming() {
      const { params, owner } = await incoming();
      return sampleOf(receiveIncoming, { params, body: { lines: twelve } }, owner);
    },
    async postponeIncoming() {
      const { params, owner } = await incoming();
      const expected_on = lagosDay(new Date(Date.now() + 7 * 86_400_000));
      return sampleOf(postponeIncoming, { params, body: { expected_on } }, owner);
    },
    async cancelIncoming() {
      const { params, owner } = await incoming();
      return sampleOf(cancelIncoming, { params, body: { reason: "The supplier has no more of it" } }, owner);
    },
    async restoreProduct() {
      await shop.putGoods();
      const sku = shop.next("FUZZ-OLD");
      await putProducts(api.db, [{ sku, price: 100_000, stock: 10 }]);
      await withdraw(api.db, sku);
      return sampleOf(restoreProduct, { params: { sku }, body: {} }, await openOwner());
    },
  };
}
