import { rememberViewed } from "#shop/features/recently-viewed/kept-viewed.ts";
import type { ViewedProduct } from "#shop/features/recently-viewed/viewed-list.ts";
import { whenRead } from "./when-read.ts";

/** On a product's page: it is remembered, whether or not anything of the page is ever used. @source design D26 */
whenRead(() => {
  const { viewed } = document.querySelector<HTMLElement>("[data-viewed]")?.dataset ?? {};
  // As the server wrote it into the page.
  if (viewed) rememberViewed(JSON.parse(viewed) as ViewedProduct);
});
