import * as z from "zod/mini";
import { logoPicture } from "../../shop/look.ts";
import { shopLogoPath } from "../../wire/upload-paths.ts";
import { deskRoute } from "../kit/desk-route.ts";

/**
 * A logo's bytes, SVG or PNG, with the file's name as `?name=`. It is drawn again as pictures: what is served is never the file
 * itself. What cannot be taken is 413, 415 or 422 at `logo`, with what to do. It is shown nowhere before it is set
 * (`setShopSetting`, kind `look`).
 */
export const addShopLogo = /* @__PURE__ */ deskRoute({
  method: "POST",
  path: shopLogoPath,
  permission: "settings.owner",
  tag: "Settings",
  summary: "Keeps a logo",
  status: 201,
  yields: "logo",
  data: z.object({ logo: z.object({ ...logoPicture.shape, on_plate: z.boolean() }) }),
  failures: [401, 403, 422],
});
